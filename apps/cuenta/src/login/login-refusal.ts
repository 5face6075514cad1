import { type UserType, wrongRole } from '@puente/domain/identity';
import { apiMessage, apiStatus } from '@puente/platform/api';
import { accountRefusal } from '../session/account-refusal.ts';

/** Why a sign-in did not happen. */
export type LoginRefusal =
  | { kind: 'wrong-credentials' }
  | { kind: 'offline' }
  | { kind: 'too-many'; error: unknown }
  /** An account exists already, unconfirmed or with a social provider: the server's own words. */
  | { kind: 'existing-account'; message: string; unconfirmed: boolean }
  /** The right password of an account that was locked. */
  | { kind: 'locked'; message: string }
  | { kind: 'wrong-role'; message: string };

export function refusalOf(error: unknown): LoginRefusal {
  const message = apiMessage(error);
  const reason = accountRefusal(error);
  if (message && (reason === 'account-unconfirmed' || reason === 'account-social')) {
    return { kind: 'existing-account', message, unconfirmed: reason === 'account-unconfirmed' };
  }
  if (message && reason === 'account-locked') return { kind: 'locked', message };
  const status = apiStatus(error);
  if (status === undefined || status >= 500) return { kind: 'offline' };
  return status === 429 ? { kind: 'too-many', error } : { kind: 'wrong-credentials' };
}

export function wrongRoleRefusal(actual: UserType): LoginRefusal {
  return { kind: 'wrong-role', message: wrongRole(actual) };
}
