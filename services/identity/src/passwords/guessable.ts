import { passwordWeakness, weakPasswordMessages, type OwnData } from '@puente/domain/identity';
import { validationError } from '@puente/service-kit';
import { isMostUsed } from './common-passwords.ts';

/**
 * Refuses a password that who guesses would try early.
 * @param ownData of whom it is for
 * @throws ApiError 400 at `password`
 */
export function refuseGuessable(password: string, ownData: OwnData): void {
  const message =
    passwordWeakness(password, ownData) ?? (isMostUsed(password) ? weakPasswordMessages.common : null);
  if (message !== null) throw validationError([{ path: ['password'], message }]);
}
