import { useLocation, useNavigate, useSearchParams } from '@puente/platform';
import { useEffect } from 'react';

/**
 * What the query of a mailed link carries. The address bar loses it at once, so that nobody reads or copies it there; this
 * entry of the tab's history keeps it, for a reload.
 * @param secret the parameter that makes the link worth something
 */
export function useMailedQuery(secret: string): URLSearchParams {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const navigate = useNavigate();
  const mailed = query.get(secret) ? query.toString() : undefined;

  useEffect(() => {
    if (mailed !== undefined) void navigate(pathname, { replace: true, state: { mailed } });
  }, [mailed, pathname, navigate]);
  return mailed === undefined ? new URLSearchParams(kept(state)) : query;
}

function kept(state: unknown): string {
  const { mailed } = Object(state) as { mailed?: unknown };
  return typeof mailed === 'string' ? mailed : '';
}
