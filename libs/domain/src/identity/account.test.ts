import { describe, expect, test } from '@jest/globals';
import {
  changePasswordSchema,
  contactSchema,
  emailConfirmationQuerySchema,
  forgotPasswordSchema,
  loginSchema,
  mailLink,
  microsoftSignInSchema,
  registrationSchema,
  resetPasswordSchema,
  roleQuerySchema,
  sendEmailConfirmationSchema,
} from './index.ts';

const user = {
  username: 'lucia7',
  email: 'lucia@correo.test',
  password: 'Kiosko9@z',
  nombre: 'lucía',
  apellido: 'RAMOS',
  userType: 'user',
  captchaToken: 'e30=',
};
const employer = {
  ...user,
  userType: 'employer',
  nombreEmpresa: 'La Fonda',
  puestoEmpresa: 'Gerente',
  pais: 'Estados Unidos',
  estado: 'Texas',
  codigoPostal: '78701',
  telefono: '(512) 555-0100',
};

interface Parser {
  safeParse(sent: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
}

function problems(schema: Parser, sent: unknown) {
  const issues = schema.safeParse(sent).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a registration', () => {
  test('of a job seeker is kept with its names in order', () => {
    expect(registrationSchema.parse(user)).toEqual({ ...user, nombre: 'Lucía', apellido: 'Ramos' });
  });

  test('of an employer asks for the company too', () => {
    expect(registrationSchema.parse(employer)).toMatchObject({ userType: 'employer', estado: 'Texas' });
    expect(problems(registrationSchema, { ...user, userType: 'employer' })).toEqual([
      'nombreEmpresa: Este campo es requerido.',
      'puestoEmpresa: Este campo es requerido.',
      'estado: Este campo es requerido.',
      'codigoPostal: Este campo es requerido.',
      'telefono: Este campo es requerido.',
    ]);
  });

  test.each([
    ['estado', 'Jalisco', 'Opción inválida.'],
    ['codigoPostal', '123', 'Código postal inválido'],
    ['pais', 'Cuba', 'Opción inválida.'],
    ['telefono', '55-55', 'Teléfono inválido'],
    ['telefono', 'llámame al 713', 'Teléfono inválido'],
    ['telefono', '55 5550 0012', 'Teléfono inválido'],
    ['telefono', { $ne: '' }, 'Valor inválido.'],
    ['captchaToken', '', 'Por favor, verifica que eres humano.'],
    ['captchaToken', undefined, 'Por favor, verifica que eres humano.'],
    ['username', 'LUCIA', 'Solo letras minúsculas y números permitidos en usuario'],
    ['email', 'lucia', 'Este no es un correo válido'],
    ['password', 'Kiosko', 'Falta: 1 número, 1 carácter especial (Ejemplo: @ #)'],
    ['password', 'Password1!', 'Contraseña débil. Es una de las más usadas.'],
    ['password', 'Lucia2026@', 'Contraseña débil. No uses tu nombre.'],
    ['password', 'LaFonda9@', 'Contraseña débil. No uses el nombre de tu empresa.'],
  ])('is refused for its %s: %p', (field, value, message) => {
    expect(problems(registrationSchema, { ...employer, [field]: value })).toEqual([`${field}: ${message}`]);
  });

  test.each([
    [{}, 'Estados Unidos', '+15125550100'],
    [{ pais: 'México', estado: 'Jalisco', telefono: '33 5550 0012' }, 'México', '+523355500012'],
    [{ pais: 'Panamá', estado: 'Chiriquí', telefono: '6000-0012' }, 'Panamá', '+50760000012'],
    [{ telefono: '+52 55 5550 0012' }, 'Estados Unidos', '+525555500012'],
    [{ pais: undefined }, 'Estados Unidos', '+15125550100'],
  ])('keeps the phone of an employer as E.164, read by their country: %j', (change, pais, telefono) => {
    expect(registrationSchema.parse({ ...employer, ...change })).toMatchObject({ pais, telefono });
  });

  test('wants a state of the country, and hears of it and of the phone although other fields are wrong', () => {
    const elsewhere = { ...employer, pais: 'México', estado: 'Texas' };
    expect(problems(registrationSchema, elsewhere)).toEqual(['estado: Opción inválida.']);
    const wrong = { ...employer, pais: undefined, email: 'x', estado: 'Jalisco', telefono: '12' };
    expect(problems(registrationSchema, wrong)).toEqual([
      'email: Este no es un correo válido',
      'estado: Opción inválida.',
      'telefono: Teléfono inválido',
    ]);
  });

  test('hears of a password made of own data although other fields are wrong', () => {
    expect(problems(registrationSchema, { ...user, email: 'x', password: 'Ramos2026@' })).toEqual([
      'email: Este no es un correo válido',
      'password: Contraseña débil. No uses tu apellido.',
    ]);
  });

  test('cannot give itself a confirmation, an id or a type that is none', () => {
    expect(problems(registrationSchema, { ...user, confirmed: true, id: 1 })).toEqual([
      ': Campos desconocidos: confirmed, id.',
    ]);
    expect(problems(registrationSchema, { ...user, nombreEmpresa: 'X' })).toEqual([
      ': Campos desconocidos: nombreEmpresa.',
    ]);
    expect(problems(registrationSchema, { ...user, userType: 'admin' })).toEqual([
      'userType: Opción inválida.',
    ]);
  });

  test('of no account type hears of what either type needs', () => {
    expect(problems(registrationSchema, {})).toEqual([
      'username: Usuario requerido',
      'email: Este no es un correo válido',
      'password: Falta: mínimo 6 caracteres, 1 mayúscula, 1 número, 1 carácter especial (Ejemplo: @ #)',
      'nombre: Este campo es requerido.',
      'apellido: Este campo es requerido.',
      'captchaToken: Por favor, verifica que eres humano.',
      'userType: Este campo es requerido.',
    ]);
  });

  test.each([undefined, null, 'x', []])('has to be an object: %p', (sent) => {
    expect(problems(registrationSchema, sent)).toEqual([': Solicitud inválida.']);
  });
});

