import { readSecondCode, type DeleteAccount } from '@puente/domain/identity';
import { useTranslation, type SessionUser } from '@puente/platform';
import { apiMessage } from '@puente/platform/api';
import { serverFieldErrors, useForm } from '@puente/platform/forms';
import { Button, Dialog, Stack, TextInput } from '@puente/ui';
import { useId, useState } from 'react';
import { givenPassword } from '../form/field.rules.ts';
import { SecondCodeInput } from '../form/second-code-input.tsx';
import { useOwnProfileQuery } from '../personal-data/own-profile.endpoints.ts';
import { PasswordProof } from '../proof/password-proof.tsx';
import { ProofRefusal } from '../proof/proof-refusal.tsx';
import { useTwoFactorQuery } from '../security/two-factor/two-factor.endpoints.ts';
import { accountRefusal } from '../session/account-refusal.ts';
import { useDeleteAccountMutation } from './delete-account.endpoints.ts';
import { useLeaveForGood } from './use-leave-for-good.ts';
import { WhatGoes } from './what-goes.tsx';

interface DeleteAccountDialogProps {
  account: SessionUser;
  onClose: () => void;
}

/** Says what goes and what stays, and asks twice: for a word, and for what proves whose account it is. */
export default function DeleteAccountDialog({ account, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation('cuenta');
  const formId = useId();
  const { data: profile } = useOwnProfileQuery();
  const { data: twoFactor } = useTwoFactorQuery();
  const [deleteAccount] = useDeleteAccountMutation();
  const leaveForGood = useLeaveForGood();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const hasPassword = profile?.provider === 'local';
  // Also where it was not known: then the refusal says so.
  const [codeMissed, setCodeMissed] = useState(false);
  const asksForCode = codeMissed || twoFactor?.enabled === true;
  const word = t('deletion.word');

  const send = async ({ password, code }: Required<DeleteAccount>) => {
    const proof = { ...(hasPassword && { password }), ...(asksForCode && { code }) };
    const { error } = await deleteAccount({ id: account.id, ...proof });
    if (!error) return leaveForGood();
    const wrong = serverFieldErrors(error, ['password']);
    if (wrong) return refuse(wrong);
    if (accountRefusal(error) === 'two-factor-wrong') {
      setCodeMissed(true);
      return refuse({ code: apiMessage(error) });
    }
    setFailure({ error });
  };
  const { form, field, errors, sending, refuse } = useForm({
    initial: { word: '', password: '', code: '' },
    rules: (values) => ({
      word: values.word.trim().toUpperCase() === word ? undefined : t('deletion.wordMissing', { word }),
      password: hasPassword ? givenPassword(values.password) : undefined,
      code: asksForCode && !readSecondCode(values.code) ? t('deletion.codeMissing') : undefined,
    }),
    send,
    onAttempt: () => setFailure(undefined),
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deletion.ask')}
      closeLabel={t('deletion.keep')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('deletion.keep')}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={sending} disabled={!profile}>
            {t('deletion.confirm')}
          </Button>
        </>
      }
    >
      <form {...form} id={formId}>
        <Stack>
          <WhatGoes userType={account.userType} />
          <TextInput
            {...field('word')}
            label={t('deletion.wordLabel', { word })}
            error={errors.word}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          {hasPassword && (
            <PasswordProof
              {...field('password')}
              email={profile.email}
              label={t('deletion.password')}
              error={errors.password}
            />
          )}
          {asksForCode && (
            <SecondCodeInput
              {...field('code')}
              kind="recovery"
              label={t('deletion.code')}
              error={errors.code}
            />
          )}
          {failure && <ProofRefusal error={failure.error} fallback={t('deletion.failed')} />}
        </Stack>
      </form>
    </Dialog>
  );
}
