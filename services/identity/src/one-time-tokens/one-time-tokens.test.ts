import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal } from '@puente/service-kit/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { linkSecret, startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';
import { isOvertaken, issueToken, redeemToken, retireOlder } from './one-time-tokens.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const newPassword = 'Zanahoria8#';
const confirm = (token: string) => identity.call(`GET /api/auth/email-confirmation?confirmation=${token}`);
const deny = (token: string) => identity.call('POST /api/auth/email-confirmation/deny', { body: { token } });
const reset = (code: string, password = newPassword) =>
  identity.call('POST /api/auth/reset-password', {
    body: { code, password, passwordConfirmation: password },
  });
const askToConfirm = (email: string) =>
  identity.call('POST /api/auth/send-email-confirmation', { body: { email } });
const askToReset = (email: string) => identity.call('POST /api/auth/forgot-password', { body: { email } });
const signIn = ({ email }: Account, password: string) =>
  identity.call('POST /api/auth/local', { body: { identifier: email, password } });

async function confirmToken({ email }: Account, count = 1): Promise<string> {
  return linkSecret((await identity.sink.mailTo(email, count)).text, '/confirm?token=');
}
async function resetCode({ email }: Account, count = 1): Promise<string> {
  return linkSecret((await identity.sink.mailTo(email, count)).text, '/reset-password?code=');
}

async function unconfirmedWithToken() {
  const account = await identity.account({ confirmed: false });
  await askToConfirm(account.email);
  return { account, token: await confirmToken(account) };
}
async function accountWithCode() {
  const account = await identity.account();
  await askToReset(account.email);
  return { account, code: await resetCode(account) };
}
/** The mail has left, and what that means for older links has been written down. */
async function untilSent() {
  const waiting = `select 1 from pgboss.job where name = 'mail' and state < 'completed'`;
  while ((await identity.admin.query(waiting)).rowCount) await pause(20);
}
const em = () => identity.app.get(EntityManager).fork();

describe('used by 64 at once', () => {
  const all = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 64 }, call));
  const statuses = (answers: { status: number }[], good: number) =>
    answers.filter(({ status }) => status === good).length;

  test('a confirmation link confirms once', async () => {
    const { token } = await unconfirmedWithToken();
    const answers = await all(() => confirm(token));
    expect(statuses(answers, 200)).toBe(1);
    expect(statuses(answers, 400)).toBe(63);
  });

  test('a confirmation link confirms, or removes the account, never both', async () => {
    const { account, token } = await unconfirmedWithToken();
    let turn = 0;
    const answers = await all(() => (turn++ % 2 === 0 ? confirm(token) : deny(token)));
    expect(statuses(answers, 200)).toBe(1);
    expect(statuses(answers, 400)).toBe(63);
    const confirmed = answers.findIndex(({ status }) => status === 200) % 2 === 0;
    expect((await signIn(account, account.password)).status).toBe(confirmed ? 200 : 401);
  });

  test('a reset link sets one password', async () => {
    const { account, code } = await accountWithCode();
    let number = 0;
    const passwords = Array.from({ length: 64 }, () => `Zanahoria${(number += 1)}#`);
    const answers = await Promise.all(passwords.map((password) => reset(code, password)));
    expect(statuses(answers, 200)).toBe(1);
    // What is too much for the hashing at once is 503.
    expect(answers.every(({ status }) => [200, 400, 503].includes(status))).toBe(true);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)];
    expect((await signIn(account, winner ?? '')).status).toBe(200);
  });

  test('two links of one account, both good, are good for one use between them', async () => {
    const { id } = await identity.account({ confirmed: false });
    const askedAt = new Date();
    const tokens = await Promise.all(
      Array.from({ length: 8 }, () => issueToken(em(), id, 'confirm', askedAt)),
    );
    const owners = await Promise.all(
      tokens.map((token) => em().transactional((inside) => redeemToken(inside, token, 'confirm'))),
    );
    expect(owners.filter((owner) => owner === id)).toHaveLength(1);
    expect(owners.filter((owner) => owner === undefined)).toHaveLength(7);
  });
});

describe('a link is good for its purpose and its account only', () => {
  test('a confirmation link sets no password, and stays good', async () => {
    const { token } = await unconfirmedWithToken();
    expect(refusal(await reset(token)).status).toBe(400);
    expect((await confirm(token)).status).toBe(200);
  });

  test('a reset link neither confirms nor removes an account, and stays good', async () => {
    const account = await identity.account({ confirmed: false });
    await askToReset(account.email);
    const code = await resetCode(account);
    expect(refusal(await confirm(code)).message).toBe('Invalid token');
    expect(refusal(await deny(code)).message).toBe('Invalid token');
    expect((await reset(code)).status).toBe(200);
  });

  test('it leaves the links and the passwords of others alone', async () => {
    const mine = await accountWithCode();
    const theirs = await accountWithCode();
    expect((await reset(mine.code)).status).toBe(200);
    expect((await signIn(theirs.account, newPassword)).status).toBe(401);
    expect((await reset(theirs.code)).status).toBe(200);
  });
});

