import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { meAttributesSchema } from '@puente/domain/identity';
import { dataDocumentOf } from '@puente/domain/rest';
import { refusal, wrongPaths } from '@puente/service-kit/testing';
import { startIdentity, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const ask = (query: string) => identity.call(`GET /api/users${query}`);
const username = (value: string) => ask(`?filters[username][$eqi]=${encodeURIComponent(value)}`);
const email = (value: string, userType: string) =>
  ask(`?filters[email][$eqi]=${encodeURIComponent(value)}&filters[userType][$eq]=${userType}`);

describe('availability', () => {
  test('of a username repeats the value when it is taken, in any case', async () => {
    const account = await identity.account();
    const typed = account.username.toUpperCase();
    expect(await username(typed)).toMatchObject({ status: 200, body: [{ username: typed }] });
  });

  test('of a free username is an empty list', async () => {
    expect(await username('libre')).toMatchObject({ status: 200, body: [] });
  });

  test('of an e-mail looks at accounts of that type only', async () => {
    const account = await identity.account({ userType: 'employer' });
    const typed = account.email.toUpperCase();
    expect(await email(typed, 'employer')).toMatchObject({ status: 200, body: [{ email: typed }] });
    expect(await email(typed, 'user')).toMatchObject({ status: 200, body: [] });
  });

  test('counts accounts that are not confirmed yet', async () => {
    const account = await identity.account({ confirmed: false });
    expect((await username(account.username)).body).toHaveLength(1);
  });

  test('takes a pattern for the text that it is', async () => {
    await identity.account();
    for (const pattern of ['%', '_'.repeat(5), '.*']) expect((await username(pattern)).body).toEqual([]);
  });

  test.each([
    ['no filter', ''],
    ['another field', '?filters[nombre][$eqi]=Ana'],
    ['a secret', '?filters[password][$eqi]=x'],
    ['another operator', '?filters[username][$contains]=a'],
    ['two operators', '?filters[username][$eqi]=a&filters[username][$ne]=b'],
    ['an e-mail without its type', '?filters[email][$eqi]=a@b.test'],
    ['an unknown type', '?filters[email][$eqi]=a@b.test&filters[userType][$eq]=admin'],
    [
      'both questions at once',
      '?filters[username][$eqi]=a&filters[email][$eqi]=a@b.test&filters[userType][$eq]=user',
    ],
    ['pages', '?filters[username][$eqi]=a&pagination[pageSize]=-1'],
    ['relations', '?filters[username][$eqi]=a&populate=*'],
    ['several values', '?filters[username][$eqi]=a&filters[username][$eqi]=b'],
    ['an empty value', '?filters[username][$eqi]='],
    ['a character that no name has', '?filters[username][$eqi]=a%00'],
    ['a value beyond any username', `?filters[username][$eqi]=${'a'.repeat(31)}`],
  ])('is not told for %s', async (_, query) => {
    expect(refusal(await ask(query)).status).toBe(400);
  });
});

describe('users/me', () => {
  test("answers the caller's own account, with its CV even when there is none", async () => {
    const account = await identity.account({ userType: 'employer' });
    const answer = await identity.call('GET /api/users/me?populate=cv', { token: account.token });
    expect(answer.status).toBe(200);
    const { id, attributes } = dataDocumentOf(meAttributesSchema.strict()).strict().parse(answer.body).data;
    expect(id).toBe(account.id);
    expect(attributes).toMatchObject({
      username: account.username,
      email: account.email,
      userType: 'employer',
      confirmed: true,
      cv: null,
      nombreEmpresa: 'La Casita',
      pais: 'Estados Unidos',
      estado: 'Texas',
      telefono: '+17135550100',
    });
  });

  test.each(['', '?populate=*', '?populate[0]=cv', '?populate[cv]=*', '?populate[]=cv'])(
    'accepts %p',
    async (query) => {
      const { token } = await identity.account();
      expect((await identity.call(`GET /api/users/me${query}`, { token })).status).toBe(200);
    },
  );

  test.each(['?populate=sessions', '?populate[cv][populate]=*', '?fields=password', '?populate=cv,role'])(
    'refuses %p',
    async (query) => {
      const { token } = await identity.account();
      expect(refusal(await identity.call(`GET /api/users/me${query}`, { token })).status).toBe(400);
    },
  );

  test('needs a session', async () => {
    expect(refusal(await identity.call('GET /api/users/me')).status).toBe(401);
  });

  test('is the only account that can be read: there is no list and no other', async () => {
    const { token, id } = await identity.account();
    expect(refusal(await identity.call('GET /api/users', { token })).status).toBe(400);
    expect(refusal(await identity.call(`GET /api/users/${id}`, { token })).status).toBe(404);
  });
});

describe('a change of one’s own profile', () => {
  const change = (account: { id: number; token: string }, data: object, id: unknown = account.id) =>
    identity.call(`PUT /api/users/${String(id)}`, { token: account.token, body: { data } });
  const attributesOf = ({ body }: { body: unknown }) =>
    dataDocumentOf(meAttributesSchema.strict()).strict().parse(body).data.attributes;
  const read = async ({ token }: { token: string }) =>
    attributesOf(await identity.call('GET /api/users/me', { token }));

  test('is kept, and answered as its owner reads it', async () => {
    const account = await identity.account({ userType: 'employer' });
    const answer = await change(account, {
      nombre: ' maría josé ',
      apellido: 'peña',
      telefono: '(713) 555-0123',
      nombreEmpresa: 'Fonda  Luz',
      puestoEmpresa: 'Gerente',
      estado: 'Nueva York',
      codigoPostal: '10001',
      version: 1,
    });
    expect(answer.status).toBe(200);
    expect(attributesOf(answer)).toMatchObject({
      nombre: 'María José',
      apellido: 'Peña',
      telefono: '+17135550123',
      nombreEmpresa: 'Fonda Luz',
      puestoEmpresa: 'Gerente',
      estado: 'Nueva York',
      codigoPostal: '10001',
      version: 2,
    });
    expect(attributesOf(answer)).toEqual(await read(account));
  });

  test('of country, state and phone is judged together, with what stays', async () => {
    const account = await identity.account({ userType: 'employer' });
    for (const wrong of [{ pais: 'México' }, { estado: 'Jalisco' }, { pais: 'Panamá', estado: 'Jalisco' }])
      expect(wrongPaths(await change(account, wrong))).toEqual(['data.estado']);
    const mexico = { pais: 'México', estado: 'Jalisco', telefono: '33 1234 5678' };
    expect(attributesOf(await change(account, mexico))).toMatchObject({
      ...mexico,
      telefono: '+523312345678',
    });
    // Now that the account is there, its numbers are read so.
    expect(attributesOf(await change(account, { telefono: '55 1234 5678' })).telefono).toBe('+525512345678');
  });

  test('leaves alone what it does not name', async () => {
    const account = await identity.account({ userType: 'employer' });
    const before = await read(account);
    await change(account, { nombre: 'Luz' });
    expect(await read(account)).toEqual({ ...before, nombre: 'Luz', version: 2 });
  });

  test('of a job seeker may give a phone and take it back; an employer keeps one', async () => {
    const seeker = await identity.account();
    expect(attributesOf(await change(seeker, { telefono: '+502 2345 6789' })).telefono).toBe('+50223456789');
    expect(attributesOf(await change(seeker, { telefono: '' })).telefono).toBeNull();
    const employer = await identity.account({ userType: 'employer' });
    expect(refusal(await change(employer, { telefono: '' }))).toEqual({
      status: 400,
      message: 'Este campo es requerido.',
    });
  });

  test('by two at once from the same version is made by one; the other is told what it is now', async () => {
    const account = await identity.account();
    const answers = await Promise.all(
      ['Una', 'Otra', 'Tercera'].map((nombre) => change(account, { nombre, version: 1 })),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 2]);
    const now = await read(account);
    expect(now).toEqual(attributesOf(won[0] ?? { body: undefined }));
    for (const { body } of lost) {
      expect(body).toMatchObject({
        error: {
          message: 'Alguien cambió esto mientras lo editabas.',
          details: { current: { id: account.id, attributes: now } },
        },
      });
    }
  });

  test('from a version that is gone changes nothing; without a version it is made', async () => {
    const account = await identity.account();
    await change(account, { nombre: 'Luz', version: 1 });
    expect((await change(account, { nombre: 'Sol', version: 1 })).status).toBe(409);
    expect((await read(account)).nombre).toBe('Luz');
    expect(attributesOf(await change(account, { nombre: 'Sol' }))).toMatchObject({
      nombre: 'Sol',
      version: 3,
    });
  });

  test('is nobody else’s', async () => {
    const [account, other] = await Promise.all([identity.account(), identity.account()]);
    expect(refusal(await change(account, { nombre: 'Luz' }, other.id)).status).toBe(404);
    expect(refusal(await change(account, { nombre: 'Luz' }, 2_000_000_000)).status).toBe(404);
    expect(refusal(await change(account, { nombre: 'Luz' }, 'me')).status).toBe(400);
    expect((await read(other)).nombre).toBe('Ana');
    const signedOut = await identity.call(`PUT /api/users/${other.id}`, {
      body: { data: { nombre: 'Luz' } },
    });
    expect(refusal(signedOut).status).toBe(401);
  });

  test.each([
    { email: 'otra@correo.test' },
    { username: 'otra' },
    { userType: 'employer' },
    { provider: 'google' },
    { confirmed: true },
    { password: 'Cebolla7#' },
    { id: 1 },
    { nombreEmpresa: 'Fonda' },
    { estado: 'Texas' },
    { cv: 3 },
    { nombre: '' },
    { nombre: '<b>' + 'a'.repeat(60) },
    { apellido: '123' },
    { telefono: 'llámame al 713' },
    { telefono: '12345678' },
    { telefono: 7135550123 },
    { version: 'x', nombre: 'Luz' },
    {},
  ])('of a job seeker is refused as a whole: %j', async (data) => {
    const account = await identity.account();
    const answer = await change(account, Object.keys(data).length > 0 ? { apellido: 'Peña', ...data } : data);
    expect(refusal(answer).status).toBe(400);
    expect(await read(account)).toMatchObject({ apellido: 'Prueba', version: 1 });
  });

  test.each([{ estado: 'Panamá' }, { codigoPostal: '12' }, { nombreEmpresa: '' }, { puestoEmpresa: null }])(
    'of an employer is refused: %j',
    async (data) => {
      const account = await identity.account({ userType: 'employer' });
      expect(refusal(await change(account, data)).status).toBe(400);
    },
  );

  test('keeps the documented meaning of cv: none is none', async () => {
    const account = await identity.account();
    expect(attributesOf(await change(account, { cv: null })).cv).toBeNull();
  });
});
