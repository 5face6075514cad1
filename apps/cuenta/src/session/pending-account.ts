import { useLocation } from '@puente/platform';
import { keep, readKeptJson } from '@puente/platform/storage';
import { type UserType, userTypeOf } from '@puente/domain/identity';

/** An account that waits for its e-mail to be confirmed. */
export interface PendingAccount {
  email: string;
  role: UserType | null;
}

const key = 'puente.pending-account';
/** As long as the mailed link is good. */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Kept in the browser, not in the tab: the mailed link opens in another one. Where nothing can be kept, navigation state
 * carries it to the next page all the same.
 */
export function rememberPendingAccount(account: PendingAccount): void {
  keep('localStorage', key, JSON.stringify({ ...account, until: Date.now() + lifetime }));
}

export function forgetPendingAccount(): void {
  keep('localStorage', key, null);
}

function recall(): unknown {
  const kept = readKeptJson('localStorage', key) as { until?: unknown } | null | undefined;
  return typeof kept?.until === 'number' && kept.until > Date.now() ? kept : null;
}

/** The account the previous page passed on in navigation state, else the remembered one. */
export function usePendingAccount(): PendingAccount | null {
  const state: unknown = useLocation().state;
  return read(state) ?? read(recall());
}

function read(value: unknown): PendingAccount | null {
  if (typeof value !== 'object' || value === null || !('email' in value)) return null;
  const { email } = value;
  if (typeof email !== 'string' || email === '') return null;
  const role = 'role' in value && typeof value.role === 'string' ? userTypeOf(value.role) : null;
  return { email, role };
}
