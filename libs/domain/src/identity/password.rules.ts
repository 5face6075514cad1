import { commonPasswords } from './common-passwords.catalogue.ts';
import { weakPasswordMessages } from './messages.catalogue.ts';
import { withoutAccents } from './user.rules.ts';

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

/** What a password must not be made of; what is not known, or does not exist, may be missing. */
export type OwnData = { readonly [Field in (typeof ownFields)[number]]?: string | null | undefined };

/** In the order in which they are named when a password is made of several. */
const ownFields = ['nombre', 'apellido', 'nombreEmpresa', 'username', 'email'] as const;

/** Whole words of a person's data. Of an e-mail only the part before the @ is theirs. */
function wordsOf(text: string): string[] {
  return withoutAccents(text)
    .replace(/@.*$/, '')
    .split(/[^\p{L}\p{N}]+/u);
}

/** Short words («ana») are in too many good passwords: they count only when they are all its letters. */
function gives(password: string, word: string): boolean {
  if (word.length >= 4) return password.includes(word);
  return word.length === 3 && password.replace(/[^a-z]/g, '') === word;
}

/**
 * Why a password that satisfies the rule is still easy to guess: one of the common ones, or made of the person's own
 * data. Answers the text to show, or null.
 */
export function passwordWeakness(password: string, ownData: OwnData = {}): string | null {
  const typed = withoutAccents(password);
  if (commonPasswords.has(typed)) return weakPasswordMessages.common;
  const given = ownFields.find((field) => wordsOf(ownData[field] ?? '').some((word) => gives(typed, word)));
  return given ? weakPasswordMessages[given] : null;
}
