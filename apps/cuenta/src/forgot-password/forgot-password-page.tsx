import { identityMessages, normalizeEmail, type ForgotPassword } from '@puente/domain/identity';
import { Link, useTranslation } from '@puente/platform';
import { isConnectionError } from '@puente/platform/api';
import { Alert, Button, FormErrorSummary, TextInput } from '@puente/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { email } from '../form/field.rules.ts';
import { rulesResolver } from '../form/rules-resolver.ts';
import { errorSummary } from '../form/error-summary.ts';
import formStyles from '../form/form.module.css';
import { useFirstErrorFocus } from '../form/use-first-error-focus.ts';
import { FormFrame } from '../frame/form-frame.tsx';
import { useForgotPasswordMutation } from './forgot-password-call.ts';

export default function ForgotPasswordPage() {
  const { t } = useTranslation('cuenta');
  const [askForLink, { isLoading }] = useForgotPasswordMutation();
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string }>();
  const { register, handleSubmit, formState } = useForm<ForgotPassword>({
    resolver: rulesResolver((values) => ({ email: email(values.email) })),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const form = useFirstErrorFocus(submitCount);
  const labels = { email: t('forgot.email') };

  const submit = async (values: ForgotPassword) => {
    setOutcome(undefined);
    const { error } = await askForLink({ email: normalizeEmail(values.email) });
    if (!error) return setOutcome({ tone: 'success', text: identityMessages.forgotPasswordSent });
    const { forgotPasswordUnreachable, forgotPasswordFailed } = identityMessages;
    setOutcome({
      tone: 'error',
      text: isConnectionError(error) ? forgotPasswordUnreachable : forgotPasswordFailed,
    });
  };

  return (
    <FormFrame
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      footer={<Link to="/login">{t('forgot.back')}</Link>}
    >
      <form ref={form} noValidate onSubmit={handleSubmit(submit)} className={formStyles.form}>
        {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
        <FormErrorSummary message={errorSummary(errors, labels)} />
        <TextInput
          {...register('email')}
          label={labels.email}
          error={errors.email?.message}
          type="email"
          autoComplete="email"
          required
        />
        <Button type="submit" size="large" block loading={isLoading}>
          {t('forgot.submit')}
        </Button>
      </form>
    </FormFrame>
  );
}
