import { identityMessages } from '@puente/domain/identity';
import { Link, Navigate, translateText, useSearchParams, useTranslation } from '@puente/platform';
import { apiStatus, isConnectionError } from '@puente/platform/api';
import { Alert, Button, buttonClassName, SkeletonList, Stack } from '@puente/ui';
import { FormFrame } from '../frame/form-frame.tsx';
import { accountRefusal } from '../session/account-refusal.ts';
import { usePendingAccount } from '../session/pending-account.ts';
import { useAskedRole } from '../session/asked-role.ts';
import { useConfirmEmailQuery } from './confirm-email.endpoints.ts';

/** Where the mailed link leads. */
export default function ConfirmPage() {
  const { t } = useTranslation('cuenta');
  const token = useSearchParams()[0].get('token');
  return (
    <FormFrame title={t('confirm.title')}>
      {token ? <Confirmation token={token} /> : <Failure text={identityMessages.confirmationTokenMissing} />}
    </FormFrame>
  );
}

function Confirmation({ token }: { token: string }) {
  const { t } = useTranslation('cuenta');
  const linkRole = useAskedRole();
  const role = usePendingAccount()?.role ?? linkRole;
  const { isSuccess, error, isFetching, refetch } = useConfirmEmailQuery(token);
  if (isSuccess) return <Navigate to={`/correo-confirmado${role ? `?role=${role}` : ''}`} replace />;
  if (error && !isFetching)
    return <Failure text={failureText(error)} onRetry={isFinal(error) ? undefined : refetch} />;
  return <SkeletonList label={t('confirm.working')} count={2} />;
}

/** Trying again helps with a server that failed or was not there, never with a used token. */
const isFinal = (error: unknown) => (apiStatus(error) ?? 500) < 500;

function failureText(error: unknown): string {
  if (isConnectionError(error)) return identityMessages.confirmationUnreachable;
  const invalid = accountRefusal(error) === 'confirmation-link-invalid';
  return invalid ? identityMessages.confirmationLinkUsed : identityMessages.confirmationFailed;
}

interface FailureProps {
  /** Of the domain. */
  text: string;
  onRetry?: (() => unknown) | undefined;
}

function Failure({ text, onRetry }: FailureProps) {
  const { t } = useTranslation('cuenta');
  const account = usePendingAccount();
  return (
    <Stack gap={5}>
      <Alert tone="error">{translateText(text)}</Alert>
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
