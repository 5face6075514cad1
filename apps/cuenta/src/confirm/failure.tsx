import { identityMessages } from '@puente/domain/identity';
import { Link, translateText, useTranslation } from '@puente/platform';
import { apiStatus, isConnectionError } from '@puente/platform/api';
import { Alert, Button, buttonClassName, Stack } from '@puente/ui';
import { accountRefusal } from '../session/account-refusal.ts';
import { usePendingAccount } from '../session/pending-account.ts';
import { useTooManyText } from '../session/use-too-many-text.ts';

/** Trying again helps with a server that failed, was not there or had enough, never with a used token. */
export function isFinal(error: unknown): boolean {
  const status = apiStatus(error) ?? 500;
  return status < 500 && status !== 429;
}

export function useFailureText(): (error: unknown) => string {
  const tooManyText = useTooManyText();
  return (error) => tooManyText(error) ?? translateText(failureText(error));
}

function failureText(error: unknown): string {
  if (isConnectionError(error)) return identityMessages.confirmationUnreachable;
  const invalid = accountRefusal(error) === 'confirmation-link-invalid';
  return invalid ? identityMessages.confirmationLinkUsed : identityMessages.confirmationFailed;
}

interface FailureProps {
  text: string;
  onRetry?: (() => unknown) | undefined;
}

export function Failure({ text, onRetry }: FailureProps) {
  const { t } = useTranslation('cuenta');
  const account = usePendingAccount();
  return (
    <Stack gap={5}>
      <Alert tone="error">{text}</Alert>
      <Stack gap={3}>
        {onRetry && (
          <Button size="large" block onClick={() => void onRetry()}>
            {t('confirm.retry')}
          </Button>
        )}
        {/* Signing in with an account that is still unconfirmed offers a new e-mail. */}
        <Link
          to="/login"
          className={buttonClassName({
            variant: onRetry ? 'secondary' : 'primary',
            size: 'large',
            block: true,
          })}
        >
          {t('confirm.login')}
        </Link>
        {account && (
          <Link to="/email-confirmation" className={buttonClassName({ variant: 'quiet', block: true })}>
            {t('confirm.resend')}
          </Link>
        )}
      </Stack>
    </Stack>
  );
}
