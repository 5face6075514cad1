import { identityMessages, type ChangePassword } from '@puente/domain/identity';
import { sessionActions, translateText, useAppDispatch, useTranslation } from '@puente/platform';
import { apiMessage, isConnectionError } from '@puente/platform/api';
import { errorSummary, serverFieldErrors, useForm } from '@puente/platform/forms';
import { InSight } from '@puente/section-kit';
import { Alert, Button, FormErrorSummary, PasswordInput } from '@puente/ui';
import { useState } from 'react';
import formStyles from '../form/form.module.css';
import { changePasswordErrors } from '../form/new-password.rules.ts';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { type OwnProfile } from '../personal-data/own-profile.endpoints.ts';
import { useTooManyText } from '../session/use-too-many-text.ts';
import { useChangePasswordMutation } from './change-password.endpoints.ts';

const initial = { currentPassword: '', password: '', passwordConfirmation: '' };

export function ChangePasswordForm({ user }: { user: OwnProfile }) {
  const { t } = useTranslation('cuenta');
  const dispatch = useAppDispatch();
  const [changePassword] = useChangePasswordMutation();
  const tooManyText = useTooManyText();
  const [outcome, setOutcome] = useState<'done' | { error: unknown }>();
  const labels = {
    currentPassword: t('security.current'),
    password: t('security.password'),
    passwordConfirmation: t('security.confirmPassword'),
  };

  const send = async (values: ChangePassword) => {
    const { data, error } = await changePassword(values);
    if (data) {
      dispatch(sessionActions.signIn(data));
      reset();
      return setOutcome('done');
    }
    const wrong = serverFieldErrors(error, ['currentPassword', 'password', 'passwordConfirmation']);
    if (wrong) return refuse(wrong);
    setOutcome({ error });
  };
  const { form, field, errors, sending, refuse, reset } = useForm({
    initial,
    rules: (values) => changePasswordErrors(values, user),
    send,
    onAttempt: () => setOutcome(undefined),
  });

  return (
    <form {...form} className={formStyles.form}>
      <FormErrorSummary message={errorSummary(errors, labels)} />
      {/* Lets password managers file the new password under the right account. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordInput
        {...field('currentPassword')}
        label={labels.currentPassword}
        error={errors.currentPassword}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        password={{ ...field('password'), label: labels.password, error: errors.password }}
        confirmation={{
          ...field('passwordConfirmation'),
          label: labels.passwordConfirmation,
          error: errors.passwordConfirmation,
        }}
        ownData={user}
      />
      {outcome && (
        <InSight>
          {outcome === 'done' ? (
            <Alert tone="success">{t('security.done')}</Alert>
          ) : (
            <Alert tone="error">
              {tooManyText(outcome.error) ?? translateText(failureOf(outcome.error) ?? t('security.failed'))}
            </Alert>
          )}
        </InSight>
      )}
      <Button type="submit" size="large" loading={sending}>
        {t('security.submit')}
      </Button>
    </form>
  );
}

const failureOf = (error: unknown) =>
  isConnectionError(error) ? identityMessages.serverUnreachable : apiMessage(error);
