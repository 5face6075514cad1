import { describe, expect, test } from '@jest/globals';
import {
  commonPasswords,
  identityMessages,
  missingPasswordText,
  newPasswordSchema,
  passwordProblems,
  passwordWeakness,
  type OwnData,
} from './index.ts';

function messages(password: unknown) {
  return newPasswordSchema.safeParse(password).error?.issues.map(({ message }) => message);
}

describe('the parts of a password', () => {
  test.each([
    ['', 'Falta: mínimo 6 caracteres, 1 mayúscula, 1 número, 1 carácter especial (Ejemplo: @ #)'],
    ['abc', 'Falta: mínimo 6 caracteres, 1 mayúscula, 1 número, 1 carácter especial (Ejemplo: @ #)'],
    ['Kiosk9@', null],
    ['Kio9@', 'Falta: mínimo 6 caracteres'],
    ['kiosko9@', 'Falta: 1 mayúscula'],
    ['Kiosko@', 'Falta: 1 número'],
    ['Kiosko9', 'Falta: 1 carácter especial (Ejemplo: @ #)'],
    ['Kiosko', 'Falta: 1 número, 1 carácter especial (Ejemplo: @ #)'],
  ])('«%s»: %s', (password, text) => {
    expect(missingPasswordText(password)).toBe(text);
  });

  test('count letters of any alphabet, and neither accents nor spaces as signs', () => {
    expect(passwordProblems('Ñandú 9')).toEqual(['1 carácter especial (Ejemplo: @ #)']);
    expect(passwordProblems('ñandÚ#9')).toEqual([]);
    expect(passwordProblems('A1@👍👍')).toEqual(['mínimo 6 caracteres']);
  });
});

const common = 'Contraseña débil. Es una de las más usadas.';

describe('a password that is easy to guess', () => {
  test('is every one of the embedded list, which satisfies the rule itself when a letter is capital', () => {
    expect(commonPasswords.size).toBeGreaterThanOrEqual(200);
    for (const password of commonPasswords) {
      const typed = password.replace(/[a-z]/, (letter) => letter.toUpperCase());
      expect([typed, missingPasswordText(typed)]).toEqual([typed, null]);
      expect([typed, passwordWeakness(typed)]).toEqual([typed, common]);
    }
  });

  test.each(['Password1!', 'PASSWORD1!', 'Qwerty123!', 'Contraseña123@', 'P@ssw0rd', 'Admin123!'])(
    'is a common one in any case and with accents: %s',
    (password) => {
      expect(messages(password)).toEqual([common]);
    },
  );

  test.each<[string, OwnData, string]>([
    ['Maria123@', { nombre: 'María' }, 'No uses tu nombre.'],
    ['Ana123@', { nombre: 'Ana' }, 'No uses tu nombre.'],
    ['Lopez#26', { apellido: 'De la Cruz López' }, 'No uses tu apellido.'],
    ['Tacos-7719', { nombreEmpresa: 'La Casa de los Tacos' }, 'No uses el nombre de tu empresa.'],
    ['Lupita77#', { username: 'lupita77' }, 'No uses tu usuario.'],
    ['Lupita77#', { nombre: 'x', email: 'lupita77@correo.test' }, 'No uses tu correo.'],
    ['1990Xy@z', { email: 'maria.1990@correo.test' }, 'No uses tu correo.'],
    ['Marialopez1@', { nombre: 'María', username: 'marialopez' }, 'No uses tu nombre.'],
  ])('is one made of the person’s own data, and says of which: %s', (password, own, reason) => {
    expect(passwordWeakness(password)).toBeNull();
    expect(passwordWeakness(password, own)).toBe(`Contraseña débil. ${reason}`);
  });

  test.each<[string, OwnData]>([
    ['Semana7@x', { nombre: 'Ana' }],
    ['Correo77#', { email: 'lupita@correo.test' }],
    ['Kiosko9@z', { nombre: '', apellido: null, username: undefined, nombreEmpresa: 'La Fonda' }],
  ])('is not one that merely shares a few letters: %s', (password, own) => {
    expect(passwordWeakness(password, own)).toBeNull();
  });
});

describe('a password that who guesses tries early', () => {
  test.each(['Puente123@', 'MiPuente#88', 'Pu3nte#88', 'EUP#puente1'])(
    'is one with the brand: %s',
    (password) => {
      expect(passwordWeakness(password)).toBe('Contraseña débil. No uses el nombre de Puente.');
    },
  );

  test.each(['Verano2024!', '2024Verano!', 'Verano-2024', '#Verano@1999#', 'Ñandú2026@', '2031.Otoño'])(
    'is one of a word and a year: %s',
    (password) => {
      expect(passwordWeakness(password)).toBe('Contraseña débil. Una palabra con un año se adivina pronto.');
    },
  );

  test.each([
    'P@ssw0rd77#',
    '¡Contraseña9!',
    'C0ntr4sen@5#',
    'Adm1n-2',
    '#Bienvenido44',
    'Hola#8',
    'L3tm31n!9',
  ])('is one of a common word and what the rule asks for: %s', (password) => {
    expect(passwordWeakness(password)).toBe(common);
  });

  test.each<[string, OwnData, string]>([
    ['M4r1a#77', { nombre: 'María' }, 'No uses tu nombre.'],
    ['G0nz4l3z#', { apellido: 'González' }, 'No uses tu apellido.'],
  ])('is own data in other signs: %s', (password, own, reason) => {
    expect(passwordWeakness(password, own)).toBe(`Contraseña débil. ${reason}`);
  });

  test.each([
    'Cebolla7#',
    'Zanahoria8#',
    'Verano20!',
    'Verano2024!Lluvia',
    'Verano-Azul-2024',
    'Xk9#mQ2v',
    'Tres tristes tigres 3!',
    'Kiosko9@z',
    '7Tortuga#Lenta',
    'Ñu#47xq',
  ])('is not %s', (password) => {
    expect(missingPasswordText(password)).toBeNull();
    expect(passwordWeakness(password)).toBeNull();
  });

  test('is none of many that are made at random', () => {
    const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789#@-+!';
    // A generator of its own, so that a failure can be made again.
    let seed = 20261122;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 2000; round += 1) {
      const password = Array.from({ length: 12 }, () => signs[next(signs.length)]).join('');
      expect([password, passwordWeakness(password)]).toEqual([password, null]);
    }
  });
});

describe('a new password', () => {
  test('is kept as it is typed, up to 128 characters', () => {
    expect(newPasswordSchema.parse(' Kiosko9@z ')).toBe(' Kiosko9@z ');
    expect(messages(`K9@${'a'.repeat(125)}`)).toBeUndefined();
    expect(messages(`K9@${'a'.repeat(126)}`)).toEqual(['Máximo 128 caracteres.']);
  });

  test('that is missing lacks everything', () => {
    expect(messages(undefined)).toEqual([missingPasswordText('')]);
    expect(messages(123456)).toEqual(['Valor inválido.']);
  });

  test('is praised and refused in the given words', () => {
    expect(identityMessages.passwordGood).toBe('Contraseña bien elaborada');
    expect(identityMessages.passwordWeak).toBe('Contraseña débil');
  });
});
