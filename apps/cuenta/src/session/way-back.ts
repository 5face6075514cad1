import { isOwnPath, readDestination, useLocation, type Destination } from '@puente/platform';

/**
 * Where somebody was going when the guard or a prompt sent them to sign in: as the way through this tab tells, else as
 * the browser remembers, since the mail that confirms an account opens in another tab.
 */
export function useWayBack(): Destination | undefined {
  const state: unknown = useLocation().state;
  const kept = readDestination();
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return !isOwnPath(from) || from === kept?.path ? kept : { path: from };
}
