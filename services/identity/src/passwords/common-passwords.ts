import { passwordReadings } from '@puente/domain/identity';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Of leaked passwords, most of them in lower case, the most used first. */
const mostUsed: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, 10_000));

/**
 * Whether a password is one of the 10,000 most used ones, or nothing but one of them dressed up for the rule (capital, digit,
 * sign). The list stays with the server: a browser would have to load it.
 */
export function isMostUsed(password: string): boolean {
  return passwordReadings(password).some((reading) => mostUsed.has(reading));
}
