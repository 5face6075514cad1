import { normalizeEmail, type UserType } from '@puente/domain/identity';
import { keepDestination, useNavigate } from '@puente/platform';
import { useForm } from '@puente/platform/forms';
import { useState } from 'react';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { rememberPendingAccount } from '../session/pending-account.ts';
import { useWayBack } from '../session/way-back.ts';
import { useRegisterAccountMutation } from './register-call.ts';
import { registrationRefusal } from './registration-refusal.ts';
import {
  emptyRegistration,
  registrationErrors,
  registrationOf,
  type RegistrationValues,
} from './registration.rules.ts';
import { useTaken } from './use-taken.ts';

/** The registration form: its values, what the server says of them while they are typed, and the sending. */
export function useRegistration(role: UserType) {
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const [registerAccount] = useRegisterAccountMutation();
  const [failure, setFailure] = useState<string>();
  const captcha = useCaptcha();

  const send = async (values: RegistrationValues): Promise<void> => {
    if (taken.errors.username ?? taken.errors.email) return;
    const captchaToken = await captcha.takeToken();
    if (!captchaToken) return;
    const { error } = await registerAccount(registrationOf(values, role, captchaToken));
    if (error) {
      const refusal = registrationRefusal(error);
      return 'errors' in refusal ? form.refuse(refusal.errors) : setFailure(refusal.text);
    }
    const account = { email: normalizeEmail(values.email), role };
    rememberPendingAccount(account);
    // From now on it lives as long as the mailed link.
    if (wayBack) keepDestination(wayBack);
    await navigate('/email-confirmation', { state: account });
  };

  const form = useForm<RegistrationValues, 'captcha'>({
    initial: emptyRegistration,
    rules: (values) => registrationErrors(values, role, captcha.human),
    send,
    onAttempt: () => setFailure(undefined),
  });
  const taken = useTaken(form.values.username, form.values.email, role);
  return { ...form, taken, failure, captcha };
}

export type RegistrationState = ReturnType<typeof useRegistration>;
