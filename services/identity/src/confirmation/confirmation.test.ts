import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { identityMessages } from '@puente/domain/identity';
import { refusal, refusalDetails, wrongPaths } from '@puente/service-kit/testing';
import { linkSecret, startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const resend = (email: unknown) =>
  identity.call('POST /api/auth/send-email-confirmation', { body: { email } });
const confirm = (token: string) => identity.call(`GET /api/auth/email-confirmation?confirmation=${token}`);
const signIn = ({ email, password }: Account) =>
  identity.call('POST /api/auth/local', { body: { identifier: email, password } });

async function mailedToken({ email }: Account, count = 1): Promise<string> {
  return linkSecret((await identity.sink.mailTo(email, count)).text, '/confirm?token=');
}

describe('a confirmation link', () => {
  let account: Account;
  let token: string;
  beforeEach(async () => {
    account = await identity.account({ confirmed: false });
    await resend(account.email);
    token = await mailedToken(account);
  });

  test('confirms the account, which can then sign in', async () => {
    expect((await signIn(account)).status).toBe(403);
    const answer = await confirm(token);
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect((await signIn(account)).status).toBe(200);
  });

  test('works once', async () => {
    await confirm(token);
    const answer = await confirm(token);
    expect(refusal(answer)).toEqual({ status: 400, message: 'Invalid token' });
    expect(refusalDetails(answer)).toEqual({ reason: 'confirmation-link-invalid' });
  });

  test('works for one of two who follow it at once', async () => {
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('expires after 24 hours', async () => {
    const { rows } = await identity.admin.query(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from identity.one_time_tokens where user_id = $1`,
      [account.id],
    );
    expect(rows).toEqual([{ hours: 24 }]);
    await identity.admin.query('update identity.one_time_tokens set expires_at = now() where user_id = $1', [
      account.id,
    ]);
    const answer = await confirm(token);
    expect(refusal(answer)).toEqual({ status: 400, message: 'Invalid token' });
    expect(refusalDetails(answer)).toEqual({ reason: 'confirmation-link-invalid' });
    expect((await signIn(account)).status).toBe(403);
  });

  test('does not choose a new password', async () => {
    const body = { code: token, password: 'Zanahoria8#', passwordConfirmation: 'Zanahoria8#' };
    expect(refusal(await identity.call('POST /api/auth/reset-password', { body })).status).toBe(400);
    expect((await confirm(token)).status).toBe(200);
  });

  test('is kept only as its hash', async () => {
    const { rows } = await identity.admin.query('select * from identity.one_time_tokens where user_id = $1', [
      account.id,
    ]);
    const queue = await identity.admin.query('select data from pgboss.job');
    expect(JSON.stringify([rows, queue.rows])).not.toContain(token);
    expect(rows[0].hash).toHaveLength(32);
  });

  test('is not used up by a HEAD', async () => {
    const head = await identity.call(`HEAD /api/auth/email-confirmation?confirmation=${token}`);
    expect(head.status).toBe(404);
    expect((await confirm(token)).status).toBe(200);
  });
});

describe('the confirmation call', () => {
  test.each([
    ['an unknown token', 'confirmation=AAAA'],
    ['an empty one', 'confirmation='],
    ['none', ''],
    ['two', 'confirmation=a&confirmation=b'],
    ['an object', 'confirmation[$ne]=a'],
    ['an endless one', `confirmation=${'a'.repeat(5000)}`],
  ])('refuses %s', async (_, query) => {
    expect(refusal(await identity.call(`GET /api/auth/email-confirmation?${query}`)).status).toBe(400);
  });
});

describe('asking for the link again', () => {
  test('mails it', async () => {
    const account = await identity.account({ confirmed: false });
    const answer = await resend(account.email);
    expect(answer).toMatchObject({ status: 200, body: { email: account.email, sent: true } });
    expect((await identity.sink.mailTo(account.email)).subject).toBe('Confirma tu correo en Puente');
  });

  test('mails one to each account of the address that waits for it', async () => {
    const seeker = await identity.account({ userType: 'user', confirmed: false });
    const employer = await identity.account({ userType: 'employer', email: seeker.email, confirmed: false });
    await resend(seeker.email);
    for (const count of [1, 2]) expect((await confirm(await mailedToken(seeker, count))).status).toBe(200);
    expect((await signIn(employer)).status).toBe(200);
  });

  test('answers the same whether or not there is an account', async () => {
    const waiting = await identity.account({ confirmed: false });
    const done = await identity.account();
    for (const email of [waiting.email, done.email, 'nadie@correo.test']) {
      expect(await resend(email)).toMatchObject({ status: 200, body: { email, sent: true } });
      const again = await resend(email);
      expect(refusal(again).status).toBe(429);
      expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
      expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
    await identity.sink.mailTo(waiting.email);
    expect(identity.sink.mailsTo(done.email)).toHaveLength(0);
    expect(identity.sink.mailsTo('nadie@correo.test')).toHaveLength(0);
  });

  test('lets one of many through that ask at once', async () => {
    const account = await identity.account({ confirmed: false });
    const answers = await Promise.all(Array.from({ length: 4 }, () => resend(account.email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
  });

  test('is possible again when a minute has passed', async () => {
    const account = await identity.account({ confirmed: false });
    await resend(account.email);
    await identity.admin.query(`update identity.mail_pauses set until = until - interval '60 seconds'`);
    expect((await resend(account.email)).status).toBe(200);
  });

  test.each([['nothing'], [undefined], [7], [{ $ne: '' }]])('refuses %p as an address', async (email) => {
    const answer = await resend(email);
    expect(refusal(answer)).toEqual({ status: 400, message: identityMessages.emailInvalid });
    expect(wrongPaths(answer)).toEqual(['email']);
  });
});
