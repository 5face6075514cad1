import { providerLabels, type SocialProvider } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { apiStatus } from '@puente/platform/api';
import { serverFieldErrors, useForm } from '@puente/platform/forms';
import { Button, Dialog, Stack } from '@puente/ui';
import { useId, useState } from 'react';
import { givenPassword } from '../../form/field.rules.ts';
import { useOwnProfileQuery } from '../../personal-data/own-profile.endpoints.ts';
import { PasswordProof } from '../../proof/password-proof.tsx';
import { ProofRefusal } from '../../proof/proof-refusal.tsx';
import { useRemoveSignInMethodMutation } from './sign-in-methods.endpoints.ts';

interface RemoveMethodDialogProps {
  provider: SocialProvider;
  hasPassword: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

/** Says what it means, and asks for the password where the account has one. */
export default function RemoveMethodDialog({
  provider,
  hasPassword,
  onRemoved,
  onClose,
}: RemoveMethodDialogProps) {
  const { t } = useTranslation('cuenta');
  const formId = useId();
  const { data: profile } = useOwnProfileQuery();
  const [remove] = useRemoveSignInMethodMutation();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const label = providerLabels[provider];

  const send = async ({ password }: { password: string }) => {
    const { error } = await remove({ provider, ...(hasPassword && { password }) });
    // One that is not there any more is what was wanted.
    if (!error || apiStatus(error) === 404) return onRemoved();
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
    <Dialog
      open
      onClose={onClose}
      title={t('methods.ask', { provider: label })}
      closeLabel={t('twoFactor.cancel')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('twoFactor.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={sending} disabled={!profile}>
            {t('methods.removeNamed', { provider: label })}
          </Button>
        </>
      }
    >
      <form {...form} id={formId}>
        <Stack>
          <p>
            {t('methods.means', { provider: label })} {hasPassword && t('methods.thenPassword')}
          </p>
          {hasPassword && (
            <PasswordProof
              {...field('password')}
              email={profile?.email ?? ''}
              label={t('deletion.password')}
              error={errors.password}
            />
          )}
          {failure && <ProofRefusal error={failure.error} fallback={t('methods.failed')} />}
        </Stack>
      </form>
    </Dialog>
  );
}
