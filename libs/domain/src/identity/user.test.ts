import {
  capitalizeName,
  emailSchema,
  isEmail,
  isUsername,
  nameSchema,
  phoneSchema,
  providers,
  roleLabels,
  sanitizePhone,
  sanitizeUsername,
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
  it('are two, with their Spanish names', () => {
    expect(userTypes).toEqual(['user', 'employer']);
    expect(roleLabels).toEqual({ user: 'Usuario', employer: 'Empleador' });
    expect(providers).toEqual(['local', 'google', 'facebook', 'microsoft']);
  });

  it('are compared in any case', () => {
    expect(userTypeOf('Employer')).toBe('employer');
    expect(userTypeOf('USER')).toBe('user');
    expect(userTypeOf('admin')).toBeNull();
    expect(userTypeOf(undefined)).toBeNull();
  });
});

describe('a username', () => {
  it('loses what is not allowed as it is typed', () => {
    expect(sanitizeUsername('Ana_María 7!')).toBe('naara7');
  });

  it.each([
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
  it.each([
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

  it('keeps the space somebody is about to type after', () => {
    expect(capitalizeName('de la cruz ')).toBe('De La Cruz ');
  });

  it('is kept tidy, and needs a letter', () => {
    expect(nameSchema.parse('  ana   LÓPEZ ')).toBe('Ana López');
    expect(messages(nameSchema, '123')).toEqual(['Valor inválido.']);
    expect(messages(nameSchema, 'a'.repeat(61))).toEqual(['Máximo 60 caracteres.']);
  });
});

describe('an e-mail', () => {
  it('is trimmed and lower-cased', () => {
    expect(emailSchema.parse('  Ana.Lopez+Trabajo@Correo.TEST ')).toBe('ana.lopez+trabajo@correo.test');
  });

  it.each(['a@b.co', 'a_b@sub.dom.museum', 'o’x'.replace('’', "'") + '@b.co', 'a@xn--bcher-kva.test'])(
    'is right: %s',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  it.each([
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

  it.each([undefined, null, 5, {}])('is text: %p', (email) => {
    expect(messages(emailSchema, email)).toEqual(['Este no es un correo válido']);
  });
});

describe('a phone', () => {
  it('is digits only', () => {
    expect(phoneSchema.parse(' 5125550100 ')).toBe('5125550100');
    expect(messages(phoneSchema, '512-555-0100')).toEqual(['Teléfono inválido']);
    expect(messages(phoneSchema, '123456')).toEqual(['Teléfono inválido']);
    expect(messages(phoneSchema, '')).toEqual(['Este campo es requerido.']);
    expect(sanitizePhone('(512) 555-0100')).toBe('5125550100');
  });
});
