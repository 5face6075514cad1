import { identityMessages, wrongRole, type SecondCode } from '@puente/domain/identity';
import { translateText, useTranslation } from '@puente/platform';
import { apiMessage } from '@puente/platform/api';
import { errorSummary, useForm } from '@puente/platform/forms';
import { InSight } from '@puente/section-kit';
import { Button, FormErrorSummary } from '@puente/ui';
import { useState } from 'react';
import { secondCode } from '../form/field.rules.ts';
import formStyles from '../form/form.module.css';
import { appCodeTyped, SecondCodeInput } from '../form/second-code-input.tsx';
import { useFocusOnce } from '../form/use-focus-once.ts';
import { ProofRefusal } from '../proof/proof-refusal.tsx';
import { accountRefusal } from '../session/account-refusal.ts';
import { forgetPendingSignIn, type PendingSignIn } from '../session/pending-sign-in.ts';
import { useEntry } from '../session/use-entry.ts';
import { useSecondStepMutation } from './second-step.endpoints.ts';

interface SecondStepFormProps {
  kind: SecondCode['kind'];
  pending: PendingSignIn;
  /** This sign-in cannot go on; `reason` is of the domain. */
  onOver: (reason: string) => void;
}

export function SecondStepForm({ kind, pending, onOver }: SecondStepFormProps) {
  const { t } = useTranslation('cuenta');
  const [sendCode] = useSecondStepMutation();
  const enter = useEntry(pending.role);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const codeField = useFocusOnce();
  const label = t(kind === 'app' ? 'secondStep.code' : 'secondStep.recoveryCode');

  const send = async ({ code }: { code: string }) => {
    const { data, error } = await sendCode({ token: pending.token, code });
    if (data) {
      forgetPendingSignIn();
      const actual = await enter(data);
      return actual && onOver(wrongRole(actual));
    }
    const message = apiMessage(error) ?? '';
    const reason = accountRefusal(error);
    if (reason === 'two-factor-wrong') return refuse({ code: message });
    if (reason === 'sign-in-again') {
      forgetPendingSignIn();
      return onOver(message);
    }
    setFailure({ error });
  };
  const { form, field, errors, sending, refuse } = useForm({
    initial: { code: '' },
    rules: ({ code }) => ({ code: secondCode(code, kind) }),
    send,
    onAttempt: () => setFailure(undefined),
  });

  return (
    <form {...form} className={formStyles.form}>
      <FormErrorSummary message={errorSummary(errors, { code: label })} />
      <SecondCodeInput
        ref={codeField}
        {...field('code', kind === 'app' ? appCodeTyped : undefined)}
        kind={kind}
        label={label}
        error={errors.code}
      />
      {failure && (
        <InSight>
          <ProofRefusal error={failure.error} fallback={translateText(identityMessages.serverUnreachable)} />
        </InSight>
      )}
      <Button type="submit" size="large" block loading={sending}>
        {t('secondStep.submit')}
      </Button>
    </form>
  );
}
