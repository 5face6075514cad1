/** Longest accepted texts of an account, in characters. */
export const userLimits = { username: 30, name: 60, company: 120, position: 80, phone: 30 } as const;

export const usernamePattern = /^[a-z0-9]+$/;

/** Pause after the last key before availability is asked, in milliseconds. */
export const availabilityPauseMs = 500;

/** Lower case, without accents: «Muñoz» is «munoz». */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What the username field keeps of what is typed: «María López» is «marialopez». */
export function sanitizeUsername(typed: string): string {
  return withoutAccents(typed).replace(/[^a-z0-9]/g, '');
}

/**
 * A username made of a name. With a `turn`, which begins at 1, another one for when those before it are taken:
 * «marialopez2», «marialopez3», then numbers that few will have asked for.
 */
export function suggestUsername(name: string, turn = 0, random: () => number = Math.random): string {
  const base = sanitizeUsername(name);
  if (base === '') return '';
  const number = turn === 0 ? '' : String(turn < 3 ? turn + 1 : 100 + Math.floor(random() * 900));
  return base.slice(0, userLimits.username - number.length) + number;
}

export function isUsername(username: string): boolean {
  return usernamePattern.test(username) && username.length <= userLimits.username;
}

/** First letter of every word upper case, the rest lower case: «JOSÉ maría» is «José María». */
export function capitalizeName(name: string): string {
  return name
    .toLocaleLowerCase('es')
    .replace(
      /(^|[\s'’-])(\p{L})/gu,
      (_match, before: string, letter: string) => before + letter.toLocaleUpperCase('es'),
    );
}

/** What a phone field keeps of what is typed: digits, and what people write between them. */
export function sanitizePhone(typed: string): string {
  return typed
    .replace(/[^\d+() -]/g, '')
    .trimStart()
    .slice(0, userLimits.phone);
}
