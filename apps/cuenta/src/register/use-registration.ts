import { identityMessages, normalizeEmail, type UserType } from '@puente/domain/identity';
import { useNavigate } from '@puente/platform';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { rememberPendingAccount } from '../session/pending-account.ts';
import { useRegisterAccountMutation } from './register-call.ts';
import { registrationRefusal } from './registration-refusal.ts';
import { rulesResolver } from '../form/rules-resolver.ts';
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
  const [registerAccount] = useRegisterAccountMutation();
  const [failure, setFailure] = useState<string>();
  const captcha = useCaptcha();
  const form = useForm<RegistrationValues>({
    resolver: rulesResolver((values) => registrationErrors(values, role)),
    defaultValues: emptyRegistration,
    shouldFocusError: false,
  });
  const { control, setError, setValue, clearErrors, handleSubmit } = form;
  const values = { ...emptyRegistration, ...useWatch({ control }) };
  const taken = useTaken(values.username, values.email, role);

  const send = async (submitted: RegistrationValues) => {
    setFailure(undefined);
    if (taken.errors.username ?? taken.errors.email) return;
    const captchaToken = await captcha.takeToken();
    if (!captchaToken) return setError('captcha', { message: identityMessages.captchaRequired });
    const { error } = await registerAccount(registrationOf(submitted, role, captchaToken));
    if (!error) {
      const account = { email: normalizeEmail(submitted.email), role };
      rememberPendingAccount(account);
      return navigate('/email-confirmation', { state: account });
    }
    const refusal = registrationRefusal(error);
    switch (refusal.kind) {
      case 'taken':
        return taken.refuse(refusal.field);
      case 'fields':
        for (const { field, message } of refusal.errors) setError(field, { message });
        return;
      case 'whole':
        setFailure(refusal.text);
    }
  };

  return {
    ...form,
    values,
    taken,
    failure,
    captcha: {
      ...captcha,
      check: (human: boolean) => {
        captcha.check(human);
        setValue('captcha', human);
        clearErrors('captcha');
      },
    },
    submit: handleSubmit(send),
  };
}

export type RegistrationState = ReturnType<typeof useRegistration>;
