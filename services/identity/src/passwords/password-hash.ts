import { hash, verify, type Algorithm } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { passwordWork } from './password-work.ts';

/** argon2id, 12 MiB, three passes, one lane. (The enum of the package is types only.) */
const options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 12_288,
  timeCost: 3,
  parallelism: 1,
};

/** No one's password; comparing with it costs what comparing with a real one does. */
const nobodysHash = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$${random(16)}$${random(32)}`;

/**
 * The same letters are the same password, however a keyboard composes their accents.
 * @throws ApiError 503 where too many passwords wait to be hashed or compared
 */
export function hashPassword(password: string): Promise<string> {
  return passwordWork(() => hash(password.normalize('NFC'), options));
}

/**
 * Compares with a stored hash, or with nobody's: it takes as long either way, and then is false.
 * @throws ApiError 503 where too many passwords wait to be hashed or compared
 */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const compared = stored ?? nobodysHash;
  const composed = password.normalize('NFC');
  // Hashed as it was typed, before passwords were normalised.
  const matches =
    (await fits(compared, composed)) || (composed !== password && (await fits(compared, password)));
  return matches && stored !== undefined;
}

/**
 * Whether a hash that fits was made with lower parameters than today's, or of a password that was not normalised.
 * @throws ApiError 503 as `passwordMatches`
 */
export async function isOutdated(stored: string, password: string): Promise<boolean> {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(stored) ?? [];
  if (Number(memory) < options.memoryCost || Number(time) < options.timeCost || !memory) return true;
  const composed = password.normalize('NFC');
  return composed !== password && !(await fits(stored, composed));
}

const fits = (stored: string, password: string) => passwordWork(() => verify(stored, password));

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}
