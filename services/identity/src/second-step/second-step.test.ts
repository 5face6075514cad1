import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { refusal, refusalDetails } from '@puente/service-kit/testing';
import { secondStepOf, standAt } from '../testing/authenticator.ts';
import { linkSecret, startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
let calls: ReturnType<typeof secondStepOf>;
beforeAll(async () => {
  identity = await startIdentity();
  calls = secondStepOf(identity);
});
afterAll(() => identity.stop());
// No test crosses the border of a step unless it means to.
beforeEach(() => standAt(10_000));
afterEach(() => void jest.restoreAllMocks());

const newPassword = 'Zanahoria8#';
const wrong = { status: 400, message: 'El código no es correcto o ya se usó.' };
const over = {
  status: 403,
  message: 'Tardaste demasiado o hubo demasiados intentos. Inicia sesión otra vez.',
};
const switchedOn = async () => calls.switchedOn(await identity.account());

async function liveSessions({ id }: Account): Promise<number> {
  const { rows } = await identity.admin.query<{ count: number }>(
    'select count(*)::int as count from identity.live_sessions where user_id = $1',
    [id],
  );
  return rows[0]?.count ?? NaN;
}

const setPassword = async (account: Account) => {
  const code = await mailedToken(account);
  return () =>
    calls.post('reset-password', { code, password: newPassword, passwordConfirmation: newPassword });
};

describe('the right password of an account that asks for a second step', () => {
  test('begins no session', async () => {
    const { account } = await switchedOn();
    const answer = await calls.signIn(account);
    expect(refusal(answer)).toEqual({
      status: 403,
      message: 'Escribe el código de tu app de autenticación para terminar de entrar.',
    });
    expect(refusalDetails(answer)).toEqual({
      reason: 'two-factor-required',
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await liveSessions(account)).toBe(1);
  });

  test('says no more to others than of any account', async () => {
    const { account } = await switchedOn();
    const answer = await calls.signIn({ ...account, password: 'Otra#123' });
    expect(refusal(answer).status).toBe(401);
    expect(refusalDetails(answer)).toEqual({});
  });

  test('and a code of the app begin one', async () => {
    const { account, app } = await switchedOn();
    const token = await calls.pending(account);
    const answer = await calls.finish(token, app.code(1).replace(/^(...)/, ' $1 '));
    expect(answer.status).toBe(200);
    const me = await identity.call('GET /api/users/me', { token: calls.jwtOf(answer) });
    expect(me.body).toMatchObject({ data: { id: account.id } });
  });

  test('and a recovery code begin one, once', async () => {
    const { account, recoveryCodes } = await switchedOn();
    const [code = ''] = recoveryCodes;
    expect((await calls.finish(await calls.pending(account), code.toLowerCase())).status).toBe(200);
    expect(refusal(await calls.finish(await calls.pending(account), code))).toEqual(wrong);
  });
});

describe('a code of the app', () => {
  test.each([
    ['begins', 0],
    ['ends', 29_999],
  ])('is that of now or of a step beside it, when the step %s', async (_, milliseconds) => {
    const { account, app } = await switchedOn();
    // As if it had been switched on long ago.
    await identity.admin.query('update identity.two_factors set last_step = 0 where user_id = $1', [
      account.id,
    ]);
    standAt(milliseconds);
    for (const steps of [-2, 2]) {
      expect(refusal(await calls.finish(await calls.pending(account), app.code(steps)))).toEqual(wrong);
    }
    for (const steps of [-1, 0, 1]) {
      expect((await calls.finish(await calls.pending(account), app.code(steps))).status).toBe(200);
    }
  });

  test('serves once: neither again, nor at sign-in after it switched the second step on', async () => {
    const { account, app } = await switchedOn();
    expect(refusal(await calls.finish(await calls.pending(account), app.code()))).toEqual(wrong);
    expect((await calls.finish(await calls.pending(account), app.code(1))).status).toBe(200);
    expect(refusal(await calls.finish(await calls.pending(account), app.code(1)))).toEqual(wrong);
    // Nor one from before it, which somebody may have seen.
    expect(refusal(await calls.finish(await calls.pending(account), app.code()))).toEqual(wrong);
  });

  test.each(['app', 'recovery'])(
    'of kind «%s» begins one session of several asked for at once',
    async (kind) => {
      const { account, app, recoveryCodes } = await switchedOn();
      const tokens = [];
      for (let count = 0; count < 4; count += 1) tokens.push(await calls.pending(account));
      const code = kind === 'app' ? app.code(1) : recoveryCodes[0]!;
      const answers = await Promise.all(tokens.map((token) => calls.finish(token, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => status < 500)).toBe(true);
      expect(await liveSessions(account)).toBe(2);
    },
  );

  test('of one account is none of another', async () => {
    const [one, other] = [await switchedOn(), await switchedOn()];
    const token = await calls.pending(one.account);
    expect(refusal(await calls.finish(token, other.app.code(1)))).toEqual(wrong);
    expect(refusal(await calls.finish(token, other.recoveryCodes[0]!))).toEqual(wrong);
    expect((await calls.finish(token, one.app.code(1))).status).toBe(200);
  });
});

describe('a sign-in that waits for its second step', () => {
  test('says with the fifth wrong code that it was the last', async () => {
    const { account, app } = await switchedOn();
    const token = await calls.pending(account);
    for (let time = 0; time < 4; time += 1)
      expect(refusal(await calls.finish(token, app.wrongCode()))).toEqual(wrong);
    const fifth = await calls.finish(token, app.wrongCode());
    expect(refusal(fifth)).toEqual(over);
    expect(refusalDetails(fifth)).toEqual({ reason: 'sign-in-again' });
  });

  test('takes the right code as its fifth', async () => {
    const { account, app } = await switchedOn();
    const token = await calls.pending(account);
    for (let time = 0; time < 4; time += 1) await calls.finish(token, app.wrongCode());
    expect((await calls.finish(token, app.code(1))).status).toBe(200);
  });

  test('is over after five wrong codes, also when many arrive together', async () => {
    const { account, app } = await switchedOn();
    const token = await calls.pending(account);
    const answers = await Promise.all(Array.from({ length: 16 }, () => calls.finish(token, app.wrongCode())));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(12);
    expect(refusal(await calls.finish(token, app.code(1)))).toEqual(over);
  });

  test('is over when it has led into the account', async () => {
    const { account, recoveryCodes } = await switchedOn();
    const token = await calls.pending(account);
    const answers = await Promise.all(recoveryCodes.slice(0, 4).map((code) => calls.finish(token, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    expect(await liveSessions(account)).toBe(2);
  });

  test('is over after five minutes', async () => {
    const { account, app } = await switchedOn();
    const token = await calls.pending(account);
    await identity.admin.query(
      `update identity.one_time_tokens set expires_at = now() - interval '1 second' where user_id = $1`,
      [account.id],
    );
    expect(refusal(await calls.finish(token, app.code(1)))).toEqual(over);
  });

  test.each([
    ['nobody’s', () => Promise.resolve('x'.repeat(43))],
    ['that of a mailed link', mailedToken],
  ])('is not begun by a token that is %s', async (_, tokenFor) => {
    const { account, app } = await switchedOn();
    expect(refusal(await calls.finish(await tokenFor(account), app.code(1)))).toEqual(over);
  });

  test('does not survive a reset of the password', async () => {
    const { account, app } = await switchedOn();
    const reset = await setPassword(account);
    const token = await calls.pending(account);
    expect((await reset()).status).toBe(200);
    expect(refusal(await calls.finish(token, app.code(1)))).toEqual(over);
    // Nor does the reset do without the second step.
    expect(refusal(await calls.signIn({ ...account, password: newPassword })).status).toBe(403);
  });

  test('does not survive a change of the password', async () => {
    const { account, app } = await switchedOn();
    const token = await calls.pending(account);
    const { status } = await calls.post(
      'change-password',
      { currentPassword: account.password, password: newPassword, passwordConfirmation: newPassword },
      account.token,
    );
    expect(status).toBe(200);
    expect(refusal(await calls.finish(token, app.code(1)))).toEqual(over);
    expect(await liveSessions(account)).toBe(1);
  });

  test('leaves no session alive when the password is reset while its codes are checked', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { account, recoveryCodes } = await switchedOn();
      const tokens: string[] = [];
      for (let count = 0; count < 8; count += 1) tokens.push(await calls.pending(account));
      const reset = await setPassword(account);
      const finishing = tokens.map((token, index) => calls.finish(token, recoveryCodes[index]!));
      const done = reset();
      const answers = await Promise.all(finishing);
      expect((await done).status).toBe(200);
      expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
      expect(await liveSessions(account)).toBe(0);
    }
  });

  test('of an account that is no longer confirmed does not end in it', async () => {
    const { account, app } = await switchedOn();
    const token = await calls.pending(account);
    await identity.admin.query('update identity.users set confirmed_at = null where id = $1', [account.id]);
    expect(refusalDetails(await calls.finish(token, app.code(1)))).toEqual({ reason: 'account-unconfirmed' });
  });
});

test.each([
  {},
  { token: 'x' },
  { code: '123456' },
  { token: 'x', code: 123456 },
  { token: 'x', code: '1', jwt: 'x' },
])('the second step takes no other body: %j', async (body) => {
  expect(refusal(await calls.post('two-factor', body)).status).toBe(400);
});

/** Of a mail that resets the password; others may come before it. */
async function mailedToken({ email }: Account): Promise<string> {
  await identity.call('POST /api/auth/forgot-password', { body: { email } });
  await identity.sink.mailTo(email, 2);
  const mail = identity.sink.mailsTo(email).find(({ text }) => text.includes('/reset-password'));
  return linkSecret(mail?.text ?? '', '/reset-password?code=');
}
