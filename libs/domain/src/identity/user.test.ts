import { describe, expect, test } from '@jest/globals';
import {
  capitalizeName,
  emailSchema,
  isEmail,
  isUsername,
  nameSchema,
  providers,
  roleLabels,
  sanitizePhone,
  sanitizeUsername,
  suggestUsername,
  usernameSchema,
  userTypeOf,
  userTypes,
} from './index.ts';

interface Parser {
  safeParse(sent: unknown): { error?: { issues: { message: string }[] } | undefined };
}

function messages(schema: Parser, sent: unknown) {
  return schema.safeParse(sent).error?.issues.map(({ message }) => message);
}

describe('the account types', () => {
  test('are two, with their Spanish names', () => {
    expect(userTypes).toEqual(['user', 'employer']);
    expect(roleLabels).toEqual({ user: 'Usuario', employer: 'Empleador' });
    expect(providers).toEqual(['local', 'google', 'facebook', 'microsoft']);
  });

  test('are compared in any case', () => {
    expect(userTypeOf('Employer')).toBe('employer');
    expect(userTypeOf('USER')).toBe('user');
    expect(userTypeOf('admin')).toBeNull();
    expect(userTypeOf(undefined)).toBeNull();
  });
});

describe('a username', () => {
  test.each([
    ['María López', 'marialopez'],
    ['Ana_María 7!', 'anamaria7'],
    ['MUÑOZ Güell', 'munozguell'],
    ['José\u0301', 'jose'],
    ['李', ''],
  ])('is lower case and without accents before anything is stripped: %s', (typed, kept) => {
    expect(sanitizeUsername(typed)).toBe(kept);
  });

  test('is suggested by a name, with a number when it is taken, and is never too long', () => {
    const random = () => 0.5;
    expect([0, 1, 2, 3].map((turn) => suggestUsername('María López', turn, random))).toEqual([
      'marialopez',
      'marialopez2',
      'marialopez3',
      'marialopez550',
    ]);
    expect(suggestUsername('Ñ'.repeat(40))).toBe('n'.repeat(30));
    expect(suggestUsername('a'.repeat(40), 1)).toBe(`${'a'.repeat(29)}2`);
    expect(suggestUsername(' — ')).toBe('');
  });

  test.each([
    ['ana7', undefined],
    ['a'.repeat(30), undefined],
    ['a'.repeat(31), ['Máximo 30 caracteres.']],
    ['Ana', ['Solo letras minúsculas y números permitidos en usuario']],
    ['ana ', ['Solo letras minúsculas y números permitidos en usuario']],
    ['ñandu', ['Solo letras minúsculas y números permitidos en usuario']],
    ['', ['Usuario requerido']],
    [undefined, ['Usuario requerido']],
    [7, ['Solo letras minúsculas y números permitidos en usuario']],
  ])('%p', (username, expected) => {
    expect(messages(usernameSchema, username)).toEqual(expected);
    if (typeof username === 'string') expect(isUsername(username)).toBe(expected === undefined);
  });
});

describe('a name', () => {
  test.each([
    ['MARÍA', 'María'],
    ['josé ángel', 'José Ángel'],
    ['élan', 'Élan'],
    ['ana-lucía', 'Ana-Lucía'],
    ['O’BRIEN', 'O’Brien'],
    ['ñusta', 'Ñusta'],
    ['', ''],
  ])('«%s» becomes «%s»', (typed, written) => {
    expect(capitalizeName(typed)).toBe(written);
  });

  test('keeps the space somebody is about to type after', () => {
    expect(capitalizeName('de la cruz ')).toBe('De La Cruz ');
  });

  test('is kept tidy, and needs a letter', () => {
    expect(nameSchema.parse('  ana   LÓPEZ ')).toBe('Ana López');
    expect(messages(nameSchema, '123')).toEqual(['Valor inválido.']);
    expect(messages(nameSchema, 'a'.repeat(61))).toEqual(['Máximo 60 caracteres.']);
  });
});

describe('an e-mail', () => {
  test('is trimmed and lower-cased', () => {
    expect(emailSchema.parse('  Ana.Lopez+Trabajo@Correo.TEST ')).toBe('ana.lopez+trabajo@correo.test');
  });

  test.each(['a@b.co', 'a_b@sub.dom.museum', 'o’x'.replace('’', "'") + '@b.co', 'a@xn--bcher-kva.test'])(
    'is right: %s',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  test.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@b..co',
    'a..b@c.co',
    '.a@b.co',
    'a b@c.co',
    'a@-b.co',
    'a@b.c',
    'a@b.123',
    'a@b.co\nbcc:x@y.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b.'.repeat(130)}co`,
  ])('is wrong: %j', (email) => {
    expect(isEmail(email)).toBe(false);
    expect(messages(emailSchema, email)).toEqual(['Este no es un correo válido']);
  });

  test.each([undefined, null, 5, {}])('is text: %p', (email) => {
    expect(messages(emailSchema, email)).toEqual(['Este no es un correo válido']);
  });
});

describe('a phone', () => {
  test('loses letters and signs as it is typed, not what people write between the digits', () => {
    expect(sanitizePhone('llámame al +1 (512) 555-0100')).toBe('+1 (512) 555-0100');
    expect(sanitizePhone('512.555.0100')).toBe('5125550100');
    expect(sanitizePhone('1'.repeat(40))).toHaveLength(30);
  });
});
