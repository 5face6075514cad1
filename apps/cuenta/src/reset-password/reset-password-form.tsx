import { identityMessages, type ResetPassword } from '@puente/domain/identity';
import { Link, translateText, useTranslation } from '@puente/platform';
import { apiMessage, isConnectionError } from '@puente/platform/api';
import { errorSummary, serverFieldErrors, useForm } from '@puente/platform/forms';
import { InSight } from '@puente/section-kit';
import { Alert, Button, FormErrorSummary } from '@puente/ui';
import { useState } from 'react';
import formStyles from '../form/form.module.css';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { newPasswordErrors } from '../form/new-password.rules.ts';
import { useTooManyText } from '../session/use-too-many-text.ts';
import { useResetPasswordMutation } from './reset-password.endpoints.ts';

interface ResetPasswordFormProps {
  /** Of the mailed link. */
  code: string;
  onDone: () => void;
}

const initial = { password: '', passwordConfirmation: '' };

export function ResetPasswordForm({ code, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation('cuenta');
  const [resetPassword] = useResetPasswordMutation();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const labels = { password: t('reset.password'), passwordConfirmation: t('reset.confirmPassword') };

  const send = async (values: Omit<ResetPassword, 'code'>) => {
    const { error } = await resetPassword({ code, ...values });
    if (!error) return onDone();
    const wrong = serverFieldErrors(error, ['password', 'passwordConfirmation']);
    if (wrong) return refuse(wrong);
    setFailure({ error });
  };
  const { form, field, errors, sending, refuse } = useForm({
    initial,
    rules: (values) => newPasswordErrors(values),
    send,
    onAttempt: () => setFailure(undefined),
  });

  return (
    <form {...form} className={formStyles.form}>
      <FormErrorSummary message={errorSummary(errors, labels)} />
      <NewPasswordFields
        password={{ ...field('password'), label: labels.password, error: errors.password }}
        confirmation={{
          ...field('passwordConfirmation'),
          label: labels.passwordConfirmation,
          error: errors.passwordConfirmation,
        }}
      />
      {failure && (
        <InSight>
          <Refusal error={failure.error} />
        </InSight>
      )}
      <Button type="submit" size="large" block loading={sending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}

/** Why there is no new password yet. Somebody who tried too often needs no other link, only time. */
function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation('cuenta');
  const tooMany = useTooManyText()(error);
  if (tooMany) return <Alert tone="error">{tooMany}</Alert>;
  const { forgotPasswordUnreachable, resetFailed } = identityMessages;
  const offline = isConnectionError(error);
  const reason = offline ? undefined : apiMessage(error);
  return (
    <Alert
      tone="error"
      title={translateText(offline ? forgotPasswordUnreachable : resetFailed)}
      actions={<Link to="/forgot-password">{t('reset.requestNew')}</Link>}
    >
      {reason && translateText(reason)}
    </Alert>
  );
}
