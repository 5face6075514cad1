import { identityMessages, missingPasswordText, passwordWeakness } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { PasswordInput } from '@puente/ui';
import { type UseFormRegisterReturn } from 'react-hook-form';

interface NewPasswordFieldsProps {
  labels: { password: string; confirmation: string };
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  /** What is typed so far. */
  typed: { password: string; confirmation: string };
  errors: { password: string | undefined; confirmation: string | undefined };
  /** What must not be in the password: the person's own names. */
  ownData?: readonly string[];
}

/** A new password and its repetition, judged while they are typed. */
export function NewPasswordFields({
  labels,
  password,
  confirmation,
  typed,
  errors,
  ownData = [],
}: NewPasswordFieldsProps) {
  const { t } = useTranslation('cuenta');
  const missing = missingPasswordText(typed.password) ?? passwordWeakness(typed.password, ownData);
  // A repetition that is not finished is not yet different.
  const differs = !typed.password.startsWith(typed.confirmation);
  const show = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  return (
    <>
      <PasswordInput
        {...password}
        {...show}
        label={labels.password}
        error={errors.password}
        hint={errors.password ? undefined : (missing ?? undefined)}
        success={missing === null && identityMessages.passwordGood}
        autoComplete="new-password"
        required
      />
      <PasswordInput
        {...confirmation}
        {...show}
        label={labels.confirmation}
        error={errors.confirmation ?? (differs ? identityMessages.passwordsDiffer : undefined)}
        autoComplete="new-password"
        required
      />
    </>
  );
}
