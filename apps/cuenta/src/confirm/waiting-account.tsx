import { providerLabels, roleLabels, type ConfirmationLook } from '@puente/domain/identity';
import { translateText, useTranslation } from '@puente/platform';
import { Alert, Button, ConfirmDialog, Stack } from '@puente/ui';
import { useState } from 'react';
import { useDenyAccountMutation } from './confirm-email.endpoints.ts';
import { Failure, isFinal, useFailureText } from './failure.tsx';
import styles from './waiting-account.module.css';

interface WaitingAccountProps {
  token: string;
  account: ConfirmationLook;
  /** The question whether to remove it stands open from the start. */
  asks: boolean;
  onConfirm: () => void;
}

/** Outside the browser that registered, nothing happens before a person has seen whose account it is, and pressed. */
export function WaitingAccount({ token, account, asks, onConfirm }: WaitingAccountProps) {
  const { t } = useTranslation('cuenta');
  const failureText = useFailureText();
  const [asking, setAsking] = useState(asks);
  const [deny, { isLoading, isSuccess, error }] = useDenyAccountMutation();
  const { nombre, email, userType, provider } = account;
  const social = provider === 'local' ? undefined : providerLabels[provider];

  const remove = async () => {
    await deny(token);
    setAsking(false);
  };

  if (isSuccess) return <Alert tone="success">{t('confirm.denied')}</Alert>;
  if (error && isFinal(error)) return <Failure text={failureText(error)} />;
  return (
    <Stack gap={5}>
      {social === undefined ? (
        <p>{t('confirm.lead')}</p>
      ) : (
        <Alert tone="warning">{t('confirm.social', { provider: social })}</Alert>
      )}
      <dl className={styles.account}>
        <dt>{t('confirm.name')}</dt>
        <dd>{nombre}</dd>
        <dt>{t('confirm.email')}</dt>
        <dd>{email}</dd>
        <dt>{t('confirm.type')}</dt>
        <dd>{translateText(roleLabels[userType])}</dd>
        <dt>{t('confirm.way')}</dt>
        <dd>{social ?? t('methods.password')}</dd>
      </dl>
      {error && <Alert tone="error">{failureText(error)}</Alert>}
      <Stack gap={3}>
        <Button size="large" block onClick={onConfirm}>
          {t('confirm.confirm')}
        </Button>
        <Button variant="quiet" block onClick={() => setAsking(true)}>
          {t('confirm.deny')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        title={t('confirm.denyTitle')}
        confirmLabel={t('confirm.denyConfirm')}
        cancelLabel={t('confirm.denyCancel')}
        danger
        loading={isLoading}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('confirm.denyText', { email })}</p>
      </ConfirmDialog>
    </Stack>
  );
}