describe('a link that was mailed again', () => {
  test('puts the confirmation links before it out of use', async () => {
    const { account, token } = await unconfirmedWithToken();
    await identity.skipMailPauses();
    await askToConfirm(account.email);
    const later = await confirmToken(account, 2);
    await untilSent();
    expect(refusal(await confirm(token)).message).toBe('Invalid token');
    expect(refusal(await deny(token)).message).toBe('Invalid token');
    expect((await confirm(later)).status).toBe(200);
  });

  test('puts the reset links before it out of use', async () => {
    const { account, code } = await accountWithCode();
    await identity.skipMailPauses();
    await askToReset(account.email);
    const later = await resetCode(account, 2);
    await untilSent();
    expect(refusal(await reset(code)).status).toBe(400);
    expect((await reset(later)).status).toBe(200);
  });

  test('leaves those of another kind good', async () => {
    const { account, token } = await unconfirmedWithToken();
    await askToReset(account.email);
    await resetCode(account, 2);
    await untilSent();
    expect((await confirm(token)).status).toBe(200);
  });

  test('leaves the earlier one good for as long as it has not left', async () => {
    const { account, token } = await unconfirmedWithToken();
    await identity.skipMailPauses();
    identity.sink.refusal = '451 come back later';
    await askToConfirm(account.email);
    while (!(await retrying())) await pause(20);
    expect((await confirm(token)).status).toBe(200);
    identity.sink.refusal = undefined;
    await untilSent();
  });

  test('by another try of the same mail leaves the first try’s good: it may have arrived', async () => {
    const { id } = await identity.account();
    const askedAt = new Date();
    const first = await issueToken(em(), id, 'reset', askedAt);
    const again = await issueToken(em(), id, 'reset', askedAt);
    await retireOlder(em(), id, 'reset', askedAt);
    expect((await reset(first)).status).toBe(200);
    expect(refusal(await reset(again)).status).toBe(400);
  });

  test('is not sent after one that was asked for later', async () => {
    const { id } = await identity.account();
    const asked = Date.now();
    await issueToken(em(), id, 'reset', new Date(asked));
    expect(await isOvertaken(em(), id, 'reset', new Date(asked - 1))).toBe(true);
    expect(await isOvertaken(em(), id, 'reset', new Date(asked))).toBe(false);
    expect(await isOvertaken(em(), id, 'confirm', new Date(asked - 1))).toBe(false);
  });

  const retrying = async () =>
    (await identity.admin.query(`select 1 from pgboss.job where name = 'mail' and state = 'retry'`)).rowCount;
});

describe('once the password is another', () => {
  const liveTokens = async ({ id }: Account) =>
    (
      await identity.admin.query(
        'select kind from identity.one_time_tokens where user_id = $1 and used_at is null',
        [id],
      )
    ).rows;
  const everyKind = async ({ id }: Account) => {
    for (const kind of ['confirm', 'reset', 'link', 'two-factor'] as const) await issueToken(em(), id, kind);
  };

  test('by a change, every token of the account is dead', async () => {
    const { account, code } = await accountWithCode();
    await everyKind(account);
    const { status } = await identity.call('POST /api/auth/change-password', {
      token: account.token,
      body: {
        currentPassword: account.password,
        password: newPassword,
        passwordConfirmation: newPassword,
      },
    });
    expect(status).toBe(200);
    expect(await liveTokens(account)).toEqual([]);
    expect(refusal(await reset(code)).status).toBe(400);
  });

  test('by a reset, every token of the account is dead', async () => {
    const { account, code } = await accountWithCode();
    await everyKind(account);
    const other = await identity.account();
    await everyKind(other);
    expect((await reset(code)).status).toBe(200);
    expect(await liveTokens(account)).toEqual([]);
    expect(await liveTokens(other)).toHaveLength(4);
  });

  test('a link that was asked for before is not mailed any more', async () => {
    const { account, code } = await accountWithCode();
    await identity.skipMailPauses();
    identity.sink.refusal = '451 come back later';
    await askToReset(account.email);
    while (!(await identity.admin.query(`select 1 from pgboss.job where state = 'retry'`)).rowCount)
      await pause(20);
    expect((await reset(code)).status).toBe(200);
    identity.sink.refusal = undefined;
    await untilSent();
    const subjects = identity.sink.mailsTo(account.email).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Restablece tu contraseña de Puente (cuenta de Usuario)',
      'Cambió la contraseña de tu cuenta de Puente',
    ]);
  });
});
