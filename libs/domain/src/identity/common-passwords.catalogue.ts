/**
 * Passwords that everybody tries first, among those that satisfy the rule of `password.rules.ts`:
 * without accents and in lower case. Sources: the usual words of published leaks (NCSC, SecLists) and
 * their Spanish counterparts, each with the usual ways to add a digit and a sign.
 */
const words = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'contrasena',
  'qwerty',
  'admin',
  'administrador',
  'welcome',
  'bienvenido',
  'letmein',
  'changeme',
  'iloveyou',
  'teamo',
  'tequiero',
  'princesa',
  'estrella',
  'mexico',
  'abcd',
  'hola',
] as const;

const endings = [
  '1!',
  '1@',
  '1#',
  '1*',
  '12!',
  '123!',
  '123@',
  '123#',
  '123*',
  '123.',
  '1234!',
  '1234@',
] as const;

const others = [
  'abc123!',
  'abc123@',
  'abc123#',
  'abc1234!',
  'aa123456!',
  'aa123456@',
  'asdf1234!',
  'qwer1234!',
  'qwerty12345!',
  'password12345!',
  'admin12345!',
  '1qaz2wsx!',
  '1qaz@wsx',
  'zaq1@wsx',
  '1q2w3e4r!',
  'q1w2e3r4!',
  'p@$$w0rd1',
  'pa$$w0rd1',
  'p@ssword1',
  'p@ssw0rd',
  'p@ssw0rd1',
  'p@ssw0rd123',
  '!qaz2wsx',
  '!qazxsw2',
] as const;

/** Words that everybody begins with, whatever is added to them. */
export const commonWords: ReadonlySet<string> = /* @__PURE__ */ new Set(words);

export const commonPasswords: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...words.flatMap((word) => endings.map((ending) => word + ending)),
  ...others,
]);
