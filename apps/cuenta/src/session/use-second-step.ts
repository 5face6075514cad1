import { type UserType } from '@puente/domain/identity';
import { useLocation, useNavigate } from '@puente/platform';
import { refusalToken } from './account-refusal.ts';
import { rememberPendingSignIn } from './pending-sign-in.ts';
import { useWayBack } from './way-back.ts';

/**
 * For every way of signing in: takes the person to the second step where the server asks for one.
 * @param role the account type that may enter; null for any
 * @returns asked with the error of a sign-in: whether it led there
 */
export function useSecondStep(role: UserType | null): (error: unknown) => boolean {
  const navigate = useNavigate();
  const from = useWayBack()?.path;
  // The way back leads to the form that was filled in, and to no callback, whose credentials have served.
  const replace = useLocation().pathname.startsWith('/auth/');

  return (error) => {
    const token = refusalToken(error, 'two-factor-required');
    if (!token) return false;
    rememberPendingSignIn({ token, role });
    void navigate('/auth/verificacion', { replace, state: { token, role, from } });
    return true;
  };
}
