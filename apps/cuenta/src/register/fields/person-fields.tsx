import { capitalizeName } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { TextInput } from '@puente/ui';
import formStyles from '../../form/form.module.css';
import { type RegistrationState } from '../use-registration.ts';

export function PersonFields({ registration }: { registration: RegistrationState }) {
  const { t } = useTranslation('cuenta');
  const { field, errors } = registration;
  return (
    <fieldset className={formStyles.group}>
      <legend>{t('register.you')}</legend>
      <div className={formStyles.pair}>
        <TextInput
          {...field('nombre', capitalizeName)}
          label={t('register.nombre')}
          error={errors.nombre}
          autoComplete="given-name"
          required
        />
        <TextInput
          {...field('apellido', capitalizeName)}
          label={t('register.apellido')}
          error={errors.apellido}
          autoComplete="family-name"
          required
        />
      </div>
    </fieldset>
  );
}
