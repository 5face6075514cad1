import { type AuthAnswer, type UserType } from '@puente/domain/identity';
import {
  forgetDestination,
  readDestination,
  sessionActions,
  useAppDispatch,
  useNavigate,
} from '@puente/platform';
import { useLogoutMutation } from '../login/logout.endpoints.ts';
import { forgetPendingAccount } from './pending-account.ts';
import { useWayBack } from './way-back.ts';

/**
 * What every sign-in ends with: the session begins, and the person goes where they were going. An account of another
 * type than the page was opened for does not enter: its type is the answer.
 */
export function useEntry(role: UserType | null) {
  const [logout] = useLogoutMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const wayBack = useWayBack();

  return async ({ jwt, user }: AuthAnswer): Promise<UserType | undefined> => {
    if (role && user.userType !== role) {
      dispatch(sessionActions.signOut());
      void logout({ jwt });
      return user.userType;
    }
    dispatch(sessionActions.signIn({ jwt, user }));
    forgetPendingAccount();
    // What was about to be done is the section's to take up; all else has served, and must not lead anybody again.
    if (!readDestination()?.intent) forgetDestination();
    await navigate(wayBack?.path ?? `/mi-cuenta?role=${user.userType}`, { replace: true });
    return undefined;
  };
}
