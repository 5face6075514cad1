import { secondStepMinutes, userTypeOf, type UserType } from '@puente/domain/identity';
import { useLocation } from '@puente/platform';
import { keep, readKeptJson } from '@puente/platform/storage';

/** A sign-in whose password (or provider) was right, and that waits for its second step. */
export interface PendingSignIn {
  /** For the call that ends it. */
  token: string;
  /** The account type the sign-in page was opened for. */
  role: UserType | null;
}

const key = 'puente.pending-sign-in';

/** In this tab, for as long as the server waits. Where nothing can be kept, navigation state carries it all the same. */
export function rememberPendingSignIn(pending: PendingSignIn): void {
  const until = Date.now() + secondStepMinutes * 60_000;
  keep('sessionStorage', key, JSON.stringify({ ...pending, until }));
}

export function forgetPendingSignIn(): void {
  keep('sessionStorage', key, null);
}

/** The sign-in that the page before handed on, else the remembered one. */
export function usePendingSignIn(): PendingSignIn | null {
  const state: unknown = useLocation().state;
  return read(state) ?? read(recall());
}

function recall(): unknown {
  const kept = readKeptJson('sessionStorage', key) as { until?: unknown } | null | undefined;
  return typeof kept?.until === 'number' && kept.until > Date.now() ? kept : null;
}

function read(value: unknown): PendingSignIn | null {
  if (typeof value !== 'object' || value === null) return null;
  const { token, role } = value as Partial<Record<keyof PendingSignIn, unknown>>;
  if (typeof token !== 'string' || token === '') return null;
  return { token, role: typeof role === 'string' ? userTypeOf(role) : null };
}
