import { commonPasswords, commonWords } from './common-passwords.catalogue.ts';
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

const brand = 'puente';

/** «Verano2024!», «2024-verano#»: one word and one year. Who writes more than a word is left alone. */
const wordAndYear =
  /^[^\p{L}\p{N}]*(?:\p{L}{1,12}[^\p{L}\p{N}]*(?:19|20)\d{2}|(?:19|20)\d{2}[^\p{L}\p{N}]*\p{L}{1,12})[^\p{L}\p{N}]*$/u;

/** Letters that people write as signs; a 1 or a ! is one of two. */
const letterOf: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

function spelled(text: string, one: 'i' | 'l'): string {
  return text.replace(/[@430$571!|]/g, (sign) => letterOf[sign] ?? one);
}

/**
 * As what a password can be read by who knows how passwords are made: lower case and without accents, without what the
 * rule has people add at its ends («Dragon12#» is «dragon»), without signs, and with the letters that its signs stand for.
 */
export function passwordReadings(password: string): string[] {
  const typed = withoutAccents(password);
  const start = typed.search(/[a-z]/);
  const end = typed.search(/[^a-z]*$/);
  // A sign at an end may be of the word or added to it.
  const ends = Array.from({ length: typed.length - end + 1 }, (_, index) => end + index);
  const words = [0, Math.max(0, start)].flatMap((from) => ends.map((to) => typed.slice(from, to)));
  const made = [typed.replace(/[^a-z0-9]/g, ''), typed.slice(start, end), ...words.flatMap(spellings)];
  return [typed, ...new Set(made.filter(({ length }) => length >= 4))];
}

const spellings = (text: string) => [spelled(text, 'i'), spelled(text, 'l')];

/**
 * Why a password that satisfies the rule is still easy to guess: one of the common ones, made of the person's own data or of
 * the brand, or a word with a year. Answers the text to show, or null. The server knows more common ones.
 */
export function passwordWeakness(password: string, ownData: OwnData = {}): string | null {
  const typed = withoutAccents(password);
  if (
    passwordReadings(password).some((reading) => commonPasswords.has(reading) || commonWords.has(reading))
  ) {
    return weakPasswordMessages.common;
  }
  const readings = [typed, ...spellings(typed)];
  const holds = (word: string) => readings.some((reading) => gives(reading, word));
  const given = ownFields.find((field) => wordsOf(ownData[field] ?? '').some(holds));
  if (given) return weakPasswordMessages[given];
  if (holds(brand)) return weakPasswordMessages.brand;
  return wordAndYear.test(typed) ? weakPasswordMessages.year : null;
}
