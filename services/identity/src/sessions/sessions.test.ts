import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openSessionsSchema, type AuthAnswer, type OpenSession } from '@puente/domain/identity';
import { refusal } from '@puente/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { linkSecret, startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';

/** The token of one more sign-in. */
async function signIn({ email, password }: Account, userAgent = android): Promise<string> {
  const body = { identifier: email, password };
  const answer = await identity.call('POST /api/auth/local', { headers: { 'user-agent': userAgent }, body });
  expect(answer.status).toBe(200);
  return (answer.body as AuthAnswer).jwt;
}

const works = async (token: string) => (await identity.call('GET /api/users/me', { token })).status === 200;

async function sessionsOf(token: string): Promise<OpenSession[]> {
  const { status, body } = await identity.call('GET /api/auth/sessions', { token });
  expect(status).toBe(200);
  return openSessionsSchema.strict().parse(body).data;
}

async function currentOf(token: string): Promise<OpenSession> {
  const current = (await sessionsOf(token)).find((it) => it.current);
  if (!current) throw new Error('The session that asks is not among them.');
  return current;
}

const ago = (interval: string, column: 'last_used_at' | 'expires_at', { sessionId }: Account) =>
  identity.admin.query(`update identity.sessions set ${column} = now() - $1::interval where id = $2`, [
    interval,
    sessionId,
  ]);

describe('the open sessions of an account', () => {
  test('are told by device and last use, the one that asks first', async () => {
    const account = await identity.account();
    await ago('2 hours', 'last_used_at', account);
    const phone = await signIn(account);
    const [current, other, ...rest] = await sessionsOf(phone);
    expect(current).toMatchObject({ device: { browser: 'Chrome', system: 'Android' }, current: true });
    expect(other).toMatchObject({
      id: account.sessionId,
      device: { browser: null, system: null },
      current: false,
    });
    expect(Date.now() - Date.parse(other?.lastUsedAt ?? '')).toBeGreaterThan(7_000_000);
    expect(rest).toEqual([]);
  });

  test('are neither those that are over nor anybody else’s', async () => {
    const account = await identity.account();
    await signIn(await identity.account());
    const ended = await signIn(account);
    await identity.call('POST /api/auth/logout', { token: ended });
    expect((await sessionsOf(account.token)).map(({ id }) => id)).toEqual([account.sessionId]);
  });

  test('hold no address and no other trace of where they are', async () => {
    const { rows } = await identity.admin.query<{ column: string }>(
      `select attname as column from pg_attribute where attrelid = 'identity.sessions'::regclass and attnum > 0`,
    );
    expect(rows.map(({ column }) => column).toSorted()).toEqual([
      'browser',
      'created_at',
      'ended_at',
      'expires_at',
      'id',
      'last_used_at',
      'system',
      'user_id',
    ]);
  });

  test('are ended one by one', async () => {
    const account = await identity.account();
    const [stays, goes] = [await signIn(account), await signIn(account)];
    const { id } = await currentOf(goes);
    const end = () => identity.call(`DELETE /api/auth/sessions/${id}`, { token: account.token });
    expect(await end()).toMatchObject({ status: 200, body: { ok: true } });
    expect(await works(goes)).toBe(false);
    expect(await works(stays)).toBe(true);
    expect(refusal(await end()).status).toBe(404);
  });

  test('are ended all at once, but for the one that asks', async () => {
    const account = await identity.account();
    const stranger = await identity.account();
    const others = [await signIn(account), await signIn(account)];
    const answer = await identity.call('DELETE /api/auth/sessions', { token: account.token });
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect(await Promise.all(others.map(works))).toEqual([false, false]);
    expect(await works(account.token)).toBe(true);
    expect(await works(stranger.token)).toBe(true);
  });

  test('of somebody else are not there', async () => {
    const [account, stranger] = [await identity.account(), await identity.account()];
    const end = (id: string) => identity.call(`DELETE /api/auth/sessions/${id}`, { token: account.token });
    expect(refusal(await end(stranger.sessionId)).status).toBe(404);
    expect(refusal(await end(randomUUID())).status).toBe(404);
    expect(refusal(await end('1')).status).toBe(400);
    expect(await works(stranger.token)).toBe(true);
  });

  test.each([
    'GET /api/auth/sessions',
    'DELETE /api/auth/sessions',
    `DELETE /api/auth/sessions/${randomUUID()}`,
  ])('are for whoever is signed in: %s', async (route) => {
    expect(refusal(await identity.call(route)).status).toBe(401);
  });
});

