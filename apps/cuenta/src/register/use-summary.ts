import { identityMessages, type UserType } from '@puente/domain/identity';
import { translateText, useTranslation } from '@puente/platform';
import { errorSummary } from '@puente/platform/forms';
import { registrationFields } from './values/registration.rules.ts';
import { type RegistrationState } from './use-registration.ts';

/** The combined error, in the order of the fields on the screen. */
export function useSummary(registration: RegistrationState, role: UserType): ReturnType<typeof errorSummary> {
  const { t } = useTranslation('cuenta');
  const { errors, taken, submitted } = registration;
  if (!submitted) return undefined;
  const username = errors.username ?? taken.errors.username;
  const email = errors.email ?? taken.errors.email;
  const emailText =
    email === translateText(identityMessages.emailTaken)
      ? `${email} ${t('register.emailTakenLogin')}`
      : email;
  const fields = registrationFields(role).flatMap((field) =>
    field === 'terms' ? (['captcha', field] as const) : [field],
  );
  const labels = Object.fromEntries(fields.map((field) => [field, t(`register.${field}`)]));
  return errorSummary({ ...errors, username, email: emailText }, labels);
}
