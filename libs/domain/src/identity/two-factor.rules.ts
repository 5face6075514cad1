/** Recovery codes that an account is given at once. */
export const recoveryCodeCount = 10;
/** Minutes for which a sign-in waits for its second step. */
export const secondStepMinutes = 5;

/** A code for the second step, of an authenticator app or of the list kept for a lost phone. */
export type SecondCode = { kind: 'app' | 'recovery'; code: string };

/** As people write one down: without 0 and O, 1, I and L being told apart (Crockford's alphabet). */
const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const recoveryPattern = new RegExp(`^[${recoveryAlphabet}]{16}$`);

/** What was typed as a code, however it is spaced and whatever its case; null for what cannot be one. */
export function readSecondCode(typed: string): SecondCode | null {
  const joined = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(joined)) return { kind: 'app', code: joined };
  const code = joined.replaceAll('O', '0').replace(/[IL]/g, '1');
  return recoveryPattern.test(code) ? { kind: 'recovery', code } : null;
}

/** A recovery code, `ABCD-EFGH-JKMN-PQRS`, of 16 random bytes: 5 bits of each. */
export function recoveryCodeOf(random: Uint8Array): string {
  const code = Array.from(random, (byte) => recoveryAlphabet[byte % recoveryAlphabet.length]).join('');
  return code.match(/.{4}/g)?.join('-') ?? '';
}
