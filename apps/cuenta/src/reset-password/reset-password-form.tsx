import { identityMessages, type ResetPassword } from '@puente/domain/identity';
import { Link, useTranslation } from '@puente/platform';
import { apiMessage, isConnectionError } from '@puente/platform/api';
import { Alert, Button, FormErrorSummary } from '@puente/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { errorSummary } from '../form/error-summary.ts';
import formStyles from '../form/form.module.css';
import { newPasswordErrors } from '../form/new-password.rules.ts';
import { rulesResolver } from '../form/rules-resolver.ts';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { useFirstErrorFocus } from '../form/use-first-error-focus.ts';
import { useResetPasswordMutation } from './reset-password-call.ts';

interface ResetPasswordFormProps {
  /** Of the mailed link. */
  code: string;
  onDone: () => void;
}

export function ResetPasswordForm({ code, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation('cuenta');
  const [resetPassword, { isLoading }] = useResetPasswordMutation();
  const [failure, setFailure] = useState<{ title: string; reason?: string | undefined }>();
  const { register, handleSubmit, formState, control } = useForm<ResetPassword>({
    resolver: rulesResolver((values) => newPasswordErrors(values)),
    defaultValues: { code, password: '', passwordConfirmation: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const form = useFirstErrorFocus(submitCount);
  const [password, confirmation] = useWatch({ control, name: ['password', 'passwordConfirmation'] });
  const labels = { password: t('reset.password'), passwordConfirmation: t('reset.confirmPassword') };

  const submit = async (values: ResetPassword) => {
    setFailure(undefined);
    const { error } = await resetPassword(values);
    if (!error) return onDone();
    setFailure(
      isConnectionError(error)
        ? { title: identityMessages.forgotPasswordUnreachable }
        : { title: identityMessages.resetFailed, reason: apiMessage(error) },
    );
  };

  return (
    <form ref={form} noValidate onSubmit={handleSubmit(submit)} className={formStyles.form}>
      {failure && (
        <Alert
          tone="error"
          title={failure.title}
          actions={<Link to="/forgot-password">{t('reset.requestNew')}</Link>}
        >
          {failure.reason}
        </Alert>
      )}
      <FormErrorSummary message={errorSummary(errors, labels)} />
      <NewPasswordFields
        labels={{ password: labels.password, confirmation: labels.passwordConfirmation }}
        password={register('password', { deps: ['passwordConfirmation'] })}
        confirmation={register('passwordConfirmation')}
        typed={{ password, confirmation }}
        errors={{
          password: errors.password?.message,
          confirmation: errors.passwordConfirmation?.message,
        }}
      />
      <Button type="submit" size="large" block loading={isLoading}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
