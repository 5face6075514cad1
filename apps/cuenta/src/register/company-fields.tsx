import { sanitizePhone, userLimits } from '@puente/domain/identity';
import { sanitizeZipCode, usStates } from '@puente/domain/places';
import { useTranslation } from '@puente/platform';
import { Select, TextInput } from '@puente/ui';
import { formatAsTyped } from '../form/format-as-typed.ts';
import formStyles from '../form/form.module.css';
import { type RegistrationState } from './use-registration.ts';

/** What only employers tell. */
export function CompanyFields({ registration }: { registration: RegistrationState }) {
  const { t } = useTranslation('cuenta');
  const { register, formState } = registration;
  const { errors } = formState;
  return (
    <fieldset className={formStyles.group}>
      <legend>{t('register.company')}</legend>
      <TextInput
        {...register('nombreEmpresa')}
        label={t('register.nombreEmpresa')}
        error={errors.nombreEmpresa?.message}
        autoComplete="organization"
        maxLength={userLimits.company}
        required
      />
      <TextInput
        {...register('puestoEmpresa')}
        label={t('register.puestoEmpresa')}
        error={errors.puestoEmpresa?.message}
        autoComplete="organization-title"
        maxLength={userLimits.position}
        required
      />
      <Select
        {...register('estado')}
        label={t('register.estado')}
        placeholder={t('register.estadoPlaceholder')}
        options={usStates}
        error={errors.estado?.message}
        autoComplete="address-level1"
        required
      />
      <div className={formStyles.pair}>
        <TextInput
          {...formatAsTyped(register('codigoPostal'), sanitizeZipCode)}
          label={t('register.codigoPostal')}
          error={errors.codigoPostal?.message}
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
        <TextInput
          {...formatAsTyped(register('telefono'), sanitizePhone)}
          label={t('register.telefono')}
          error={errors.telefono?.message}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          required
        />
      </div>
    </fieldset>
  );
}
