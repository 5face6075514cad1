import { type TwoFactorSetup } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { serverFieldErrors, useForm } from '@puente/platform/forms';
import { useState } from 'react';
import { givenPassword } from '../../form/field.rules.ts';
import formStyles from '../../form/form.module.css';
import { type OwnProfile } from '../../personal-data/own-profile.endpoints.ts';
import { PasswordProof } from '../../proof/password-proof.tsx';
import { ProofRefusal } from '../../proof/proof-refusal.tsx';
import { TaskButtons, TaskStep } from './task.tsx';
import { useBeginTwoFactorMutation } from './two-factor.endpoints.ts';

interface BeginFormProps {
  profile: OwnProfile;
  onBegun: (setup: TwoFactorSetup) => void;
  onCancel: () => void;
}

export function BeginForm({ profile, onBegun, onCancel }: BeginFormProps) {
  const { t } = useTranslation('cuenta');
  const [begin] = useBeginTwoFactorMutation();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const hasPassword = profile.provider === 'local';

  const send = async ({ password }: { password: string }) => {
    const { data, error } = await begin(hasPassword ? { password } : {});
    if (data) return onBegun(data);
    const wrong = serverFieldErrors(error, ['password']);
    if (wrong) return refuse(wrong);
    setFailure({ error });
  };
  const { form, field, errors, sending, refuse } = useForm({
    initial: { password: '' },
    rules: ({ password }) => ({ password: hasPassword ? givenPassword(password) : undefined }),
    send,
    onAttempt: () => setFailure(undefined),
  });

  return (
    <TaskStep title={t('twoFactor.begin.title')}>
      <p>{t('twoFactor.begin.text')}</p>
      <form {...form} className={formStyles.form}>
        {failure && <ProofRefusal error={failure.error} fallback={t('twoFactor.failed')} />}
        {hasPassword && (
          <PasswordProof
            {...field('password')}
            email={profile.email}
            label={t('twoFactor.password')}
            error={errors.password}
          />
        )}
        <TaskButtons submitLabel={t('twoFactor.next')} sending={sending} onCancel={onCancel} />
      </form>
    </TaskStep>
  );
}
