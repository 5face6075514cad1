import { normalizeEmail, sanitizeUsername, suggestUsername, type UserType } from '@puente/domain/identity';
import { keepDestination, readDestination, useNavigate } from '@puente/platform';
import { useForm } from '@puente/platform/forms';
import { type ChangeEvent, useState } from 'react';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { usePhoneCheck } from '../form/use-phone-check.ts';
import { rememberPendingAccount } from '../session/pending-account.ts';
import { useWayBack } from '../session/way-back.ts';
import { forgetRegistration, keepRegistration, keptRegistration } from './values/kept-registration.ts';
import { useRegisterAccountMutation } from './register-account.endpoints.ts';
import { refusedFields } from './registration-refusal.ts';
import { registrationErrors, registrationOf, type RegistrationValues } from './values/registration.rules.ts';
import { useTaken } from './availability/use-taken.ts';
import { namesake, useUsername } from './availability/use-username.ts';

/** The registration form: its values, what the server says of them while they are typed, and the sending. */
export function useRegistration(role: UserType) {
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const [registerAccount] = useRegisterAccountMutation();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [kept] = useState(keptRegistration);
  const [ownUsername, setOwnUsername] = useState(kept.username !== '');
  const captcha = useCaptcha();
  const phone = usePhoneCheck(role === 'employer');

  const send = async (typed: RegistrationValues): Promise<void> => {
    if (taken.errors.username ?? taken.errors.email) return;
    const captchaToken = await captcha.takeToken();
    if (!captchaToken) return;
    const { error } = await registerAccount(registrationOf({ ...typed, username }, role, captchaToken));
    if (error) {
      const refused = refusedFields(error);
      return refused ? form.refuse(refused) : setFailure({ error });
    }
    const account = { email: normalizeEmail(typed.email), role };
    forgetRegistration();
    rememberPendingAccount(account);
    // What was wanted, rather than where it was; from now on it lives as long as the mailed link.
    const destination = readDestination() ?? wayBack;
    if (destination) keepDestination(destination);
    await navigate('/email-confirmation', { state: account });
  };

  const form = useForm<RegistrationValues, 'captcha'>({
    initial: kept,
    rules: (typed) => {
      // Any suggestion is as good as another here.
      const suggested = ownUsername ? typed.username : suggestUsername(namesake(typed, role));
      return registrationErrors({ ...typed, username: suggested }, role, captcha.human, phone);
    },
    toldOnLeave: ['email', 'confirmEmail'],
    send,
    onChange: (typed) => {
      keepRegistration(typed);
      captcha.prepare();
    },
    onAttempt: () => setFailure(undefined),
  });
  const { username, availability } = useUsername(form.values, role, ownUsername);
  const taken = useTaken(availability, form.values.email, role);

  return {
    ...form,
    values: { ...form.values, username },
    usernameField: () => {
      const field = form.field('username', sanitizeUsername);
      const onChange = (event: ChangeEvent<HTMLInputElement>) => {
        setOwnUsername(true);
        field.onChange(event);
      };
      return { ...field, value: username, onChange };
    },
    usernameIsSuggested: !ownUsername && username !== '',
    taken,
    failure,
    captcha,
    phone,
  };
}

export type RegistrationState = ReturnType<typeof useRegistration>;
