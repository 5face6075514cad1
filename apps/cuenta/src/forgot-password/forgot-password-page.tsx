import { identityMessages, normalizeEmail } from '@puente/domain/identity';
import { Link, translateText, useTranslation } from '@puente/platform';
import { isConnectionError } from '@puente/platform/api';
import { errorSummary, useForm } from '@puente/platform/forms';
import { Alert, Button, FormErrorSummary, TextInput } from '@puente/ui';
import { useState } from 'react';
import { email } from '../form/field.rules.ts';
import formStyles from '../form/form.module.css';
import { FormFrame } from '../frame/form-frame.tsx';
import { useTooManyText } from '../session/use-too-many-text.ts';
import { useForgotPasswordMutation } from './forgot-password.endpoints.ts';

export default function ForgotPasswordPage() {
  const { t } = useTranslation('cuenta');
  const [askForLink] = useForgotPasswordMutation();
  const tooManyText = useTooManyText();
  const [outcome, setOutcome] = useState<'sent' | { error: unknown }>();
  const labels = { email: t('forgot.email') };

  const send = async (values: { email: string }) => {
    const { error } = await askForLink({ email: normalizeEmail(values.email) });
    setOutcome(error ? { error } : 'sent');
  };

  const { form, field, errors, submitted, sending } = useForm({
    initial: { email: '' },
    rules: (values) => ({ email: email(values.email) }),
    toldOnLeave: ['email'],
    send,
    onAttempt: () => setOutcome(undefined),
  });

  return (
    <FormFrame
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      footer={<Link to="/login">{t('forgot.back')}</Link>}
    >
      <form {...form} className={formStyles.form}>
        {outcome === 'sent' && (
          <Alert tone="success">{translateText(identityMessages.forgotPasswordSent)}</Alert>
        )}
        {typeof outcome === 'object' && (
          <Alert tone="error">{tooManyText(outcome.error) ?? translateText(failureOf(outcome.error))}</Alert>
        )}
        <FormErrorSummary message={submitted ? errorSummary(errors, labels) : undefined} />
        <TextInput
          {...field('email')}
          label={labels.email}
          error={errors.email}
          type="email"
          autoComplete="email"
          required
        />
        <Button type="submit" size="large" block loading={sending}>
          {t('forgot.submit')}
        </Button>
      </form>
    </FormFrame>
  );
}

function failureOf(error: unknown): string {
  const { forgotPasswordUnreachable, forgotPasswordFailed } = identityMessages;
  return isConnectionError(error) ? forgotPasswordUnreachable : forgotPasswordFailed;
}
