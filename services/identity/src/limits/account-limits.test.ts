import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal } from '@puente/service-kit/testing';
import { startIdentity, type Account, type Answer, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT_SCALE: '1' });
});
afterAll(() => identity.stop());

let addresses = 0;
/** Never the same twice: as somebody has who rents machines. */
const anotherAddress = () => `198.18.${++addresses >> 8}.${addresses & 255}`;

const attempts = 10;
const signIn = (identifier: string, password: string, cookie?: string) =>
  identity.call('POST /api/auth/local', {
    address: anotherAddress(),
    body: { identifier, password },
    ...(cookie !== undefined && { headers: { cookie } }),
  });

async function guess(identifier: string, times: number, cookie?: string): Promise<number[]> {
  const statuses = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await signIn(identifier, 'Otra#1234', cookie)).status);
  return statuses;
}

const all = (times: number, status: number) => Array.from({ length: times }, () => status);

function expectTooMany(answer: Answer, seconds: number): void {
  expect(refusal(answer).status).toBe(429);
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(seconds - 60);
  expect(wait).toBeLessThanOrEqual(seconds);
}

describe('guessing at an account from many addresses', () => {
  test.each<[string, (account: Account) => string]>([
    ['by its e-mail', ({ email }) => email],
    ['by its username', ({ username }) => username],
    ['that does not exist', () => 'nadie@correo.test'],
  ])('%s ends after ten tries, for a quarter of an hour', async (_, identifierOf) => {
    const identifier = identifierOf(await identity.account());
    expect(await guess(identifier, attempts)).toEqual(all(attempts, 401));
    expectTooMany(await signIn(identifier, 'Otra#1234'), 900);
  });

  test('is counted before it is tried, so that many at once are no more', async () => {
    const { email } = await identity.account();
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn(email, 'Otra#1234')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(attempts);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('is one count however the address is written', async () => {
    const { email } = await identity.account();
    await guess(email, attempts - 1);
    expect((await signIn(` ${email.toUpperCase()} `, 'Otra#1234')).status).toBe(401);
    expect((await signIn(email, 'Otra#1234')).status).toBe(429);
  });

  test('is one count by e-mail and by username', async () => {
    const { email, username, password } = await identity.account();
    expect(await guess(email, attempts / 2)).toEqual(all(attempts / 2, 401));
    expect(await guess(username, attempts / 2)).toEqual(all(attempts / 2, 401));
    expectTooMany(await signIn(username, password), 900);
    expectTooMany(await signIn(email, password), 900);
  });

  test('of one account leaves the others alone', async () => {
    const [one, other] = [await identity.account(), await identity.account()];
    await guess(one.email, attempts + 1);
    expect((await signIn(other.email, other.password)).status).toBe(200);
  });

  test('is one count for all instances, and outlives them', async () => {
    const { email, password } = await identity.account();
    const at = async (app: Awaited<ReturnType<IdentityApp['another']>>, typed: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/auth/local',
          headers: { 'x-forwarded-for': anotherAddress() },
          payload: { identifier: email, password: typed },
        })
      ).statusCode;
    const second = await identity.another();
    for (let time = 0; time < attempts / 2; time += 1) {
      expect(await at(identity.app, 'Otra#1234')).toBe(401);
      expect(await at(second, 'Otra#1234')).toBe(401);
    }
    expect([await at(identity.app, password), await at(second, password)]).toEqual([429, 429]);
    expect(await at(await identity.another(), password)).toBe(429);
  });

  test('keeps nothing that says at whom', async () => {
    const { email, username } = await identity.account();
    await guess(email, 1);
    await guess(username, 1);
    const { rows } = await identity.admin.query('select * from identity.rate_limits');
    expect(rows.length).toBeGreaterThan(2);
    const text = JSON.stringify(rows);
    for (const secret of [email, username, '198.18.']) expect(text).not.toContain(secret);
  });

  test('is forgotten when its time is over', async () => {
    const { email, password } = await identity.account();
    await guess(email, attempts);
    await identity.admin.query(`update identity.rate_limits set expire = 1 where key like 'sign-in:%'`);
    expect((await signIn(email, password)).status).toBe(200);
  });
});

test('signing in rightly uses up nothing', async () => {
  const { email, password } = await identity.account();
  for (let time = 0; time < attempts + 2; time += 1) expect((await signIn(email, password)).status).toBe(200);
});

test('asking for a new password is limited by account, be there one or not', async () => {
  const { email } = await identity.account();
  for (const asked of [email, 'nadie.mas@correo.test']) {
    const ask = () =>
      identity.call('POST /api/auth/forgot-password', { address: anotherAddress(), body: { email: asked } });
    for (let time = 0; time < 10; time += 1)
      expect(await ask()).toMatchObject({ status: 200, body: { ok: true } });
    expectTooMany(await ask(), 3600);
  }
});

test('guessing at the own password with a token is one count, whatever the address and the call', async () => {
  const { id, token, password } = await identity.account();
  const chosen = { password: 'Zanahoria8#', passwordConfirmation: 'Zanahoria8#' };
  const ask = (route: string, body: object) =>
    identity.call(route, { address: anotherAddress(), token, body });
  const change = (currentPassword: string) =>
    ask('POST /api/auth/change-password', { currentPassword, ...chosen });
  const remove = (typed: string) => ask(`DELETE /api/users/${id}`, { password: typed });
  for (let time = 0; time < attempts / 2; time += 1) {
    expect((await change('Otra#1234')).status).toBe(400);
    expect((await remove('Otra#1234')).status).toBe(400);
  }
  expectTooMany(await change(password), 900);
  expectTooMany(await remove(password), 900);
});

test('uploads are limited by account, whatever the address', async () => {
  const { token } = await identity.account();
  const upload = () => identity.call('POST /api/upload', { address: anotherAddress(), token, body: {} });
  for (let time = 0; time < 20; time += 1) expect((await upload()).status).not.toBe(429);
  expectTooMany(await upload(), 3600);
});
