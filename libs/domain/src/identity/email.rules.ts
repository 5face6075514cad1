/** Longest address that can be delivered to (RFC 5321). */
export const emailMax = 254;

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";

/** Lower-cased addresses only: `normalizeEmail` comes first. */
export const emailPattern = new RegExp(
  `^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$`,
);

export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

export function isEmail(email: string): boolean {
  return email.length <= emailMax && emailPattern.test(email);
}

/** The address of a new mail; undefined for what is no e-mail. What it holds cannot add a recipient or a subject. */
export function mailLink(email: string): string | undefined {
  if (!isEmail(normalizeEmail(email))) return undefined;
  return `mailto:${email.trim().split('@').map(encodeURIComponent).join('@')}`;
}
