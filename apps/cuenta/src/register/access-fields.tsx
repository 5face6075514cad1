import { identityMessages, normalizeEmail, type UserType } from '@puente/domain/identity';
import { Link, useTranslation } from '@puente/platform';
import { TextInput } from '@puente/ui';
import formStyles from '../form/form.module.css';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { ownDataOf } from './registration.rules.ts';
import { useAvailabilityText } from './use-availability-text.ts';
import { type RegistrationState } from './use-registration.ts';

interface AccessFieldsProps {
  registration: RegistrationState;
  role: UserType;
}

export function AccessFields({ registration, role }: AccessFieldsProps) {
  const { t } = useTranslation('cuenta');
  const { register, taken, values, formState } = registration;
  const { errors } = formState;
  const email = useAvailabilityText(taken.email, t('register.emailHint'));
  const emailField = register('email', { deps: ['confirmEmail'] });
  // A repetition that is not finished is not yet different.
  const differs = !normalizeEmail(values.email).startsWith(normalizeEmail(values.confirmEmail));
  const emailTaken = taken.errors.email && (
    <>
      {taken.errors.email} <Link to={`/login?role=${role}`}>{t('register.emailTakenLogin')}</Link>
    </>
  );
  return (
    <fieldset className={formStyles.group}>
      <legend>{t('register.access')}</legend>
      <TextInput
        {...emailField}
        {...email}
        onBlur={(event) => {
          taken.leaveEmail(event.target.value);
          return emailField.onBlur(event);
        }}
        label={t('register.email')}
        error={errors.email?.message ?? emailTaken}
        type="email"
        autoComplete="email"
        required
      />
      <TextInput
        {...register('confirmEmail')}
        label={t('register.confirmEmail')}
        error={errors.confirmEmail?.message ?? (differs && identityMessages.emailsDiffer)}
        type="email"
        autoComplete="off"
        required
      />
      <NewPasswordFields
        labels={{ password: t('register.password'), confirmation: t('register.confirmPassword') }}
        password={register('password', { deps: ['confirmPassword'] })}
        confirmation={register('confirmPassword')}
        typed={{ password: values.password, confirmation: values.confirmPassword }}
        errors={{ password: errors.password?.message, confirmation: errors.confirmPassword?.message }}
        ownData={ownDataOf(values, role)}
      />
    </fieldset>
  );
}
