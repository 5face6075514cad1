import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  identityMessages,
  registrationAnswerSchema,
  weakDetailMessages,
  weakPasswordMessages,
} from '@puente/domain/identity';
import { refusal, wrongPaths } from '@puente/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { goodPassword, linkSecret, startIdentity, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const newUsername = () => `r${randomUUID().replaceAll('-', '').slice(0, 20)}`;

async function seeker(changes: Record<string, unknown> = {}) {
  const username = newUsername();
  return {
    username,
    email: `${username}@correo.test`,
    password: goodPassword,
    nombre: 'maría josé',
    apellido: 'PÉREZ',
    userType: 'user',
    captchaToken: await identity.captcha(),
    ...changes,
  };
}

const employer = (changes: Record<string, unknown> = {}) =>
  seeker({
    userType: 'employer',
    nombreEmpresa: 'Taquería El Sol',
    puestoEmpresa: 'Dueña',
    pais: 'Estados Unidos',
    estado: 'Texas',
    codigoPostal: '77001',
    telefono: '(713) 555-0100',
    ...changes,
  });

const register = (body: unknown) => identity.call('POST /api/auth/local/register', { body });

async function accountsOf(email: unknown): Promise<Record<string, unknown>[]> {
  return (await identity.admin.query('select * from identity.users where email = lower($1)', [email])).rows;
}