describe('a session', () => {
  test('lives for as long as it is used, to within minutes', async () => {
    const account = await identity.account();
    await ago('29 days', 'last_used_at', account);
    expect(await works(account.token)).toBe(true);
    const { lastUsedAt } = await currentOf(account.token);
    expect(Date.now() - Date.parse(lastUsedAt)).toBeLessThan(60_000);

    await ago('4 minutes', 'last_used_at', account);
    const before = await currentOf(account.token);
    await works(account.token);
    expect((await currentOf(account.token)).lastUsedAt).toBe(before.lastUsedAt);
  });

  test('is over when it has lain idle for 30 days', async () => {
    const account = await identity.account();
    await ago('30 days', 'last_used_at', account);
    expect(await works(account.token)).toBe(false);
    expect(await works(account.token)).toBe(false);
  });

  test('is over 90 days after it began, however much it is used', async () => {
    const account = await identity.account();
    const { id } = await currentOf(await signIn(account));
    const { rows } = await identity.admin.query<{ days: number }>(
      `select round(extract(epoch from expires_at - created_at) / 86400)::int as days from identity.sessions where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ days: 90 }]);
    await ago('0', 'expires_at', account);
    expect(await works(account.token)).toBe(false);
  });
});

describe('every session of an account ends at once', () => {
  const reset = async ({ email }: Account) => {
    await identity.call('POST /api/auth/forgot-password', { body: { email } });
    const code = linkSecret((await identity.sink.mailTo(email)).text, '/reset-password?code=');
    const body = { code, password: 'Zanahoria8#', passwordConfirmation: 'Zanahoria8#' };
    expect((await identity.call('POST /api/auth/reset-password', { body })).status).toBe(200);
  };
  const onAccount = (change: string) => (account: Account) =>
    identity.admin.query(`${change} where id = $1`, [account.id]);

  test.each<[string, (account: Account) => Promise<unknown>]>([
    ['its password is reset', reset],
    ['it is locked', (account) => identity.lock(account)],
    ['its type changes', onAccount(`update identity.users set user_type = 'employer'`)],
    ['it is deleted', onAccount('delete from identity.users')],
  ])('when %s', async (_, change) => {
    const account = await identity.account();
    const tokens = [account.token, await signIn(account)];
    expect(await Promise.all(tokens.map(works))).toEqual([true, true]);
    await change(account);
    expect(await Promise.all(tokens.map(works))).toEqual([false, false]);
  });

  test('when its password is changed, but for the one that the change answers', async () => {
    const account = await identity.account();
    const other = await signIn(account);
    const { password: currentPassword, token } = account;
    const body = { currentPassword, password: 'Zanahoria8#', passwordConfirmation: 'Zanahoria8#' };
    const answer = await identity.call('POST /api/auth/change-password', { token, body });
    expect(await Promise.all([token, other].map(works))).toEqual([false, false]);
    expect(await works((answer.body as AuthAnswer).jwt)).toBe(true);
  });

  test('and does not come back when the lock or the type does', async () => {
    const account = await identity.account();
    await identity.lock(account);
    await identity.lock(account, false);
    expect(await works(account.token)).toBe(false);
  });

  test('and other changes of the account end none', async () => {
    const account = await identity.account();
    await onAccount(`update identity.users set nombre = 'Eva', user_type = user_type, locked_at = locked_at`)(
      account,
    );
    expect(await works(account.token)).toBe(true);
  });
});
