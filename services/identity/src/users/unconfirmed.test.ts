import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal } from '@puente/service-kit/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { HousekeepingService } from '../housekeeping/housekeeping.service.ts';
import { goodPassword, startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const age = ({ id }: Account, hours: string) =>
  identity.admin.query(`update identity.users set created_at = now() - $2::interval where id = $1`, [
    id,
    hours,
  ]);
const exists = async ({ id }: Account) =>
  (await identity.admin.query('select 1 from identity.users where id = $1', [id])).rowCount === 1;
const taken = async (filters: string) => (await identity.call(`GET /api/users?${filters}`)).body;

async function register({ username, email }: Pick<Account, 'username' | 'email'>) {
  const body = {
    username,
    email,
    password: goodPassword,
    nombre: 'Lucía',
    apellido: 'Mena',
    userType: 'user',
    captchaToken: await identity.captcha(),
  };
  return (await identity.call('POST /api/auth/local/register', { body })).status;
}

describe('an account that nobody confirmed', () => {
  test('goes after 48 hours, and no other does', async () => {
    const expired = await identity.account({ confirmed: false });
    const waiting = await identity.account({ confirmed: false });
    const confirmed = await identity.account();
    await age(expired, '48 hours');
    await age(waiting, '47 hours 59 minutes');
    await age(confirmed, '49 hours');
    await identity.app.get(HousekeepingService).clean();
    expect(await exists(expired)).toBe(false);
    expect(await exists(waiting)).toBe(true);
    expect(await exists(confirmed)).toBe(true);
    expect(await register(expired)).toBe(201);
  });

  test('is no account to sign in to from then on, although nobody has removed it yet', async () => {
    const account = await identity.account({ confirmed: false });
    const { email, username, password } = account;
    const signIn = async (identifier: string) =>
      refusal(await identity.call('POST /api/auth/local', { body: { identifier, password } }));
    expect((await signIn(email)).status).toBe(403);
    await age(account, '48 hours');
    const nobody = await signIn('nadie@correo.test');
    expect(nobody.status).toBe(401);
    for (const identifier of [email, username]) expect(await signIn(identifier)).toEqual(nobody);
  });

  test('is in nobody’s way from then on, although nobody has removed it yet', async () => {
    const account = await identity.account({ confirmed: false, userType: 'user' });
    const byUsername = `filters[username][$eqi]=${account.username}`;
    const byEmail = `filters[email][$eqi]=${account.email}&filters[userType][$eq]=user`;
    expect(await taken(byUsername)).toEqual([{ username: account.username }]);
    expect(await taken(byEmail)).toEqual([{ email: account.email }]);
    expect(await register(account)).toBe(409);
    await age(account, '48 hours');
    expect(await taken(byUsername)).toEqual([]);
    expect(await taken(byEmail)).toEqual([]);
    expect(await register(account)).toBe(201);
    expect(await exists(account)).toBe(false);
  });

  test('makes way for two different ones at once: one had the username, one the e-mail', async () => {
    const one = await identity.account({ confirmed: false });
    const other = await identity.account({ confirmed: false });
    await age(one, '48 hours');
    await age(other, '48 hours');
    expect(await register({ username: one.username, email: other.email })).toBe(201);
  });

  test('makes way for one of several who ask at once', async () => {
    const account = await identity.account({ confirmed: false });
    await age(account, '48 hours');
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(account)));
    expect(answers.toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test('is mailed nothing after that', async () => {
    const account = await identity.account({ confirmed: false });
    await age(account, '48 hours');
    for (const call of ['send-email-confirmation', 'forgot-password'])
      expect((await identity.call(`POST /api/auth/${call}`, { body: { email: account.email } })).status).toBe(
        200,
      );
    const waiting = `select 1 from pgboss.job where name = 'mail' and state < 'completed'`;
    while ((await identity.admin.query(waiting)).rowCount) await pause(20);
    expect(identity.sink.mailsTo(account.email)).toEqual([]);
  });
});
