import { identityMessages, providerLabels, resendPauseSeconds } from '@puente/domain/identity';
import { Link, Navigate, translateText, useSession, useTranslation } from '@puente/platform';
import { apiRetryAfter, apiStatus } from '@puente/platform/api';
import { Alert, Button, buttonClassName, Stack } from '@puente/ui';
import { useState } from 'react';
import { FormFrame } from '../frame/form-frame.tsx';
import { usePendingAccount } from '../session/pending-account.ts';
import { useSocialSignUp } from '../social/social-sign-up.ts';
import { useTooManyText, useWaitText } from '../session/use-too-many-text.ts';
import styles from './email-confirmation.module.css';
import { useResendConfirmationMutation } from './resend-confirmation.endpoints.ts';
import { useCountdown } from './use-countdown.ts';

export default function EmailConfirmationPage() {
  const { t } = useTranslation('cuenta');
  const session = useSession();
  const account = usePendingAccount();
  const { left, restart } = useCountdown(resendPauseSeconds);
  const [resend, { isLoading }] = useResendConfirmationMutation();
  const tooManyText = useTooManyText();
  const waitText = useWaitText();
  const [outcome, setOutcome] = useState<'resent' | 'nobody' | { error: unknown }>();

  const sendAgain = async () => {
    if (!account) return setOutcome('nobody');
    setOutcome(undefined);
    const { error } = await resend({ email: account.email });
    if (!error) {
      restart(resendPauseSeconds);
      return setOutcome('resent');
    }
    if (apiStatus(error) === 429) restart(apiRetryAfter(error) ?? resendPauseSeconds);
    setOutcome({ error });
  };

  // Only the provider told the address: by another sign-in with it the mail comes again.
  const { provider, role } = useSocialSignUp() ?? {};
  const anotherWay = buttonClassName({ variant: 'secondary', size: 'large', block: true });

  // Confirmed meanwhile, if in the tab that the mail opened.
  if (session.status === 'signed-in') return <Navigate replace to="/mi-cuenta" />;
  return (
    <FormFrame
      title={t('emailConfirmation.title')}
      footer={
        <p>
          {t('emailConfirmation.wrongEmail')}{' '}
          <Link to={`/register?role=${account?.role ?? 'user'}`}>{t('emailConfirmation.registerAgain')}</Link>
        </p>
      }
    >
      <Stack gap={3}>
        {account ? (
          <p>
            {t('emailConfirmation.sentTo')} <strong className={styles.email}>{account.email}</strong>.
          </p>
        ) : (
          <p>{t(provider ? 'emailConfirmation.sent' : 'emailConfirmation.cold')}</p>
        )}
        {(account || provider) && (
          <>
            <p>{t('emailConfirmation.next')}</p>
            <p className={styles.soft}>
              {t(provider ? 'emailConfirmation.spamSocial' : 'emailConfirmation.spam')}
            </p>
          </>
        )}
      </Stack>
      {!account && !provider && (
        <Link to="/login" className={buttonClassName({ size: 'large', block: true })}>
          {t('confirm.login')}
        </Link>
      )}
      {outcome === 'resent' && <Alert tone="success">{t('emailConfirmation.resent')}</Alert>}
      {outcome === 'nobody' && (
        <Alert tone="error">{translateText(identityMessages.resendEmailMissing)}</Alert>
      )}
      {typeof outcome === 'object' && (
        <Alert tone="error">
          {tooManyText(outcome.error) ?? translateText(identityMessages.resendFailed)}
        </Alert>
      )}
      {provider ? (
        <Link to={`/login?role=${role ?? 'user'}`} className={anotherWay}>
          {t('emailConfirmation.againWith', { provider: providerLabels[provider] })}
        </Link>
      ) : (
        <Button
          variant="secondary"
          size="large"
          block
          disabled={left > 0}
          loading={isLoading}
          onClick={sendAgain}
          className={styles.resend}
        >
          {left > 0
            ? t('emailConfirmation.resendIn', { wait: waitText(left) })
            : t('emailConfirmation.resend')}
        </Button>
      )}
    </FormFrame>
  );
}
