import { useTranslation } from '@puente/platform';
import { PasswordInput, type PasswordInputProps } from '@puente/ui';

interface PasswordProofProps extends Omit<PasswordInputProps, 'showLabel' | 'hideLabel'> {
  /** Of the account, so that password managers fill in the right one. */
  email: string;
}

/** Where somebody who is signed in gives their password once more. */
export function PasswordProof({ email, ...input }: PasswordProofProps) {
  const { t } = useTranslation('cuenta');
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...input}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        required
      />
    </>
  );
}
