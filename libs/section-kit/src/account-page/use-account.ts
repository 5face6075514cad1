import { type SessionUser, useSession } from '@puente/platform';

/**
 * The signed-in person.
 * @param userType only a person who has this kind of account
 */
export function useAccount(userType?: SessionUser['userType']): SessionUser | undefined {
  const session = useSession();
  if (session.status === 'signed-out') return undefined;
  return !userType || session.user.userType === userType ? session.user : undefined;
}
