import type { EntityManager } from '@mikro-orm/postgresql';
import { Credential } from './credential.entity.ts';
import { hashPassword, isOutdated, passwordMatches } from './password-hash.ts';

/**
 * Hashes a password anew where its hash is of an older make, at the one moment when the password is at hand. Only in the
 * place of the hash that was compared: one that a reset has set meanwhile stays.
 * @param stored what the password was found to fit
 * @returns the hash that the password fits now
 */
export async function keptUpToDate(
  em: EntityManager,
  userId: number,
  stored: string,
  password: string,
): Promise<string> {
  if (!(await isOutdated(stored, password))) return stored;
  const passwordHash = await hashPassword(password);
  if (await em.nativeUpdate(Credential, { userId, passwordHash: stored }, { passwordHash }))
    return passwordHash;
  // Another sign-in may have done it; after a reset, the password fits no more.
  const current = await em.findOne(Credential, { userId }, { disableIdentityMap: true });
  return current && (await passwordMatches(password, current.passwordHash)) ? current.passwordHash : stored;
}
