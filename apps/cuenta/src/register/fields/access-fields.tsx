import { identityMessages, normalizeEmail, userLimits, type UserType } from '@puente/domain/identity';
import { Link, translateText, useLocation, useTranslation } from '@puente/platform';
import { TextInput } from '@puente/ui';
import formStyles from '../../form/form.module.css';
import { NewPasswordFields } from '../../form/new-password-fields.tsx';
import { ownDataOf } from '../values/registration.rules.ts';
import { useAvailabilityText } from '../availability/use-availability-text.ts';
import { type RegistrationState } from '../use-registration.ts';

interface AccessFieldsProps {
  registration: RegistrationState;
  role: UserType;
}

export function AccessFields({ registration, role }: AccessFieldsProps) {
  const { t } = useTranslation('cuenta');
  const state: unknown = useLocation().state;
  const { field, change, leave, taken, values, errors } = registration;
  const usernameText = useAvailabilityText(
    taken.username,
    translateText(identityMessages.usernameCharacters),
  );
  const email = useAvailabilityText(taken.email, t('register.emailHint'));
  // A repetition that is not finished is not yet different.
  const differs = !normalizeEmail(values.email).startsWith(normalizeEmail(values.confirmEmail));
  const emailError = (text: string | null | undefined) =>
    text === translateText(identityMessages.emailTaken) ? (
      <>
        {text}{' '}
        <Link to={`/login?role=${role}`} state={state}>
          {t('register.emailTakenLogin')}
        </Link>
      </>
    ) : (
      text
    );
  return (
    <fieldset className={formStyles.group}>
      <legend>{t('register.access')}</legend>
      <TextInput
        {...registration.usernameField()}
        {...usernameText}
        {...(registration.usernameIsSuggested && { hint: t('register.usernameHint') })}
        label={t('register.username')}
        error={errors.username ?? taken.errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={userLimits.username}
        required
      />
      <TextInput
        {...field('email')}
        {...email}
        onBlur={() => {
          change({ email: normalizeEmail(values.email) });
          leave('email');
          taken.leaveEmail();
        }}
        label={t('register.email')}
        error={emailError(errors.email ?? taken.errors.email)}
        type="email"
        autoComplete="email"
        required
      />
      <TextInput
        {...field('confirmEmail')}
        onBlur={() => {
          change({ confirmEmail: normalizeEmail(values.confirmEmail) });
          leave('confirmEmail');
        }}
        label={t('register.confirmEmail')}
        error={errors.confirmEmail ?? (differs && translateText(identityMessages.emailsDiffer))}
        type="email"
        autoComplete="off"
        required
      />
      <NewPasswordFields
        password={{ ...field('password'), label: t('register.password'), error: errors.password }}
        confirmation={{
          ...field('confirmPassword'),
          label: t('register.confirmPassword'),
          error: errors.confirmPassword,
        }}
        ownData={ownDataOf(values, role)}
      />
    </fieldset>
  );
}
