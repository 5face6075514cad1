import { type ProvenCode } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { useState } from 'react';
import { ProvenCodeForm } from './proven-code-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { TaskStep, type TaskProps } from './task.tsx';
import { useRenewRecoveryCodesMutation } from './two-factor.endpoints.ts';

export default function RenewCodes({ profile, onChanged, onCancel, onDone }: TaskProps) {
  const { t } = useTranslation('cuenta');
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />;

  const send = async (proof: ProvenCode) => {
    const { data, error } = await renew(proof);
    if (!data) return error;
    setCodes(data.recoveryCodes);
    onChanged();
  };
  return (
    <TaskStep title={t('twoFactor.renew.open')}>
      <p>{t('twoFactor.renew.lead')}</p>
      <ProvenCodeForm
        profile={profile}
        submitLabel={t('twoFactor.renew.submit')}
        send={send}
        onCancel={onCancel}
      />
    </TaskStep>
  );
}
