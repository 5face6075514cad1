import { identityMessages } from '@puente/domain/identity';
import { Link, translateText, useTranslation } from '@puente/platform';
import { Alert } from '@puente/ui';
import { useTooManyText } from '../session/use-too-many-text.ts';
import { type LoginRefusal } from './login-refusal.ts';

interface LoginRefusalAlertProps {
  refusal: LoginRefusal;
  email: string;
}

export function LoginRefusalAlert({ refusal, email }: LoginRefusalAlertProps) {
  const { t } = useTranslation('cuenta');
  const tooManyText = useTooManyText();
  switch (refusal.kind) {
    case 'offline':
      return <Alert tone="error">{translateText(identityMessages.serverUnreachable)}</Alert>;
    case 'too-many':
      return <Alert tone="error">{tooManyText(refusal.error)}</Alert>;
    case 'wrong-role':
      return <Alert tone="error">{translateText(refusal.message)}</Alert>;
    case 'locked':
      return (
        <Alert tone="error" actions={<Link to="/contacto">{t('login.writeToUs')}</Link>}>
          {translateText(refusal.message)}
        </Alert>
      );
    case 'existing-account':
      return (
        <Alert
          tone="error"
          actions={
            refusal.unconfirmed && (
              <Link to="/email-confirmation" state={{ email }}>
                {t('login.resend')}
              </Link>
            )
          }
        >
          {translateText(refusal.message)}
        </Alert>
      );
    case 'wrong-credentials': {
      // The question at its end is the way to a new password.
      const question = t('login.forgot');
      return (
        <Alert tone="error">
          {translateText(identityMessages.credentialsWrong).replace(question, '')}
          <Link to="/forgot-password">{question}</Link>
        </Alert>
      );
    }
  }
}
