import { hash, verify, type Algorithm } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { passwordWork } from './password-work.ts';

/** argon2id, 19 MiB, two passes, one lane. (The enum of the package is types only.) */
const options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** No one's password; comparing with it costs what comparing with a real one does. */
const nobodysHash = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$${random(16)}$${random(32)}`;

/** @throws ApiError 503 where too many passwords wait to be hashed or compared */
export function hashPassword(password: string): Promise<string> {
  return passwordWork(() => hash(password, options));
}

/**
 * Compares with a stored hash, or with nobody's: it takes as long either way, and then is false.
 * @throws ApiError 503 where too many passwords wait to be hashed or compared
 */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const matches = await passwordWork(() => verify(stored ?? nobodysHash, password));
  return matches && stored !== undefined;
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}
