import { sessionActions, useAppDispatch, useNavigate } from '@puente/platform';
import { forgetKept } from '@puente/platform/storage';

/** What keys begin with that hold something of a person, not of the browser. */
const personal = 'puente.';

/** After the account is gone: home, where it is said, and nothing of the person left in this browser. */
export function useLeaveForGood(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    // First, or the guard of the page left behind would send to the sign-in.
    await navigate('/', { replace: true, state: { notice: 'account-deleted' } });
    dispatch(sessionActions.signOut());
    forgetKept('sessionStorage');
    forgetKept('localStorage', personal);
  };
}
