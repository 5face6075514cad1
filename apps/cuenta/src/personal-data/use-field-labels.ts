import { useTranslation } from '@puente/platform';
import { type ProfileField } from './profile-form-values.ts';

/** In the order of the form: those of the registration, which asked for the same. */
export function useFieldLabels(): Record<ProfileField, string> {
  const { t } = useTranslation('cuenta');
  return {
    nombre: t('register.nombre'),
    apellido: t('register.apellido'),
    telefono: t('register.telefono'),
    nombreEmpresa: t('register.nombreEmpresa'),
    puestoEmpresa: t('register.puestoEmpresa'),
    pais: t('profile.pais'),
    estado: t('register.estado'),
    codigoPostal: t('register.codigoPostal'),
  };
}
