import { type UserType } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { errorSummary } from '../form/error-summary.ts';
import { registrationFields } from './registration.rules.ts';
import { type RegistrationState } from './use-registration.ts';

/** The combined error, in the order of the fields on the screen. */
export function useSummary({ formState, taken }: RegistrationState, role: UserType): string | undefined {
  const { t } = useTranslation('cuenta');
  if (formState.submitCount === 0) return undefined;
  const { username, email } = taken.errors;
  const inUse = {
    ...(username && { username: { type: 'taken', message: username } }),
    ...(email && { email: { type: 'taken', message: `${email} ${t('register.emailTakenLogin')}` } }),
  };
  const labels = Object.fromEntries(registrationFields(role).map((field) => [field, t(`register.${field}`)]));
  return errorSummary({ ...inUse, ...formState.errors }, labels);
}
