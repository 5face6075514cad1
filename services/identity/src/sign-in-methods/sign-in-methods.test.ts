import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { identityMessages, signInMethodsAnswerSchema } from '@puente/domain/identity';
import { refusal, refusalDetails } from '@puente/service-kit/testing';
import { startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function methodsOf({ token }: Account) {
  const { body } = await identity.call('GET /api/auth/methods', { token });
  return signInMethodsAnswerSchema.strict().parse(body).data;
}

const link = ({ id }: Account, provider: string) =>
  identity.admin.query(
    'insert into identity.social_identities (provider, subject, user_id) values ($1, $2, $3)',
    [provider, `subject-of-${id}`, id],
  );

test('an account is entered by its password and by whom it was linked with, and tells no subject', async () => {
  const [account, other] = await Promise.all([identity.account(), identity.account()]);
  expect(await methodsOf(account)).toEqual({ password: true, providers: [] });
  await link(account, 'google');
  await link(account, 'microsoft');
  await link(other, 'facebook');
  const since = expect.any(String);
  expect(await methodsOf(account)).toEqual({
    password: true,
    providers: [
      { provider: 'google', since },
      { provider: 'microsoft', since },
    ],
  });
});

test('an account of a provider has no password', async () => {
  const account = await identity.account();
  await identity.admin.query('delete from identity.credentials where user_id = $1', [account.id]);
  await link(account, 'facebook');
  expect(await methodsOf(account)).toMatchObject({ password: false, providers: [{ provider: 'facebook' }] });
});

const remove = ({ token }: Account, provider: string, password?: string) =>
  identity.call(`DELETE /api/auth/methods/${provider}`, { token, body: { ...(password && { password }) } });

describe('removing a provider', () => {
  test('takes the password, keeps this session and ends all others', async () => {
    const account = await identity.account();
    await link(account, 'facebook');
    const signedIn = await identity.call('POST /api/auth/local', {
      body: { identifier: account.email, password: account.password },
    });
    const other = { ...account, token: String((signedIn.body as { jwt: string }).jwt) };
    for (const wrong of [undefined, 'Otra#1234'])
      expect(refusal(await remove(account, 'facebook', wrong)).status).toBe(400);
    expect((await methodsOf(other)).providers).toHaveLength(1);
    expect(await remove(account, 'facebook', account.password)).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await methodsOf(account)).toEqual({ password: true, providers: [] });
    expect((await identity.call('GET /api/auth/methods', { token: other.token })).status).toBe(401);
  });

  test('never takes the last way in, of two at once neither', async () => {
    const account = await identity.account();
    await identity.admin.query('delete from identity.credentials where user_id = $1', [account.id]);
    await identity.admin.query(`update identity.users set provider = 'google' where id = $1`, [account.id]);
    await link(account, 'google');
    expect(refusal(await remove(account, 'google'))).toEqual({
      status: 409,
      message: identityMessages.lastSignInMethod,
    });
    await link(account, 'facebook');
    const answers = await Promise.all([remove(account, 'google'), remove(account, 'facebook')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { providers } = await methodsOf(account);
    expect(providers).toHaveLength(1);
    const { rows } = await identity.admin.query('select provider from identity.users where id = $1', [
      account.id,
    ]);
    expect(rows).toEqual([{ provider: providers[0]?.provider }]);
  });

  test('of an account without a password takes a sign-in of the last minutes', async () => {
    const account = await identity.account();
    await identity.admin.query('delete from identity.credentials where user_id = $1', [account.id]);
    for (const provider of ['google', 'facebook']) await link(account, provider);
    await identity.admin.query(
      `update identity.sessions set created_at = now() - interval '11 minutes' where user_id = $1`,
      [account.id],
    );
    expect(refusalDetails(await remove(account, 'google'))).toEqual({ reason: 'sign-in-again' });
    expect((await methodsOf(account)).providers).toHaveLength(2);
  });

  test('removes nobody else’s, and none that is not there', async () => {
    const [account, other] = await Promise.all([identity.account(), identity.account()]);
    await link(other, 'facebook');
    expect((await remove(account, 'facebook', account.password)).status).toBe(404);
    expect((await remove(account, 'myspace', account.password)).status).toBe(400);
    expect((await methodsOf(other)).providers).toHaveLength(1);
  });
});

test('needs a session', async () => {
  expect(refusal(await identity.call('GET /api/auth/methods')).status).toBe(401);
});
