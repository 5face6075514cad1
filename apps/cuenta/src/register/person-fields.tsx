import { capitalizeName, identityMessages, sanitizeUsername, userLimits } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { TextInput } from '@puente/ui';
import { formatAsTyped } from '../form/format-as-typed.ts';
import formStyles from '../form/form.module.css';
import { useAvailabilityText } from './use-availability-text.ts';
import { type RegistrationState } from './use-registration.ts';

export function PersonFields({ registration }: { registration: RegistrationState }) {
  const { t } = useTranslation('cuenta');
  const { register, taken, formState } = registration;
  const { errors } = formState;
  const username = useAvailabilityText(taken.username, identityMessages.usernameCharacters);
  return (
    <fieldset className={formStyles.group}>
      <legend>{t('register.you')}</legend>
      <TextInput
        {...formatAsTyped(register('username'), sanitizeUsername)}
        {...username}
        label={t('register.username')}
        error={errors.username?.message ?? taken.errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={userLimits.username}
        required
      />
      <div className={formStyles.pair}>
        <TextInput
          {...formatAsTyped(register('nombre'), capitalizeName)}
          label={t('register.nombre')}
          error={errors.nombre?.message}
          autoComplete="given-name"
          required
        />
        <TextInput
          {...formatAsTyped(register('apellido'), capitalizeName)}
          label={t('register.apellido')}
          error={errors.apellido?.message}
          autoComplete="family-name"
          required
        />
      </div>
    </fieldset>
  );
}
