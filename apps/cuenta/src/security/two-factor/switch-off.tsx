import { type ProvenCode } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { ProvenCodeForm } from './proven-code-form.tsx';
import { TaskStep, type TaskProps } from './task.tsx';
import { useDisableTwoFactorMutation } from './two-factor.endpoints.ts';

export default function SwitchOff({ profile, onChanged, onCancel, onDone }: TaskProps) {
  const { t } = useTranslation('cuenta');
  const [disable] = useDisableTwoFactorMutation();

  const send = async (proof: ProvenCode) => {
    const { error } = await disable(proof);
    if (error) return error;
    onChanged();
    onDone();
  };
  return (
    <TaskStep title={t('twoFactor.disable.title')}>
      <p>{t('twoFactor.disable.lead')}</p>
      <ProvenCodeForm
        profile={profile}
        submitLabel={t('twoFactor.disable.submit')}
        danger
        send={send}
        onCancel={onCancel}
      />
    </TaskStep>
  );
}
