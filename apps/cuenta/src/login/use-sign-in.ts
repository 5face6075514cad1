import { normalizeEmail, type UserType } from '@puente/domain/identity';
import { useState } from 'react';
import { useEntry } from '../session/use-entry.ts';
import { useSecondStep } from '../session/use-second-step.ts';
import { useWayBack } from '../session/way-back.ts';
import { useLoginMutation } from './login.endpoints.ts';
import { refusalOf, wrongRoleRefusal, type LoginRefusal } from './login-refusal.ts';

export interface Credentials {
  identifier: string;
  password: string;
}

/** Signs in with the account type the page was opened for (any type without one), then goes where the person was going. */
export function useSignIn(role: UserType | null) {
  const [login] = useLoginMutation();
  const [refused, setRefused] = useState<{ role: UserType | null; refusal: LoginRefusal }>();
  const enter = useEntry(role);
  const toSecondStep = useSecondStep(role);
  const wayBack = useWayBack();

  const signIn = async (credentials: Credentials) => {
    setRefused(undefined);
    const answer = await login({ ...credentials, identifier: normalizeEmail(credentials.identifier), role });
    if (answer.error) {
      if (!toSecondStep(answer.error)) setRefused({ role, refusal: refusalOf(answer.error) });
      return;
    }
    const actual = await enter(answer.data);
    if (actual) setRefused({ role, refusal: wrongRoleRefusal(actual) });
  };

  // What was refused on one role's page says nothing about the other's.
  const refusal = refused?.role === role ? refused.refusal : undefined;
  return { signIn, refusal, wayBack };
}
