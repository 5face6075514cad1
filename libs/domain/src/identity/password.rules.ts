import { commonPasswords } from './common-passwords.catalogue.ts';
import { identityMessages } from './messages.catalogue.ts';

export const passwordMin = 6;
export const passwordMax = 128;

/** The parts of the rule, in the order in which they are named; each text completes «Falta: …». */
export const passwordParts = [
  { text: 'mínimo 6 caracteres', holds: (password: string) => [...password].length >= passwordMin },
  { text: '1 mayúscula', holds: (password: string) => /\p{Lu}/u.test(password) },
  { text: '1 número', holds: (password: string) => /\d/.test(password) },
  {
    text: '1 carácter especial (Ejemplo: @ #)',
    holds: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  },
] as const;

export type PasswordPart = (typeof passwordParts)[number]['text'];

/** The parts a password lacks; none when it satisfies the rule. */
export function passwordProblems(password: string): PasswordPart[] {
  return passwordParts.filter(({ holds }) => !holds(password)).map(({ text }) => text);
}

/** «Falta: 1 mayúscula, 1 número», or null when nothing is missing. */
export function missingPasswordText(password: string): string | null {
  const problems = passwordProblems(password);
  return problems.length === 0 ? null : `Falta: ${problems.join(', ')}`;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whole words of a person's data. Of an e-mail only the part before the @ is theirs. */
function wordsOf(ownData: readonly (string | null | undefined)[]): string[] {
  return ownData.flatMap((text) =>
    fold(text ?? '')
      .replace(/@.*$/, '')
      .split(/[^\p{L}\p{N}]+/u),
  );
}

/** Short words («ana») are in too many good passwords: they count only when they are all its letters. */
function gives(password: string, word: string): boolean {
  if (word.length >= 4) return password.includes(word);
  return word.length === 3 && password.replace(/[^a-z]/g, '') === word;
}

/**
 * Whether a password that satisfies the rule is still easy to guess: one of the common ones, or made of
 * the person's own data (username, e-mail, names, company). Answers the text to show, or null.
 */
export function passwordWeakness(
  password: string,
  ownData: readonly (string | null | undefined)[] = [],
): typeof identityMessages.passwordWeak | null {
  const folded = fold(password);
  const weak = commonPasswords.has(folded) || wordsOf(ownData).some((word) => gives(folded, word));
  return weak ? identityMessages.passwordWeak : null;
}
