import { capitalizeName, identityMessages, sanitizeUsername, userLimits } from '@puente/domain/identity';
import { translateText, useTranslation } from '@puente/platform';
import { TextInput } from '@puente/ui';
import formStyles from '../form/form.module.css';
import { useAvailabilityText } from './use-availability-text.ts';
import { type RegistrationState } from './use-registration.ts';

export function PersonFields({ registration }: { registration: RegistrationState }) {
  const { t } = useTranslation('cuenta');
  const { field, taken, errors } = registration;
  const username = useAvailabilityText(taken.username, translateText(identityMessages.usernameCharacters));
  return (
    <fieldset className={formStyles.group}>
      <legend>{t('register.you')}</legend>
      <TextInput
        {...field('username', sanitizeUsername)}
        {...username}
        label={t('register.username')}
        error={errors.username ?? taken.errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={userLimits.username}
        required
      />
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
