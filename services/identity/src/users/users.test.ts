import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { meAttributesSchema } from '@puente/domain/identity';
import { dataDocumentOf } from '@puente/domain/rest';
import { refusal } from '@puente/service-kit/testing';
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
  it('of a username repeats the value when it is taken, in any case', async () => {
    const account = await identity.account();
    const typed = account.username.toUpperCase();
    expect(await username(typed)).toMatchObject({ status: 200, body: [{ username: typed }] });
  });

  it('of a free username is an empty list', async () => {
    expect(await username('libre')).toMatchObject({ status: 200, body: [] });
  });

  it('of an e-mail looks at accounts of that type only', async () => {
    const account = await identity.account({ userType: 'employer' });
    const typed = account.email.toUpperCase();
    expect(await email(typed, 'employer')).toMatchObject({ status: 200, body: [{ email: typed }] });
    expect(await email(typed, 'user')).toMatchObject({ status: 200, body: [] });
  });

  it('counts accounts that are not confirmed yet', async () => {
    const account = await identity.account({ confirmed: false });
    expect((await username(account.username)).body).toHaveLength(1);
  });

  it('takes a pattern for the text that it is', async () => {
    await identity.account();
    for (const pattern of ['%', '_'.repeat(5), '.*']) expect((await username(pattern)).body).toEqual([]);
  });

  it.each([
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
  it("answers the caller's own account, with its CV even when there is none", async () => {
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

  it.each(['', '?populate=*', '?populate[0]=cv', '?populate[cv]=*', '?populate[]=cv'])(
    'accepts %p',
    async (query) => {
      const { token } = await identity.account();
      expect((await identity.call(`GET /api/users/me${query}`, { token })).status).toBe(200);
    },
  );

  it.each(['?populate=sessions', '?populate[cv][populate]=*', '?fields=password', '?populate=cv,role'])(
    'refuses %p',
    async (query) => {
      const { token } = await identity.account();
      expect(refusal(await identity.call(`GET /api/users/me${query}`, { token })).status).toBe(400);
    },
  );

  it('needs a session', async () => {
    expect(refusal(await identity.call('GET /api/users/me')).status).toBe(401);
  });

  it('is the only account that can be read: there is no list and no other', async () => {
    const { token, id } = await identity.account();
    expect(refusal(await identity.call('GET /api/users', { token })).status).toBe(400);
    expect(refusal(await identity.call(`GET /api/users/${id}`, { token })).status).toBe(404);
  });
});
