import { type SessionUser, useSession } from '@puente/platform';

/** The signed-in person when they have this kind of account. */
export function useUserOf(userType: SessionUser['userType']): SessionUser | undefined {
  const session = useSession();
  return session.status === 'signed-in' && session.user.userType === userType ? session.user : undefined;
}
