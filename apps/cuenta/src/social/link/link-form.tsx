import { identityMessages, providerLabels, resendPauseSeconds } from '@puente/domain/identity';
import { Link, translateText, useTranslation } from '@puente/platform';
import { apiMessage, apiRetryAfter, apiStatus } from '@puente/platform/api';
import { errorSummary, useForm } from '@puente/platform/forms';
import { InSight } from '@puente/section-kit';
import { Alert, Button, FormErrorSummary, PasswordInput } from '@puente/ui';
import { useState } from 'react';
import { useCountdown } from '../../email-confirmation/use-countdown.ts';
import { givenPassword } from '../../form/field.rules.ts';
import formStyles from '../../form/form.module.css';
import { accountRefusal } from '../../session/account-refusal.ts';
import { useTooManyText, useWaitText } from '../../session/use-too-many-text.ts';
import { type PendingLink } from './kept-link.ts';
import { useLinkByPasswordMutation, useMailLinkMutation } from './link-by-password.endpoints.ts';
import { useLinkEntry } from './use-link-entry.ts';

interface LinkFormProps {
  link: PendingLink;
  /** The time to prove it is over, or it was proved. */
  onOver: () => void;
}

/** The two proofs that an account is one's own: its password, and a link mailed to it. */
export function LinkForm({ link, onOver }: LinkFormProps) {
  const { t } = useTranslation('cuenta');
  const [linkByPassword] = useLinkByPasswordMutation();
  const goOn = useLinkEntry(link);
  const tooManyText = useTooManyText();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const label = t('link.password');

  const refused = (error: unknown) =>
    accountRefusal(error) === 'link-expired' ? onOver() : setFailure({ error });
  const send = async ({ password }: { password: string }) => {
    const answer = await linkByPassword({ token: link.token, password });
    if (await goOn(answer)) return;
    if (apiStatus(answer.error) === 401) return refuse({ password: identityMessages.linkPasswordWrong });
    refused(answer.error);
  };
  const { form, field, errors, sending, refuse } = useForm({
    initial: { password: '' },
    rules: ({ password }) => ({ password: givenPassword(password) }),
    send,
    onAttempt: () => setFailure(undefined),
  });

  const text = failure && (apiMessage(failure.error) ?? identityMessages.serverUnreachable);
  return (
    <>
      <form {...form} className={formStyles.form}>
        <FormErrorSummary message={errorSummary(errors, { password: label })} />
        <PasswordInput
          {...field('password')}
          label={label}
          error={errors.password}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          autoComplete="current-password"
          required
        />
        <Link to="/forgot-password" className={formStyles.beside}>
          {t('login.forgot')}
        </Link>
        {text && (
          <InSight>
            <Alert tone="error">{tooManyText(failure.error) ?? translateText(text)}</Alert>
          </InSight>
        )}
        <Button type="submit" size="large" block loading={sending}>
          {t('link.submit', { provider: providerLabels[link.provider] })}
        </Button>
      </form>
      <MailedLink token={link.token} onAttempt={() => setFailure(undefined)} onRefused={refused} />
    </>
  );
}

interface MailedLinkProps {
  token: string;
  onAttempt: () => void;
  onRefused: (error: unknown) => void;
}

function MailedLink({ token, onAttempt, onRefused }: MailedLinkProps) {
  const { t } = useTranslation('cuenta');
  const [mailLink, { isLoading, isSuccess }] = useMailLinkMutation();
  const waitText = useWaitText();
  const { left, restart } = useCountdown(0);

  const send = async () => {
    onAttempt();
    const { error } = await mailLink({ token });
    if (!error) return restart(resendPauseSeconds);
    if (apiStatus(error) === 429) restart(apiRetryAfter(error) ?? resendPauseSeconds);
    onRefused(error);
  };
  return (
    <>
      <p>{t('link.orMail')}</p>
      {isSuccess && <Alert tone="success">{t('link.mailed')}</Alert>}
      <Button
        variant="secondary"
        size="large"
        block
        disabled={left > 0}
        loading={isLoading}
        onClick={() => void send()}
      >
        {left > 0 ? t('link.mailIn', { wait: waitText(left) }) : t('link.mail')}
      </Button>
    </>
  );
}
