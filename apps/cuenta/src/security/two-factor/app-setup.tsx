import { type TwoFactorSetup } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { apiMessage } from '@puente/platform/api';
import { useForm } from '@puente/platform/forms';
import { buttonClassName } from '@puente/ui';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { secondCode } from '../../form/field.rules.ts';
import formStyles from '../../form/form.module.css';
import { appCodeTyped, SecondCodeInput } from '../../form/second-code-input.tsx';
import { ProofRefusal } from '../../proof/proof-refusal.tsx';
import { accountRefusal } from '../../session/account-refusal.ts';
import { CopyButton } from './copy-button.tsx';
import { TaskButtons, TaskStep } from './task.tsx';
import styles from './two-factor.module.css';
import { useEnableTwoFactorMutation } from './two-factor.endpoints.ts';

interface AppSetupProps {
  setup: TwoFactorSetup;
  onEnabled: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The secret on its way into the app, and the app's first code on its way back. */
export function AppSetup({ setup, onEnabled, onCancel }: AppSetupProps) {
  const { t } = useTranslation('cuenta');
  const [enable] = useEnableTwoFactorMutation();
  const [failure, setFailure] = useState<{ error: unknown }>();

  const send = async ({ code }: { code: string }) => {
    const { data, error } = await enable({ code });
    if (data) return onEnabled(data.recoveryCodes);
    if (accountRefusal(error) === 'two-factor-wrong') return refuse({ code: apiMessage(error) });
    setFailure({ error });
  };
  const { form, field, errors, sending, refuse } = useForm({
    initial: { code: '' },
    rules: ({ code }) => ({ code: secondCode(code, 'app') }),
    send,
    onAttempt: () => setFailure(undefined),
  });

  return (
    <TaskStep title={t('twoFactor.setup.title')}>
      <p>{t('twoFactor.setup.scan')}</p>
      <img src={qrCodeOf(setup.uri)} alt={t('twoFactor.setup.qr')} className={styles.qr} />
      {/* Nobody can hold a phone before its own screen. */}
      <p>{t('twoFactor.setup.samePhone')}</p>
      <div>
        <a href={setup.uri} className={buttonClassName({ variant: 'secondary' })}>
          {t('twoFactor.setup.open')}
        </a>
      </div>
      <p>{t('twoFactor.setup.type')}</p>
      <code className={styles.secret}>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
      <CopyButton text={setup.secret} label={t('twoFactor.setup.copy')} />
      <form {...form} className={formStyles.form}>
        {failure && <ProofRefusal error={failure.error} fallback={t('twoFactor.failed')} />}
        <SecondCodeInput
          {...field('code', appCodeTyped)}
          kind="app"
          label={t('twoFactor.setup.code')}
          error={errors.code}
        />
        <TaskButtons submitLabel={t('twoFactor.setup.submit')} sending={sending} onCancel={onCancel} />
      </form>
    </TaskStep>
  );
}

/** Dark on white in either colour scheme, with the white edge by which a camera finds it. */
function qrCodeOf(uri: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 4 }))}`;
}
