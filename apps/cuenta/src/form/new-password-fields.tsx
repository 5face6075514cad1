import {
  identityMessages,
  missingPasswordText,
  passwordWeakness,
  type OwnData,
} from '@puente/domain/identity';
import { translateText, useTranslation } from '@puente/platform';
import { PasswordInput } from '@puente/ui';
import { type ChangeEvent } from 'react';

interface NewPasswordField {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  label: string;
  error: string | null | undefined;
}

interface NewPasswordFieldsProps {
  password: NewPasswordField;
  confirmation: NewPasswordField;
  /** What must not be in the password: the person's own data. */
  ownData?: OwnData;
}

/** A new password and its repetition, judged while they are typed. */
export function NewPasswordFields({ password, confirmation, ownData }: NewPasswordFieldsProps) {
  const { t } = useTranslation('cuenta');
  const missing = missingPasswordText(password.value) ?? passwordWeakness(password.value, ownData);
  // A repetition that is not finished is not yet different.
  const differs = !password.value.startsWith(confirmation.value);
  const common = {
    showLabel: t('password.show'),
    hideLabel: t('password.hide'),
    autoComplete: 'new-password',
    required: true,
  };
  return (
    <>
      <PasswordInput
        {...common}
        {...password}
        hint={password.error || missing === null ? undefined : translateText(missing)}
        success={missing === null && translateText(identityMessages.passwordGood)}
      />
      <PasswordInput
        {...common}
        {...confirmation}
        error={confirmation.error ?? (differs && translateText(identityMessages.passwordsDiffer))}
      />
    </>
  );
}
