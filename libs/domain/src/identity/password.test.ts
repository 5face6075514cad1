import {
  commonPasswords,
  identityMessages,
  missingPasswordText,
  newPasswordSchema,
  passwordProblems,
  passwordWeakness,
} from './index.ts';

function messages(password: unknown) {
  return newPasswordSchema.safeParse(password).error?.issues.map(({ message }) => message);
}

describe('the parts of a password', () => {
  it.each([
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

  it('count letters of any alphabet, and neither accents nor spaces as signs', () => {
    expect(passwordProblems('Ñandú 9')).toEqual(['1 carácter especial (Ejemplo: @ #)']);
    expect(passwordProblems('ñandÚ#9')).toEqual([]);
    expect(passwordProblems('A1@👍👍')).toEqual(['mínimo 6 caracteres']);
  });
});

describe('a password that is easy to guess', () => {
  it('is every one of the embedded list, which satisfies the rule itself when a letter is capital', () => {
    expect(commonPasswords.size).toBeGreaterThanOrEqual(200);
    for (const password of commonPasswords) {
      const typed = password.replace(/[a-z]/, (letter) => letter.toUpperCase());
      expect([typed, missingPasswordText(typed)]).toEqual([typed, null]);
      expect([typed, passwordWeakness(typed)]).toEqual([typed, 'Contraseña débil']);
    }
  });

  it.each(['Password1!', 'PASSWORD1!', 'Qwerty123!', 'Contraseña123@', 'P@ssw0rd', 'Admin123!'])(
    'is a common one in any case and with accents: %s',
    (password) => {
      expect(messages(password)).toEqual(['Contraseña débil']);
    },
  );

  it.each([
    ['Maria123@', ['María']],
    ['Tacos-2026', ['La Casa de los Tacos']],
    ['Ana123@', ['Ana']],
    ['Lupita77#', ['x', 'lupita77@correo.test']],
    ['1990Xy@z', ['maria.1990@correo.test']],
  ])('is one made of the person’s own data: %s', (password, own) => {
    expect(passwordWeakness(password)).toBeNull();
    expect(passwordWeakness(password, own)).toBe('Contraseña débil');
  });

  it.each([
    ['Semana7@x', ['Ana']],
    ['Correo77#', ['lupita@correo.test']],
    ['Puente123@', ['candidata', 'candidata@puente.test', 'Lucía', 'Ramos']],
    ['Kiosko9@z', ['', null, undefined, 'La Fonda']],
  ])('is not one that merely shares a few letters: %s', (password, own) => {
    expect(passwordWeakness(password, own)).toBeNull();
  });
});

describe('a new password', () => {
  it('is kept as it is typed, up to 128 characters', () => {
    expect(newPasswordSchema.parse(' Kiosko9@z ')).toBe(' Kiosko9@z ');
    expect(messages(`K9@${'a'.repeat(125)}`)).toBeUndefined();
    expect(messages(`K9@${'a'.repeat(126)}`)).toEqual(['Máximo 128 caracteres.']);
  });

  it('that is missing lacks everything', () => {
    expect(messages(undefined)).toEqual([missingPasswordText('')]);
    expect(messages(123456)).toEqual(['Valor inválido.']);
  });

  it('is praised and refused in the specification’s words', () => {
    expect(identityMessages.passwordGood).toBe('Contraseña bien elaborada');
    expect(identityMessages.passwordWeak).toBe('Contraseña débil');
  });
});
