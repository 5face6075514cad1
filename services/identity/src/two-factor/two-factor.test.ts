import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readSecondCode } from '@puente/domain/identity';
import { refusal, refusalDetails, wrongPaths } from '@puente/service-kit/testing';
import { secondStepOf, standAt } from '../testing/authenticator.ts';
import { startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';

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

const status = ({ token }: Account) => identity.call('GET /api/auth/two-factor', { token });
const begin = ({ token }: Account, body: object) => calls.post('two-factor/begin', body, token);
const enable = ({ token }: Account, code: string) => calls.post('two-factor/enable', { code }, token);
const disable = ({ token }: Account, body: object) => calls.post('two-factor/disable', body, token);
const renew = ({ token }: Account, body: object) => calls.post('two-factor/recovery-codes', body, token);
const switchedOn = async () => calls.switchedOn(await identity.account());

/** An account that is entered with a provider only. */
async function socialAccount(): Promise<Account> {
  const account = await identity.account();
  await identity.admin.query('delete from identity.credentials where user_id = $1', [account.id]);
  await identity.admin.query(`update identity.users set provider = 'google' where id = $1`, [account.id]);
  return account;
}

const ageSession = ({ id }: Account, age: string) =>
  identity.admin.query('update identity.sessions set created_at = now() - $2::interval where user_id = $1', [
    id,
    age,
  ]);

describe('switching the second step on', () => {
  test('is nothing that was done for anybody', async () => {
    const account = await identity.account();
    expect((await status(account)).body).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await calls.signIn(account)).status).toBe(200);
    expect((await identity.call('GET /api/auth/two-factor')).status).toBe(401);
  });

  test.each([
    ['without the password', {}],
    ['with a wrong one', { password: 'Otra#123' }],
  ])('does not begin %s', async (_, body) => {
    const answer = await begin(await identity.account(), body);
    expect(refusal(answer)).toEqual({ status: 400, message: 'La contraseña actual no es correcta.' });
    expect(wrongPaths(answer)).toEqual(['password']);
  });

  test('begins with a secret that every app understands, and changes nothing yet', async () => {
    const account = await identity.account({ userType: 'employer' });
    const { body } = await begin(account, { password: account.password });
    const { secret, uri } = body as { secret: string; uri: string };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const label = encodeURIComponent(`${account.email} (Empleador)`);
    const read = new URL(uri);
    expect(uri).toContain(`otpauth://totp/Puente:${label}?`);
    expect(Object.fromEntries(read.searchParams)).toEqual({
      issuer: 'Puente',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect((await status(account)).body).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await calls.signIn(account)).status).toBe(200);
  });

  test('takes a code of the app, and answers ten recovery codes', async () => {
    const { account, recoveryCodes } = await switchedOn();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) {
      expect(code).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
      expect(readSecondCode(code)?.kind).toBe('recovery');
    }
    expect((await status(account)).body).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    expect((await identity.sink.mailTo(account.email)).subject).toMatch(/^Activaste la verificación/);
  });

  test('leaves neither the secret nor a recovery code in the database', async () => {
    const { account, app, recoveryCodes } = await switchedOn();
    const { rows } = await identity.admin.query(
      `select f::text as factor, string_agg(c::text, '') as codes
       from identity.two_factors f join identity.recovery_codes c using (user_id) where user_id = $1 group by f`,
      [account.id],
    );
    const kept = JSON.stringify(rows);
    const secret = new URL(app.uri).searchParams.get('secret') ?? '';
    expect(kept).not.toContain(secret);
    for (const code of recoveryCodes) expect(kept).not.toContain(Buffer.from(code).toString('hex'));
    expect(rows[0].codes.match(/\\x[0-9a-f]{64}/g)).toHaveLength(10);
  });

  test.each([['000'], ['no es un código'], ['0000-0000-0000-0000']])('refuses «%s»', async (code) => {
    const account = await identity.account();
    await calls.begin(account);
    const answer = await enable(account, code);
    expect(refusal(answer)).toEqual({ status: 400, message: 'El código no es correcto o ya se usó.' });
    expect(refusalDetails(answer)).toEqual({ reason: 'two-factor-wrong' });
    expect((await status(account)).body).toMatchObject({ enabled: false });
  });

  test('needs a set-up, and one of the last half an hour', async () => {
    const account = await identity.account();
    const over = { status: 409, message: 'Pasó demasiado tiempo. Empieza de nuevo.' };
    expect(refusal(await enable(account, '123456'))).toEqual(over);
    const app = await calls.begin(account);
    await identity.admin.query(
      `update identity.two_factors set begun_at = now() - interval '31 minutes' where user_id = $1`,
      [account.id],
    );
    expect(refusal(await enable(account, app.code()))).toEqual(over);
  });

  test('goes by the last set-up that was begun', async () => {
    const account = await identity.account();
    const [first, second] = [await calls.begin(account), await calls.begin(account)];
    expect((await enable(account, first.code())).status).toBe(400);
    expect((await enable(account, second.code())).status).toBe(200);
  });

  test('happens once', async () => {
    const { account } = await switchedOn();
    const answer = await begin(account, { password: account.password });
    expect(refusal(answer)).toEqual({
      status: 409,
      message: 'La verificación en dos pasos ya está activada.',
    });
    const other = await identity.account();
    const app = await calls.begin(other);
    const answers = await Promise.all([app, app, app].map((it) => enable(other, it.code())));
    expect(answers.map((it) => it.status).sort()).toEqual([200, 409, 409]);
  });

  test.each([
    ['begin', { password: 'x', enabled: true }],
    ['begin', { password: 7 }],
    ['enable', { code: '123456', secret: 'AAAA' }],
    ['enable', {}],
    ['enable', { code: '1'.repeat(61) }],
    ['disable', { password: 'x' }],
  ])('takes no other body at %s: %j', async (path, body) => {
    const { token } = await identity.account();
    expect(refusal(await calls.post(`two-factor/${path}`, body, token)).status).toBe(400);
  });
});

