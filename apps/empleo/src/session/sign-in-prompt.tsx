import { signInFirst } from '@puente/domain/jobs';
import { Link, translateText, useLocation, useTranslation } from '@puente/platform';
import { Alert, buttonClassName } from '@puente/ui';

/** For visitors: they sign in or register, and come back to where they were. */
export function SignInPrompt() {
  const { t } = useTranslation('empleo');
  const { pathname, search } = useLocation();
  const state = { from: `${pathname}${search}` };
  return (
    <Alert
      title={translateText(signInFirst)}
      actions={
        <>
          <Link to="/login?role=user" state={state} className={buttonClassName({ size: 'small' })}>
            {t('session.signIn')}
          </Link>
          <Link
            to="/register?role=user"
            state={state}
            className={buttonClassName({ size: 'small', variant: 'secondary' })}
          >
            {t('session.register')}
          </Link>
        </>
      }
    />
  );
}
