import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hold } from '../testing/held-row.ts';
import { linkSecret, startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

/** The issue's own measure, 100 in flight in 50 rounds, takes minutes: `SIGN_INS=100 ROUNDS=50`. */
const inFlight = Number(process.env['SIGN_INS'] ?? 24);
const rounds = Number(process.env['ROUNDS'] ?? 4);
const newPassword = 'Zanahoria8#';

const signIn = ({ email, password }: Account) =>
  identity.call('POST /api/auth/local', { body: { identifier: email, password } });
const change = ({ token, password: currentPassword }: Account, password: string) =>
  identity.call('POST /api/auth/change-password', {
    token,
    body: { currentPassword, password, passwordConfirmation: password },
  });

async function resetCode({ email }: Account): Promise<string> {
  await identity.call('POST /api/auth/forgot-password', { body: { email } });
  return linkSecret((await identity.sink.mailTo(email)).text, '/reset-password?code=');
}

async function liveSessions({ id }: Account): Promise<number> {
  const { rows } = await identity.admin.query<{ count: number }>(
    'select count(*)::int as count from identity.live_sessions where user_id = $1',
    [id],
  );
  return rows[0]?.count ?? NaN;
}

describe('a password replaced while sign-ins with the old one are being checked', () => {
  test(`by a reset leaves none of them alive (${inFlight} in flight, ${rounds} rounds)`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const account = await identity.account();
      const code = await resetCode(account);
      const signIns = Array.from({ length: inFlight }, () => signIn(account));
      const reset = identity.call('POST /api/auth/reset-password', {
        body: { code, password: newPassword, passwordConfirmation: newPassword },
      });
      const answers = await Promise.all(signIns);
      expect((await reset).status).toBe(200);
      expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
      expect(await liveSessions(account)).toBe(0);
    }
  }, 600_000);

  test('by a change leaves only the session that the change answered', async () => {
    const account = await identity.account();
    const signIns = Array.from({ length: inFlight }, () => signIn(account));
    const changed = change(account, newPassword);
    await Promise.all(signIns);
    expect((await changed).status).toBe(200);
    expect(await liveSessions(account)).toBe(1);
  });

  test.each<[string, (account: Account) => Promise<unknown>]>([
    ['signed out', ({ token }) => identity.call('POST /api/auth/logout', { token })],
    ['locked', (account) => identity.lock(account)],
  ])('is not replaced by whoever was %s meanwhile', async (_, end) => {
    const account = await identity.account();
    const mine = 'select from identity.credentials where user_id = $1 for update';
    const held = await hold(identity, mine, [account.id]);
    const changed = change(account, newPassword);
    await held.waits(1);
    await end(account);
    await held.release();
    expect((await changed).status).toBe(401);
    expect(await liveSessions(account)).toBe(0);
    await identity.lock(account, false);
    expect((await signIn(account)).status).toBe(200);
  });

  test('is replaced by one of several changes at once', async () => {
    const account = await identity.account();
    const answers = await Promise.all(
      ['Zanahoria8#', 'Calabaza9#', 'Berenjena7#'].map((it) => change(account, it)),
    );
    // The others meet a session that has ended, or a password that is no longer the one they gave.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(await liveSessions(account)).toBe(1);
  });
});
