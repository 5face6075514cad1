import { identityMessages, type ChangePassword } from '@puente/domain/identity';
import { sessionActions, useAppDispatch, useTranslation, type SessionUser } from '@puente/platform';
import { apiMessage, isConnectionError } from '@puente/platform/api';
import { Alert, Button, FormErrorSummary, PasswordInput } from '@puente/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { errorSummary } from '../form/error-summary.ts';
import formStyles from '../form/form.module.css';
import { givenPassword } from '../form/field.rules.ts';
import { newPasswordErrors } from '../form/new-password.rules.ts';
import { rulesResolver } from '../form/rules-resolver.ts';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { serverFieldErrors } from '../form/server-field-errors.ts';
import { useFirstErrorFocus } from '../form/use-first-error-focus.ts';
import { useChangePasswordMutation } from './change-password-call.ts';

const empty: ChangePassword = { currentPassword: '', password: '', passwordConfirmation: '' };
const fields = ['currentPassword', 'password', 'passwordConfirmation'] as const;

export function ChangePasswordForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation('cuenta');
  const dispatch = useAppDispatch();
  const ownData = [user.username, user.email, user.nombre, user.apellido ?? ''];
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string }>();
  const { register, handleSubmit, formState, control, reset, setError } = useForm<ChangePassword>({
    resolver: rulesResolver((values) => ({
      currentPassword: givenPassword(values.currentPassword),
      ...newPasswordErrors(values, ownData),
    })),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const form = useFirstErrorFocus(submitCount);
  const [password, confirmation] = useWatch({ control, name: ['password', 'passwordConfirmation'] });
  const labels = {
    currentPassword: t('security.current'),
    password: t('security.password'),
    passwordConfirmation: t('security.confirmPassword'),
  };

  const submit = async (values: ChangePassword) => {
    setOutcome(undefined);
    const { data, error } = await changePassword(values);
    if (data) {
      dispatch(sessionActions.signIn(data));
      reset(empty);
      return setOutcome({ tone: 'success', text: t('security.done') });
    }
    const wrong = serverFieldErrors(error, fields);
    for (const { field, message } of wrong) setError(field, { message });
    if (wrong.length > 0) return;
    const text = isConnectionError(error) ? identityMessages.serverUnreachable : apiMessage(error);
    setOutcome({ tone: 'error', text: text ?? t('security.failed') });
  };

  return (
    <form ref={form} noValidate onSubmit={handleSubmit(submit)} className={formStyles.form}>
      {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
      <FormErrorSummary message={errorSummary(errors, labels)} />
      {/* Lets password managers file the new password under the right account. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordInput
        {...register('currentPassword')}
        label={labels.currentPassword}
        error={errors.currentPassword?.message}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        labels={{ password: labels.password, confirmation: labels.passwordConfirmation }}
        password={register('password', { deps: ['passwordConfirmation'] })}
        confirmation={register('passwordConfirmation')}
        typed={{ password, confirmation }}
        errors={{
          password: errors.password?.message,
          confirmation: errors.passwordConfirmation?.message,
        }}
        ownData={ownData}
      />
      <Button type="submit" size="large" loading={isLoading}>
        {t('security.submit')}
      </Button>
    </form>
  );
}
