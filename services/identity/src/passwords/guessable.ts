import { passwordWeakness, weakPasswordMessages } from '@puente/domain/identity';
import { validationError } from '@puente/service-kit';
import { isMostUsed } from './common-passwords.ts';
import { readThrough, weaknessReadThrough, type OwnDetails } from './read-through.ts';

/**
 * Refuses a password that who guesses would try early.
 * @param own data of whom it is for
 * @throws ApiError 400 at `password`
 */
export function refuseGuessable(password: string, own: OwnDetails): void {
  const message = weaknessOf(password, own);
  if (message !== null) throw validationError([{ path: ['password'], message }]);
}

function weaknessOf(password: string, own: OwnDetails): string | null {
  const read = readThrough(password);
  for (const text of new Set([password, read])) {
    const weakness = passwordWeakness(text, own);
    if (weakness !== null) return weakness;
    if (isMostUsed(text)) return weakPasswordMessages.common;
  }
  return weaknessReadThrough(read, own);
}
