import { type TwoFactorSetup } from '@puente/domain/identity';
import { useState } from 'react';
import { AppSetup } from './app-setup.tsx';
import { BeginForm } from './begin-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { type TaskProps } from './task.tsx';

/** From the proof of whose account it is, by the app and its first code, to the recovery codes. */
export default function SwitchOn({ profile, onChanged, onCancel, onDone }: TaskProps) {
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />;
  if (!setup) return <BeginForm profile={profile} onBegun={setSetup} onCancel={onCancel} />;
  return (
    <AppSetup
      setup={setup}
      onEnabled={(recoveryCodes) => {
        setCodes(recoveryCodes);
        onChanged();
      }}
      onCancel={onCancel}
    />
  );
}
