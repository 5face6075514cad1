import { type SessionUser, useSession } from '@puente/platform';

export type Role = SessionUser['userType'] | 'visitor';

export function useRole(): Role {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.userType : 'visitor';
}
