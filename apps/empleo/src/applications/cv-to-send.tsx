import { Link, useTranslation } from '@puente/platform';
import { FileText } from 'lucide-react';
import styles from './apply-form.module.css';
import { useSentAlongQuery } from './sent-along.endpoints.ts';

/** Which CV the employer will be able to read, or how to have one. What is being written waits for who goes there. */
export function CvToSend({ seeker }: { seeker: number }) {
  const { t } = useTranslation('empleo');
  const { data, isLoading } = useSentAlongQuery(seeker);
  const name = data?.cv;
  // Nothing is said where nothing is known; while it is asked its line is kept.
  if (name === undefined && !isLoading) return null;
  return (
    <p className={styles.cv} aria-busy={isLoading}>
      {name !== undefined && (
        <>
          <FileText aria-hidden="true" />
          <span>
            {name === null ? t('apply.noCv') : t('apply.cv', { name })}{' '}
            <Link to="/mi-cuenta/curriculum">{t(name === null ? 'apply.addCv' : 'apply.change')}</Link>
          </span>
        </>
      )}
    </p>
  );
}
