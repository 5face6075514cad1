import { useSession } from '@puente/platform';
import { type Access } from '@puente/platform/registry';
import { type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

const homeOf = { employer: '/mi-cuenta-empleador', user: '/mi-cuenta-usuario' } as const;

/**
 * Spares a person a page that its calls would refuse: signed out, to /login (which returns them here afterwards);
 * signed in with the other account type, to their own account home.
 */
export function RouteGuard({ access, children }: { access: Access; children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (access === 'public') return children;
  if (session.status === 'signed-out') {
    const role = access === 'signed-in' ? '' : `?role=${access}`;
    return <Navigate to={`/login${role}`} replace state={{ from: pathname + search }} />;
  }
  const { userType } = session.user;
  if (access !== 'signed-in' && access !== userType) return <Navigate to={homeOf[userType]} replace />;
  return children;
}
