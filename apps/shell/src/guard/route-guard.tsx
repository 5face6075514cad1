import { type Access } from '@puente/composition';
import { keepDestination, useSession } from '@puente/platform';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

const homeOf = { employer: '/mi-cuenta-empleador', user: '/mi-cuenta-usuario' } as const;

interface RouteGuardProps {
  access: Access;
  /** What the page is called. */
  title: string;
  children: ReactNode;
}

/**
 * Spares a person a page that its calls would refuse: signed out, to /login (which returns them here afterwards);
 * signed in with the other account type, to their own account home.
 */
export function RouteGuard({ access, title, children }: RouteGuardProps) {
  const session = useSession();
  if (access === 'public') return children;
  if (session.status === 'signed-out') {
    return <ToSignIn role={access === 'signed-in' ? undefined : access} title={title} />;
  }
  const { userType } = session.user;
  if (access !== 'signed-in' && access !== userType) return <Navigate to={homeOf[userType]} replace />;
  return children;
}

/** Also remembered by the browser: whoever registers instead comes back by a mail, in another tab. */
function ToSignIn({ role, title }: { role: string | undefined; title: string }) {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  useEffect(() => keepDestination({ path: from, title }), [from, title]);
  return <Navigate to={role ? `/login?role=${role}` : '/login'} replace state={{ from }} />;
}
