import { useTranslation } from '@puente/platform';
import { Checkbox } from '@puente/ui';
import styles from './captcha-field.module.css';
import { type Captcha } from './use-captcha.ts';

interface CaptchaFieldProps {
  captcha: Captcha;
  error: string | null | undefined;
}

export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const { t } = useTranslation('cuenta');
  const { state, human } = captcha;
  return (
    <div className={styles.box}>
      <Checkbox
        label={t('captcha.label')}
        hint={t('captcha.hint')}
        error={state === 'failed' ? t('captcha.failed') : error}
        checked={human}
        required
        onChange={(event) => {
          captcha.check(event.currentTarget.checked);
        }}
      />
      <p role="status" className={styles.status} data-state={state}>
        {state === 'checking' && t('captcha.checking')}
        {state === 'verified' && t('captcha.verified')}
      </p>
    </div>
  );
}
