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

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** Compares with a stored hash, or with nobody's: it takes as long either way, and then is false. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword('');
  const matches = await verify(stored ?? (await nobodysHash), password);
  return matches && stored !== undefined;
}
