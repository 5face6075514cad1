import { identityMessages, resetRedirectSeconds } from '@puente/domain/identity';
import { Link, translateText, useNavigate, useTranslation } from '@puente/platform';
import { Alert, buttonClassName } from '@puente/ui';
import { useEffect, useState } from 'react';
import { FormFrame } from '../frame/form-frame.tsx';
import { useMailedQuery } from '@puente/section-kit';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Where the mailed link leads. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('cuenta');
  const code = useMailedQuery('code').get('code');
  const [done, setDone] = useState(false);
  const toLogin = buttonClassName({ size: 'large', block: true });
  return (
    <FormFrame title={t('reset.title')} lead={code && !done && t('reset.lead')}>
      {!code && (
        <>
          <Alert tone="error">{t('reset.invalid')}</Alert>
          <Link to="/forgot-password" className={toLogin}>
            {t('reset.requestNew')}
          </Link>
        </>
      )}
      {code && !done && <ResetPasswordForm code={code} onDone={() => setDone(true)} />}
      {done && (
        <>
          <Alert tone="success">{translateText(identityMessages.resetDone)}</Alert>
          <Link to="/login" className={toLogin}>
            {t('reset.login')}
          </Link>
          <LeaveForLogin />
        </>
      )}
    </FormFrame>
  );
}

/** Goes to the sign-in page once the success could be read. */
function LeaveForLogin() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), resetRedirectSeconds * 1000);
    return () => clearTimeout(timer);
  }, [navigate]);
  return null;
}
