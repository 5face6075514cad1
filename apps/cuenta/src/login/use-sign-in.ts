import { normalizeEmail, type UserType } from '@puente/domain/identity';
import {
  forgetDestination,
  readDestination,
  sessionActions,
  useAppDispatch,
  useNavigate,
} from '@puente/platform';
import { useState } from 'react';
import { forgetPendingAccount } from '../session/pending-account.ts';
import { useWayBack } from '../session/way-back.ts';
import { useLoginMutation } from './login.endpoints.ts';
import { refusalOf, wrongRoleRefusal, type LoginRefusal } from './login-refusal.ts';
import { useLogoutMutation } from './logout.endpoints.ts';

export interface Credentials {
  identifier: string;
  password: string;
}

/** Signs in with the account type the page was opened for (any type without one), then goes where the person was going. */
export function useSignIn(role: UserType | null) {
  const [login] = useLoginMutation();
  const [logout] = useLogoutMutation();
  const [refused, setRefused] = useState<{ role: UserType | null; refusal: LoginRefusal }>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const wayBack = useWayBack();

  const signIn = async (credentials: Credentials) => {
    setRefused(undefined);
    const answer = await login({ ...credentials, identifier: normalizeEmail(credentials.identifier), role });
    if (answer.error) return setRefused({ role, refusal: refusalOf(answer.error) });
    const { jwt, user } = answer.data;
    if (role && user.userType !== role) {
      dispatch(sessionActions.signOut());
      setRefused({ role, refusal: wrongRoleRefusal(user.userType) });
      return void logout({ jwt });
    }
    dispatch(sessionActions.signIn({ jwt, user }));
    forgetPendingAccount();
    // What was about to be done is the section's to take up; all else has served, and must not lead anybody again.
    if (!readDestination()?.intent) forgetDestination();
    await navigate(wayBack?.path ?? `/mi-cuenta?role=${user.userType}`, { replace: true });
  };

  // What was refused on one role's page says nothing about the other's.
  const refusal = refused?.role === role ? refused.refusal : undefined;
  return { signIn, refusal, wayBack };
}
