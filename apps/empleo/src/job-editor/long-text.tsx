import { formatNumber, useTranslation } from '@puente/platform';
import { TextArea, type TextAreaProps, VisuallyHidden } from '@puente/ui';
import styles from './job-form.module.css';

interface LongTextProps extends TextAreaProps {
  value: string;
  /** Longest accepted text, in characters. */
  limit: number;
}

/** What is told aloud: that these many characters are left, and not each one. */
const told = [0, 10, 50, 100, 200];

/** A text area that counts what is left. What is too long stays: it is for its writer to shorten. */
export function LongText({ limit, ...area }: LongTextProps) {
  const { t } = useTranslation('empleo');
  const left = limit - area.value.trim().length;
  const say = (count: number) =>
    t(count < 0 ? 'editor.over' : 'editor.left', {
      count: Math.abs(count),
      shown: formatNumber(Math.abs(count)),
    });
  const step = left < 0 ? -1 : told.find((count) => left <= count);
  return (
    <div className={styles.wide}>
      <TextArea {...area} />
      <p className={styles.counter} aria-hidden="true" data-over={left < 0 || undefined}>
        {say(left)}
      </p>
      <VisuallyHidden>
        <span role="status">{step === undefined ? '' : step < 0 ? t('editor.tooLong') : say(step)}</span>
      </VisuallyHidden>
    </div>
  );
}
