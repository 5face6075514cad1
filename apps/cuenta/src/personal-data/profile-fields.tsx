import { userLimits } from '@puente/domain/identity';
import { countries, placeOptions, sanitizeZipCode, statesOf } from '@puente/domain/places';
import { translateText, useTranslation } from '@puente/platform';
import { Select, TextInput } from '@puente/ui';
import formStyles from '../form/form.module.css';
import { useFieldLabels } from './use-field-labels.ts';
import { type usePersonalData } from './use-personal-data.ts';

type PersonalData = ReturnType<typeof usePersonalData>;

export function OwnPersonFields({ data, phoneRequired }: { data: PersonalData; phoneRequired: boolean }) {
  const { t } = useTranslation('cuenta');
  const { field, errors } = data;
  const labels = useFieldLabels();
  return (
    <fieldset className={formStyles.group}>
      <legend>{t('profile.you')}</legend>
      <div className={formStyles.pair}>
        <TextInput
          {...field('nombre')}
          label={labels.nombre}
          error={errors.nombre}
          autoComplete="given-name"
          maxLength={userLimits.name}
          required
        />
        <TextInput
          {...field('apellido')}
          label={labels.apellido}
          error={errors.apellido}
          autoComplete="family-name"
          maxLength={userLimits.name}
          required
        />
      </div>
      <TextInput
        {...field('telefono')}
        label={labels.telefono}
        hint={t('profile.telefonoHint')}
        error={errors.telefono}
        type="tel"
        autoComplete="tel"
        required={phoneRequired}
        optionalText={phoneRequired ? undefined : t('profile.optional')}
      />
    </fieldset>
  );
}

/** What only employers tell. */
export function OwnCompanyFields({ data }: { data: PersonalData }) {
  const { t } = useTranslation('cuenta');
  const { field, errors, values } = data;
  const labels = useFieldLabels();
  return (
    <fieldset className={formStyles.group}>
      <legend>{t('profile.company')}</legend>
      <TextInput
        {...field('nombreEmpresa')}
        label={labels.nombreEmpresa}
        error={errors.nombreEmpresa}
        autoComplete="organization"
        maxLength={userLimits.company}
        required
      />
      <TextInput
        {...field('puestoEmpresa')}
        label={labels.puestoEmpresa}
        error={errors.puestoEmpresa}
        autoComplete="organization-title"
        maxLength={userLimits.position}
        required
      />
      <Select
        {...field('pais')}
        onChange={({ target }) => data.change({ pais: target.value, estado: '' })}
        label={labels.pais}
        placeholder={t('profile.paisPlaceholder')}
        options={placeOptions(countries, translateText)}
        error={errors.pais}
        autoComplete="country-name"
        required
      />
      <div className={formStyles.pair}>
        <Select
          {...field('estado')}
          label={labels.estado}
          placeholder={t(values.pais ? 'register.estadoPlaceholder' : 'profile.countryFirst')}
          disabled={!values.pais}
          options={placeOptions(statesOf(values.pais), translateText)}
          error={errors.estado}
          autoComplete="address-level1"
          required
        />
        <TextInput
          {...field('codigoPostal', sanitizeZipCode)}
          label={labels.codigoPostal}
          error={errors.codigoPostal}
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
      </div>
    </fieldset>
  );
}
