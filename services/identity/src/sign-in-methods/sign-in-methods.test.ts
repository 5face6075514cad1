import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInMethodsAnswerSchema } from '@puente/domain/identity';
import { refusal } from '@puente/service-kit/testing';
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

test('needs a session', async () => {
  expect(refusal(await identity.call('GET /api/auth/methods')).status).toBe(401);
});
