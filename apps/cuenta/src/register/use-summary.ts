import { type UserType } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { errorSummary } from '../form/error-summary.ts';
import { type RegistrationField } from './registration.rules.ts';
import { type RegistrationState } from './use-registration.ts';

const companyFields = ['nombreEmpresa', 'puestoEmpresa', 'estado', 'codigoPostal', 'telefono'] as const;

/** The combined error, in the order of the fields on the screen. */
export function useSummary({ formState, taken }: RegistrationState, role: UserType): string | undefined {
  const { t } = useTranslation('cuenta');
  if (formState.submitCount === 0) return undefined;
  const { username, email } = taken.errors;
  const inUse = {
    ...(username && { username: { type: 'taken', message: username } }),
    ...(email && { email: { type: 'taken', message: `${email} ${t('register.emailTakenLogin')}` } }),
  };
  const fields: RegistrationField[] = [
    'username',
    'nombre',
    'apellido',
    ...(role === 'employer' ? companyFields : []),
    'email',
    'confirmEmail',
    'password',
    'confirmPassword',
    'captcha',
    'terms',
  ];
  const labels = Object.fromEntries(fields.map((field) => [field, t(`register.${field}`)]));
  return errorSummary({ ...inUse, ...formState.errors }, labels);
}
