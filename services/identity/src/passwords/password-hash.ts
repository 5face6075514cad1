import { hash, verify, type Algorithm } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes, one lane. (The enum of the package is types only.) */
const options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** No one's password; comparing with it costs what comparing with a real one does. */
let nobodysHash: Promise<string> | undefined;

/** The same letters are the same password, however a keyboard composes their accents. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), options);
}

/** Compares with a stored hash, or with nobody's: it takes as long either way, and then is false. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword('');
  const compared = stored ?? (await nobodysHash);
  const composed = password.normalize('NFC');
  // Hashed as it was typed, before passwords were normalised.
  const matches =
    (await verify(compared, composed)) || (composed !== password && (await verify(compared, password)));
  return matches && stored !== undefined;
}

/** Whether a hash that fits was made with lower parameters than today's, or of a password that was not normalised. */
export async function isOutdated(stored: string, password: string): Promise<boolean> {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(stored) ?? [];
  if (Number(memory) < options.memoryCost || Number(time) < options.timeCost || !memory) return true;
  const composed = password.normalize('NFC');
  return composed !== password && !(await verify(stored, composed));
}