describe('an account without a password', () => {
  test('proves itself by a sign-in of the last ten minutes', async () => {
    const account = await socialAccount();
    await ageSession(account, '9 minutes');
    const { app } = await calls.switchedOn(account);
    expect((await disable(account, { code: app.code(1) })).status).toBe(200);
  });

  test('has to sign in again after that, whatever password is sent', async () => {
    const account = await socialAccount();
    await ageSession(account, '11 minutes');
    const answer = await begin(account, { password: account.password });
    expect(refusal(answer)).toEqual({
      status: 403,
      message: 'Por seguridad, inicia sesión otra vez para continuar.',
    });
    expect(refusalDetails(answer)).toEqual({ reason: 'sign-in-again' });
  });
});

describe('new recovery codes', () => {
  test('take password and code, and put the old ones out of use', async () => {
    const { account, app, recoveryCodes } = await switchedOn();
    const { password } = account;
    expect((await renew(account, { password: 'Otra#123', code: app.code(1) })).status).toBe(400);
    expect(refusalDetails(await renew(account, { password, code: app.wrongCode() }))).toEqual({
      reason: 'two-factor-wrong',
    });
    const renewed = await renew(account, { password, code: app.code(1) });
    const { recoveryCodes: anew } = renewed.body as { recoveryCodes: string[] };
    expect(anew).toHaveLength(10);
    const token = await calls.pending(account);
    expect((await calls.finish(token, recoveryCodes[0]!)).status).toBe(400);
    expect((await calls.finish(token, anew[0]!)).status).toBe(200);
    expect((await status(account)).body).toEqual({ enabled: true, recoveryCodesLeft: 9 });
  });
});

describe('switching it off', () => {
  test('takes password and code, and asks for neither code nor app from then on', async () => {
    const { account, app } = await switchedOn();
    const { password } = account;
    expect((await disable(account, { password: 'Otra#123', code: app.code(1) })).status).toBe(400);
    expect((await disable(account, { password, code: app.wrongCode() })).status).toBe(400);
    expect((await disable(account, { password, code: app.code(1) })).body).toEqual({ ok: true });
    expect((await status(account)).body).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await calls.signIn(account)).status).toBe(200);
    expect((await identity.sink.mailTo(account.email, 2)).subject).toMatch(/^Se desactivó/);
  });

  test('takes a recovery code, too', async () => {
    const { account, recoveryCodes } = await switchedOn();
    const { password } = account;
    expect((await disable(account, { password, code: recoveryCodes[3] })).status).toBe(200);
  });

  test('leaves a sign-in that waits without a code to give', async () => {
    const { account, app, recoveryCodes } = await switchedOn();
    const token = await calls.pending(account);
    await disable(account, { password: account.password, code: app.code(1) });
    expect((await calls.finish(token, recoveryCodes[0]!)).status).toBe(400);
  });
});

test('the account takes its second step along when it goes', async () => {
  const { account } = await switchedOn();
  await identity.admin.query('delete from identity.users where id = $1', [account.id]);
  const { rows } = await identity.admin.query(
    `select (select count(*)::int from identity.two_factors where user_id = $1) as factors,
            (select count(*)::int from identity.recovery_codes where user_id = $1) as codes`,
    [account.id],
  );
  expect(rows).toEqual([{ factors: 0, codes: 0 }]);
});
