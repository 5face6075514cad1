import { useLocation } from '@puente/platform';
import { type UserType, userTypeOf } from '@puente/domain/identity';

/** An account that waits for its e-mail to be confirmed. */
export interface PendingAccount {
  email: string;
  role: UserType | null;
}

const key = 'puente.pending-account';

/** Kept for this tab, so that a reload, or the confirmed page, still knows it. */
export function rememberPendingAccount(account: PendingAccount): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(account));
  } catch {
    // Storage is forbidden: navigation state carries it to the next page all the same.
  }
}

function recall(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
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
