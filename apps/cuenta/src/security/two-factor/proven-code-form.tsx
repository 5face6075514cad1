import { type ProvenCode, type SecondCode } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { apiMessage } from '@puente/platform/api';
import { serverFieldErrors, useForm } from '@puente/platform/forms';
import { Button } from '@puente/ui';
import { useState } from 'react';
import { givenPassword, secondCode } from '../../form/field.rules.ts';
import formStyles from '../../form/form.module.css';
import { appCodeTyped, SecondCodeInput } from '../../form/second-code-input.tsx';
import { type OwnProfile } from '../../personal-data/own-profile.endpoints.ts';
import { PasswordProof } from '../../proof/password-proof.tsx';
import { ProofRefusal } from '../../proof/proof-refusal.tsx';
import { accountRefusal } from '../../session/account-refusal.ts';
import { TaskButtons } from './task.tsx';

interface ProvenCodeFormProps {
  profile: OwnProfile;
  submitLabel: string;
  danger?: boolean;
  /** @returns the error of a call that failed */
  send: (proof: ProvenCode) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the password, where there is one, and for a code: what weakens the second step takes both steps. */
export function ProvenCodeForm({ profile, submitLabel, danger, send, onCancel }: ProvenCodeFormProps) {
  const { t } = useTranslation('cuenta');
  const [kind, setKind] = useState<SecondCode['kind']>('app');
  const [failure, setFailure] = useState<{ error: unknown }>();
  const hasPassword = profile.provider === 'local';

  const prove = async ({ password, code }: { password: string; code: string }) => {
    const error = await send(hasPassword ? { password, code } : { code });
    if (!error) return;
    const wrong = serverFieldErrors(error, ['password']);
    if (wrong) return refuse(wrong);
    if (accountRefusal(error) === 'two-factor-wrong') return refuse({ code: apiMessage(error) });
    setFailure({ error });
  };
  const { form, field, errors, sending, refuse, change } = useForm({
    initial: { password: '', code: '' },
    rules: ({ password, code }) => ({
      password: hasPassword ? givenPassword(password) : undefined,
      code: secondCode(code, kind),
    }),
    send: prove,
    onAttempt: () => setFailure(undefined),
  });
  const otherKind = () => {
    change({ code: '' });
    setKind(kind === 'app' ? 'recovery' : 'app');
  };

  return (
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
      <SecondCodeInput
        {...field('code', kind === 'app' ? appCodeTyped : undefined)}
        kind={kind}
        label={t(kind === 'app' ? 'twoFactor.setup.code' : 'secondStep.recoveryCode')}
        error={errors.code}
      />
      <div>
        <Button variant="quiet" size="small" onClick={otherKind}>
          {t(kind === 'app' ? 'secondStep.useRecovery' : 'secondStep.useApp')}
        </Button>
      </div>
      <TaskButtons submitLabel={submitLabel} sending={sending} danger={danger} onCancel={onCancel} />
    </form>
  );
}
