import { describe, expect, test } from '@jest/globals';
import { missingPasswordText, weakDetailMessages, weakPasswordMessages } from '@puente/domain/identity';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isMostUsed } from './common-passwords.ts';
import { refuseGuessable } from './guessable.ts';

const listed = dictionary['passwords-common'].slice(0, 10_000);

/** As people make a listed one satisfy the rule. */
const dressings: ((word: string) => string)[] = [
  (word) => `${word}1!`,
  (word) => `${word[0]?.toUpperCase()}${word.slice(1)}12#`,
  (word) => `#${word.toUpperCase()}7`,
  (word) => `${word}@99`,
];

describe('of the 10,000 most used passwords', () => {
  test('every one is refused as it is', () => {
    expect(listed).toHaveLength(10_000);
    expect(listed.filter((password) => !isMostUsed(password))).toEqual([]);
  });

  test('every word of four letters or more is refused when it is dressed up for the rule', () => {
    const words = listed.filter((password) => /^[a-z]{4,}$/.test(password));
    expect(words.length).toBeGreaterThan(6000);
    for (const dressed of dressings) expect(words.filter((word) => !isMostUsed(dressed(word)))).toEqual([]);
  });

  test.each(['Abc123!', 'Aa123456@', '1Qaz@2wsx', 'Qwerty12345!', 'Dr4g0n#1', 'M0nkey!!77', 'Colombia#10'])(
    '%s is one in other clothes',
    (password) => {
      expect(isMostUsed(password)).toBe(true);
    },
  );
});

const ana = {
  nombre: 'Ana María',
  apellido: 'Gómez',
  username: 'anag',
  email: 'anag77@latiendita.com.mx',
  telefono: '+15125550123',
  codigoPostal: '78701',
  puestoEmpresa: 'Gerente de ventas',
};
const refusal = (password: string) => {
  try {
    refuseGuessable(password, ana);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['Dragon#77', weakPasswordMessages.common],
  ['Gomez#77x', weakPasswordMessages.apellido],
  ['G0mez#77x', weakPasswordMessages.apellido],
  ['Puente123@', weakPasswordMessages.brand],
  ['Verano2024!', weakPasswordMessages.year],
  ['Verano26#', weakPasswordMessages.year],
  ['V e r a n o 2 0 2 6#', weakPasswordMessages.year],
  ['Amor mio 2024!', weakPasswordMessages.year],
  ['Ｐｕｅｎｔｅ123#', weakPasswordMessages.brand],
  ['5125550123A#', weakDetailMessages.telefono],
  ['#A555-0123', weakDetailMessages.telefono],
  ['78701Casa#', weakDetailMessages.codigoPostal],
  ['Gerente#77', weakDetailMessages.puestoEmpresa],
  ['V3nt4s#77', weakDetailMessages.puestoEmpresa],
  ['Latiendita77#', weakPasswordMessages.email],
  ['11111111A!', weakDetailMessages.repeated],
  ['Aaaaaa1!', weakDetailMessages.repeated],
])('%s is refused, and why is said', (password, message) => {
  expect(refusal(password)).toBe(message);
});

test.each([
  'Cebolla7#',
  'Zanahoria8#',
  'Calabaza9#',
  'Berenjena7#',
  'Kiosko9@z',
  'Camino#83x',
  'Xk9#mQ2v',
  'Tres tristes tigres 3!',
  'caballo-Correcto-7-grapa',
  'Zanahoria26#',
  'Tres veranos 26!',
  'Kiosko555#0199',
  'Casa78702#Azul',
])('%s may be chosen', (password) => {
  expect(missingPasswordText(password)).toBeNull();
  expect(refusal(password)).toBeUndefined();
});

test('the name of a mail provider is nobody’s own', () => {
  expect(() => refuseGuessable('Hotmail-Xk94', { email: 'ana@hotmail.com' })).not.toThrow();
});

test('what is made at random may be chosen', () => {
  const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789#@-+!';
  // A generator of its own, so that a failure can be made again.
  let seed = 1122;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const made = Array.from({ length: 2000 }, () =>
    Array.from({ length: 12 }, () => signs[next(signs.length)]).join(''),
  );
  expect(made.filter((password) => refusal(password) !== undefined)).toEqual([]);
});