describe('registration', () => {
  test('creates a job seeker, unconfirmed, with names written properly', async () => {
    const body = await seeker();
    const answer = await register({ ...body, email: `  ${body.email.toUpperCase()} ` });
    expect(answer.status).toBe(201);
    const { user } = registrationAnswerSchema.strict().parse(answer.body);
    expect(user).toMatchObject({
      username: body.username,
      email: body.email,
      userType: 'user',
      confirmed: false,
    });
    expect(await accountsOf(body.email)).toEqual([
      expect.objectContaining({ id: user.id, nombre: 'María José', apellido: 'Pérez', confirmed_at: null }),
    ]);
  });

  test('creates an employer with all that belongs to a company', async () => {
    const body = await employer();
    expect((await register(body)).status).toBe(201);
    expect(await accountsOf(body.email)).toEqual([
      expect.objectContaining({
        user_type: 'employer',
        nombre_empresa: 'Taquería El Sol',
        puesto_empresa: 'Dueña',
        pais: 'Estados Unidos',
        estado: 'Texas',
        codigo_postal: '77001',
        telefono: '+17135550100',
      }),
    ]);
  });

  test.each([
    ['México', 'Jalisco', '44100', '33 5550 0012', '+523355500012'],
    ['Panamá', 'Chiriquí', '0426', '6000-0012', '+50760000012'],
  ])('creates an employer in %s', async (pais, estado, codigoPostal, telefono, kept) => {
    const body = await employer({ pais, estado, codigoPostal, telefono });
    expect((await register(body)).status).toBe(201);
    expect(await accountsOf(body.email)).toEqual([
      expect.objectContaining({ pais, estado, codigo_postal: codigoPostal, telefono: kept }),
    ]);
  });

  test('takes clients that know of one country only to mean the United States', async () => {
    const body = await employer({ pais: undefined });
    expect((await register(body)).status).toBe(201);
    expect(await accountsOf(body.email)).toEqual([expect.objectContaining({ pais: 'Estados Unidos' })]);
  });

  test('keeps a password only as an argon2id hash, and not in the account', async () => {
    const body = await seeker();
    await register(body);
    const [account] = await accountsOf(body.email);
    expect(JSON.stringify(account)).not.toMatch(/argon2|Cebolla/);
    const { rows } = await identity.admin.query(
      'select password_hash from identity.credentials where user_id = $1',
      [account?.['id']],
    );
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/);
  });

  test('mails a link to the page that confirms', async () => {
    const body = await seeker();
    await register(body);
    const mail = await identity.sink.mailTo(body.email);
    expect(mail.subject).toBe('Confirma tu correo en Puente');
    expect(mail.text).toContain('¡Hola, María José!');
    const token = linkSecret(mail.text, '/confirm?token=');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(mail.html).toContain(token);
  });

  test('in English mails in English, from the first mail on', async () => {
    const body = await seeker();
    const headers = { 'accept-language': 'en' };
    expect((await identity.call('POST /api/auth/local/register', { body, headers })).status).toBe(201);
    expect((await identity.sink.mailTo(body.email)).subject).toBe('Confirm your email for Puente');
  });

  describe('of what is taken', () => {
    test('refuses a username, whoever has it', async () => {
      const taken = await identity.account({ userType: 'employer' });
      const answer = await register(await seeker({ username: taken.username }));
      expect(refusal(answer)).toEqual({ status: 409, message: 'Usuario ya existe (username)' });
      expect(wrongPaths(answer)).toEqual(['username']);
    });

    test('refuses an e-mail that has an account of that type', async () => {
      const taken = await identity.account({ userType: 'user' });
      const answer = await register(await seeker({ email: taken.email.toUpperCase() }));
      expect(refusal(answer).status).toBe(409);
      expect(refusal(answer).message).toMatch(
        /^Correo ya está en uso\. Por favor, usar otro correo o .*email/,
      );
      expect(wrongPaths(answer)).toEqual(['email']);
    });

    test('accepts an e-mail whose account is of the other type', async () => {
      const seekers = await identity.account({ userType: 'user' });
      expect((await register(await employer({ email: seekers.email }))).status).toBe(201);
      expect(await accountsOf(seekers.email)).toHaveLength(2);
    });

    test('lets one of many through that ask for the same at once', async () => {
      const same = { username: newUsername(), email: `${newUsername()}@correo.test` };
      const bodies = await Promise.all(Array.from({ length: 4 }, () => seeker(same)));
      const answers = await Promise.all(bodies.map(register));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      expect(await accountsOf(same.email)).toHaveLength(1);
    });

    test('leaves no trace of a refused one, and its captcha good for another try', async () => {
      const taken = await identity.account();
      const body = await seeker({ username: taken.username });
      expect((await register(body)).status).toBe(409);
      expect(await accountsOf(body.email)).toHaveLength(0);
      expect((await register({ ...body, username: newUsername() })).status).toBe(201);
      await identity.sink.mailTo(body.email);
      expect(identity.sink.mailsTo(body.email)).toHaveLength(1);
    });
  });

  test('refuses a captcha that was used before, and creates nothing', async () => {
    const first = await seeker();
    await register(first);
    const second = await seeker({ captchaToken: first.captchaToken });
    expect(refusal(await register(second))).toEqual({
      status: 400,
      message: identityMessages.captchaRequired,
    });
    expect(await accountsOf(second.email)).toHaveLength(0);
  });

  describe('with bad input', () => {
    test.each<[string, Record<string, unknown>, string, string]>([
      ['no username', { username: '' }, 'username', identityMessages.usernameRequired],
      ['a username with capitals', { username: 'Ana' }, 'username', identityMessages.usernameCharacters],
      ['a username that is a number', { username: 7 }, 'username', identityMessages.usernameCharacters],
      ['an e-mail that is none', { email: 'ana@' }, 'email', identityMessages.emailInvalid],
      ['a list as e-mail', { email: ['a@b.test'] }, 'email', identityMessages.emailInvalid],
      ['a short password', { password: 'Ab1#' }, 'password', 'Falta: mínimo 6 caracteres'],
      [
        'a plain password',
        { password: 'cebolla' },
        'password',
        'Falta: 1 mayúscula, 1 número, 1 carácter especial (Ejemplo: @ #)',
      ],
      ['a common password', { password: 'Password1!' }, 'password', weakPasswordMessages.common],
      ['no name', { nombre: undefined }, 'nombre', 'Este campo es requerido.'],
      ['no captcha', { captchaToken: '' }, 'captchaToken', identityMessages.captchaRequired],
    ])('refuses %s', async (_, changes, path, message) => {
      const answer = await register(await seeker(changes));
      expect(refusal(answer)).toEqual({ status: 400, message });
      expect(wrongPaths(answer)).toEqual([path]);
    });

    test.each<[string, Record<string, unknown>, string]>([
      ['no company', { nombreEmpresa: undefined }, 'nombreEmpresa'],
      ['no position', { puestoEmpresa: '' }, 'puestoEmpresa'],
      ['a state of another country', { estado: 'Jalisco' }, 'estado'],
      ['a postal code of three digits', { codigoPostal: '123' }, 'codigoPostal'],
      ['a state without its country', { pais: 'México', telefono: '33 5550 0012' }, 'estado'],
      ['a country where nobody can live', { pais: 'Cuba' }, 'pais'],
      ['a phone with letters', { telefono: '713-CASA' }, 'telefono'],
      ['a phone of eight digits', { telefono: '55501000' }, 'telefono'],
      ['a phone of another country', { telefono: '33 5550 0012' }, 'telefono'],
    ])('refuses an employer with %s', async (_, changes, path) => {
      const answer = await register(await employer(changes));
      expect(refusal(answer).status).toBe(400);
      expect(wrongPaths(answer)).toEqual([path]);
    });

    test('names all that an empty body lacks', async () => {
      const answer = await register({});
      expect(wrongPaths(answer)).toEqual([
        'username',
        'email',
        'password',
        'nombre',
        'apellido',
        'captchaToken',
        'userType',
      ]);
      expect(refusal(answer).message).toMatch(
        /^Corrige los siguientes errores: Usuario requerido \| Este no es un correo válido \| Falta: /,
      );
    });

    test('refuses a password made of the own username', async () => {
      const username = newUsername();
      const answer = await register(await seeker({ username, password: `${username}A1#` }));
      expect(refusal(answer)).toEqual({ status: 400, message: weakPasswordMessages.username });
    });

    test('refuses a password made of the own phone, which only the server looks for', async () => {
      const body = await employer({ telefono: '7135550100', password: '7135550100A#' });
      expect(refusal(await register(body))).toEqual({ status: 400, message: weakDetailMessages.telefono });
    });

    test('refuses what only the server decides', async () => {
      const body = await seeker({ confirmed: true, id: 1 });
      expect(refusal(await register(body))).toEqual({
        status: 400,
        message: 'Campos desconocidos: confirmed, id.',
      });
      expect(await accountsOf(body.email)).toHaveLength(0);
    });

    test('refuses another type of account', async () => {
      expect(refusal(await register(await seeker({ userType: 'admin' }))).status).toBe(400);
    });

    test('refuses company fields of a job seeker', async () => {
      expect(refusal(await register(await seeker({ nombreEmpresa: 'X' }))).status).toBe(400);
    });

    test('combines several errors into one message', async () => {
      const answer = await register(await seeker({ username: '', email: 'x' }));
      expect(refusal(answer).message).toBe(
        `Corrige los siguientes errores: ${identityMessages.usernameRequired} | ${identityMessages.emailInvalid}`,
      );
    });

    test.each([
      ['broken JSON', '{"username": ', 400],
      ['a list', '[]', 400],
      ['null', 'null', 400],
      ['text', '"ana"', 400],
      ['too much', JSON.stringify({ username: 'a'.repeat(200_000) }), 413],
    ])('refuses %s', async (_, body, status) => {
      expect(refusal(await register(body)).status).toBe(status);
    });
  });
});
