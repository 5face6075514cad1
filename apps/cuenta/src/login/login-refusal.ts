import { type UserType, wrongRole } from '@puente/domain/identity';
import { apiMessage, apiStatus } from '@puente/platform/api';

/** Why a sign-in did not happen. */
export type LoginRefusal =
  | { kind: 'wrong-credentials' }
  | { kind: 'offline' }
  | { kind: 'too-many' }
  /** An account exists already, unconfirmed or with a social provider: the server's own words. */
  | { kind: 'existing-account'; message: string; unconfirmed: boolean }
  | { kind: 'wrong-role'; message: string };

export function refusalOf(error: unknown): LoginRefusal {
  const message = apiMessage(error);
  const status = apiStatus(error);
  // Section 8 of the specification names these words as what tells such an answer.
  if (message?.toLowerCase().includes('ya creaste una cuenta')) {
    return { kind: 'existing-account', message, unconfirmed: status === 403 };
  }
  if (status === undefined || status >= 500) return { kind: 'offline' };
  return { kind: status === 429 ? 'too-many' : 'wrong-credentials' };
}

export function wrongRoleRefusal(actual: UserType): LoginRefusal {
  return { kind: 'wrong-role', message: wrongRole(actual) };
}
