/** Longest accepted texts of an account, in characters. */
export const userLimits = { username: 30, name: 60, company: 120, position: 80 } as const;

export const usernamePattern = /^[a-z0-9]+$/;

/** Pause after the last key before availability is asked, in milliseconds. */
export const availabilityPauseMs = 500;

/** What the username field keeps of what is typed. */
export function sanitizeUsername(typed: string): string {
  return typed.replace(/[^a-z0-9]/g, '');
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

/** Employers' phones: digits only. The longest international number has 15, the shortest local one 7. */
export const phoneRule = { pattern: /^\d{7,15}$/, maxTyped: 15 } as const;

export function sanitizePhone(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, phoneRule.maxTyped);
}
