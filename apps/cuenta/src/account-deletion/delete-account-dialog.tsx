import { type AccountRefusal, type Proof } from '@puente/domain/identity';
import { translateText, useTranslation, type SessionUser } from '@puente/platform';
import { apiMessage, isConnectionError } from '@puente/platform/api';
import { serverFieldErrors, useForm } from '@puente/platform/forms';
import { Alert, Button, Dialog, PasswordInput, Stack, TextInput } from '@puente/ui';
import { useId, useState } from 'react';
import { givenPassword } from '../form/field.rules.ts';
import { useOwnProfileQuery } from '../personal-data/own-profile.endpoints.ts';
import { accountRefusal } from '../session/account-refusal.ts';
import { useTooManyText } from '../session/use-too-many-text.ts';
import { useDeleteAccountMutation } from './delete-account.endpoints.ts';
import { SignInAgain } from './sign-in-again.tsx';
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
  const [deleteAccount] = useDeleteAccountMutation();
  const leaveForGood = useLeaveForGood();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const hasPassword = profile?.provider === 'local';
  const word = t('deletion.word');

  const send = async ({ password }: { password: string }) => {
    const proof: Proof = hasPassword ? { password } : {};
    const { error } = await deleteAccount({ id: account.id, ...proof });
    if (!error) return leaveForGood();
    const wrong = serverFieldErrors(error, ['password']);
    if (wrong) return refuse(wrong);
    setFailure({ error });
  };
  const { form, field, errors, sending, refuse } = useForm({
    initial: { word: '', password: '' },
    rules: (values) => ({
      word: values.word.trim().toUpperCase() === word ? undefined : t('deletion.wordMissing', { word }),
      password: hasPassword ? givenPassword(values.password) : undefined,
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
            <>
              {/* Lets password managers fill in the right one. */}
              <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
              <PasswordInput
                {...field('password')}
                label={t('deletion.password')}
                error={errors.password}
                showLabel={t('password.show')}
                hideLabel={t('password.hide')}
                autoComplete="current-password"
                required
              />
            </>
          )}
          {failure && <Refusal error={failure.error} />}
        </Stack>
      </form>
    </Dialog>
  );
}

const signInAgain: AccountRefusal = 'sign-in-again';

function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation('cuenta');
  const tooMany = useTooManyText()(error);
  if (accountRefusal(error) === signInAgain) return <SignInAgain />;
  const said = isConnectionError(error) ? undefined : apiMessage(error);
  return (
    <Alert tone="error">{tooMany ?? (said === undefined ? t('deletion.failed') : translateText(said))}</Alert>
  );
}
