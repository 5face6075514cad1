import { describe, expect, test } from '@jest/globals';
import { employerRegistrationSchema, identityMessages, isPlainName, updateUserBody } from './index.ts';

describe('a name', () => {
  test.each([
    'María José',
    'O’Brien-Díaz',
    "D'Angelo",
    'J.R. Pérez',
    'Ma. Elena',
    'Sammy Davis, Jr.',
    'Ñandú',
    'Gómez (hijo)',
    'Café St. Louis',
    'Taquería El Sol, S.A. de C.V.',
    'Bar/Restaurante 24/7',
    'AT&T',
    'No. 1 Tacos #1',
    'Dr. Simi',
    'Wwwalter',
    'Jefa de cocina: turno de noche',
    'Desde 1910, calle 123',
  ])('may be %s', (name) => {
    expect(isPlainName(name)).toBe(true);
  });

  test.each([
    'casino.com',
    'Gana en casino.com ya',
    'CASINO.COM',
    'casino．com',
    'casino。com',
    'casino｡com',
    'bit.ly/x1',
    't.me/x',
    'http casino',
    'https://x',
    'http:/x',
    'hola //x',
    'www casino',
    'www.casino.es',
    'mailto:a@b.mx',
    '@casino',
    'casino@',
    'xn--80ak6aa92e.com',
    'казино.рф',
    '<b>Ana</b>',
    'Ana＜b',
    'Ana\\evil',
    'Tel 5551234567',
    'Ana (555) 123-4567',
    'Ana ５５５１２３４５６７',
    'Ana\u202Emoc.onisac',
    'Ana\u2066x',
    'Ana\u200Bx',
    'Ana\u0007',
    'A\u00ADna',
  ])('may not be %j', (name) => {
    expect(isPlainName(name)).toBe(false);
  });
});

test('a registration and a profile say it at the field', () => {
  const told = (
    schema: {
      safeParse: (body: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } };
    },
    body: unknown,
  ) => schema.safeParse(body).error?.issues.map(({ path, message }) => [path.at(-1), message]);
  const names = {
    nombre: 'casino.com',
    apellido: '@casino',
    nombreEmpresa: 'https://casino',
    puestoEmpresa: 'www casino',
  };
  const expected = Object.keys(names).map((field) => [field, identityMessages.nameWithLink]);
  const registration = {
    ...names,
    username: 'ana',
    email: 'ana@correo.test',
    password: 'Kiosko9@z',
    userType: 'employer',
    estado: 'Texas',
    codigoPostal: '77001',
    telefono: '7135550100',
    captchaToken: 'x',
  };
  expect(told(employerRegistrationSchema, registration)?.toSorted()).toEqual(expected.toSorted());
  expect(told(updateUserBody, { data: names })).toEqual(expected);
});
