import { sanitizePhone, userLimits } from '@puente/domain/identity';
import { countries, placeOptions, sanitizeZipCode, statesOf } from '@puente/domain/places';
import { translateText, useTranslation } from '@puente/platform';
import { Select, TextInput } from '@puente/ui';
import formStyles from '../../form/form.module.css';
import { type RegistrationState } from '../use-registration.ts';

/** What only employers tell. */
export function CompanyFields({ registration }: { registration: RegistrationState }) {
  const { t } = useTranslation('cuenta');
  const { field, change, values, errors, phone } = registration;
  return (
    <fieldset className={formStyles.group}>
      <legend>{t('register.company')}</legend>
      <TextInput
        {...field('nombreEmpresa')}
        label={t('register.nombreEmpresa')}
        error={errors.nombreEmpresa}
        autoComplete="organization"
        maxLength={userLimits.company}
        required
      />
      <TextInput
        {...field('puestoEmpresa')}
        label={t('register.puestoEmpresa')}
        error={errors.puestoEmpresa}
        autoComplete="organization-title"
        maxLength={userLimits.position}
        required
      />
      <div className={formStyles.pair}>
        <Select
          {...field('pais')}
          onChange={({ target }) => change({ pais: target.value, estado: '' })}
          label={t('register.pais')}
          options={placeOptions(countries, translateText)}
          error={errors.pais}
          autoComplete="country-name"
          required
        />
        <Select
          {...field('estado')}
          label={t('register.estado')}
          placeholder={t('register.estadoPlaceholder')}
          options={placeOptions(statesOf(values.pais), translateText)}
          error={errors.estado}
          autoComplete="address-level1"
          required
        />
      </div>
      <div className={formStyles.pair}>
        <TextInput
          {...field('codigoPostal', sanitizeZipCode)}
          label={t('register.codigoPostal')}
          error={errors.codigoPostal}
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
        <TextInput
          {...field('telefono', sanitizePhone)}
          label={t('register.telefono')}
          onBlur={() => change({ telefono: phone.write(values.telefono, values.pais) })}
          error={errors.telefono}
          type="tel"
          autoComplete="tel"
          required
        />
      </div>
    </fieldset>
  );
}
