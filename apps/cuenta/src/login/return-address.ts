import { useLocation } from '@puente/platform';

/** The page of this site that a visitor was on their way to when the guard or a prompt sent them to sign in. */
export function useReturnAddress(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}