describe('a sign-in', () => {
  test('reads the identifier in any case and the password as it is', () => {
    expect(loginSchema.parse({ identifier: ' Lucia@Correo.test ', password: ' x ' })).toEqual({
      identifier: 'lucia@correo.test',
      password: ' x ',
    });
  });

  test('refuses objects where text belongs', () => {
    expect(problems(loginSchema, { identifier: { $ne: null }, password: ['x'] })).toEqual([
      'identifier: Valor inválido.',
      'password: Valor inválido.',
    ]);
  });

  test('may name a role, in any case', () => {
    expect(roleQuerySchema.parse({ role: 'Employer' })).toEqual({ role: 'employer' });
    expect(roleQuerySchema.parse({})).toEqual({});
    expect(roleQuerySchema.safeParse({ role: 'admin' }).success).toBe(false);
  });

  test('with Microsoft brings a token or a code, not both', () => {
    expect(microsoftSignInSchema.parse({ token: 't' })).toEqual({ token: 't' });
    expect(microsoftSignInSchema.parse({ code: 'c' })).toEqual({ code: 'c' });
    expect(problems(microsoftSignInSchema, { token: 't', code: 'c' })).toEqual([': Solicitud inválida.']);
  });
});

describe('the way back into an account', () => {
  const reset = { code: 'c', password: 'Kiosko9@z', passwordConfirmation: 'Kiosko9@z' };

  test('takes an e-mail to ask for a link', () => {
    expect(forgotPasswordSchema.parse({ email: ' A@B.CO ' })).toEqual({ email: 'a@b.co' });
    expect(sendEmailConfirmationSchema.safeParse({ email: 'x' }).success).toBe(false);
    expect(emailConfirmationQuerySchema.safeParse({ confirmation: '' }).success).toBe(false);
  });

  test('wants the new password twice', () => {
    expect(resetPasswordSchema.parse(reset)).toEqual(reset);
    expect(problems(resetPasswordSchema, { ...reset, passwordConfirmation: 'otra' })).toEqual([
      'passwordConfirmation: Las contraseñas no coinciden.',
    ]);
    expect(problems(resetPasswordSchema, { ...reset, code: undefined })).toEqual([
      'code: Este campo es requerido.',
    ]);
  });

  test('from inside asks for the current password as well', () => {
    const change = { currentPassword: 'vieja', password: 'Kiosko9@z', passwordConfirmation: 'Kiosko9@z' };
    expect(changePasswordSchema.parse(change)).toEqual(change);
    expect(problems(changePasswordSchema, { ...change, currentPassword: '' })).toEqual([
      'currentPassword: Este campo es requerido.',
    ]);
    expect(problems(changePasswordSchema, { ...change, passwordConfirmation: 'x' })).toEqual([
      'passwordConfirmation: Las contraseñas no coinciden.',
    ]);
  });
});

describe('a contact message', () => {
  const message = { name: 'Ana', email: 'a@b.co', subject: 'Hola', message: 'a\nb', captchaToken: 't' };

  test('needs all its fields', () => {
    expect(contactSchema.parse(message)).toEqual(message);
    expect(problems(contactSchema, {}).map((problem) => problem.split(':')[0])).toEqual(Object.keys(message));
  });

  test('cannot break out of a mail header', () => {
    expect(contactSchema.parse({ ...message, subject: 'Hola\r\nBcc: x@y.co' }).subject).toBe(
      'Hola Bcc: x@y.co',
    );
  });
});

describe('the address of a mail', () => {
  test('is made of an e-mail and nothing else', () => {
    expect(mailLink('ana@correo.test')).toBe('mailto:ana@correo.test');
    expect(mailLink('a?bcc=b@x.com')).toBe('mailto:a%3Fbcc%3Db@x.com');
    expect(mailLink('llámame')).toBeUndefined();
    expect(mailLink('ana@correo.test,otra@correo.test')).toBeUndefined();
  });
});
