import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authAnswerSchema, identityMessages } from '@puente/domain/identity';
import { refusal, wrongPaths } from '@puente/service-kit/testing';
import {
  goodPassword,
  linkSecret,
  startIdentity,
  type Account,
  type IdentityApp,
} from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const newPassword = 'Zanahoria8#';
const forgot = (email: unknown) => identity.call('POST /api/auth/forgot-password', { body: { email } });
const reset = (code: unknown, password: string = newPassword, passwordConfirmation = password) =>
  identity.call('POST /api/auth/reset-password', { body: { code, password, passwordConfirmation } });
const signIn = ({ email }: Account, password: string) =>
  identity.call('POST /api/auth/local', { body: { identifier: email, password } });
const me = (token: string) => identity.call('GET /api/users/me', { token });

async function mailedCode({ email }: Account, count = 1): Promise<string> {
  return linkSecret((await identity.sink.mailTo(email, count)).text, '/reset-password?code=');
}

async function accountWithCode(options: { confirmed?: boolean; userType?: 'employer' } = {}) {
  const account = await identity.account(options);
  await forgot(account.email);
  return { account, code: await mailedCode(account) };
}

describe('a forgotten password', () => {
  test('mails a link that says for which account it is', async () => {
    const { account } = await accountWithCode();
    const mail = await identity.sink.mailTo(account.email);
    expect(mail.subject).toBe('Restablece tu contraseña de Puente (cuenta de Usuario)');
  });

  test('mails a link for each account of the address', async () => {
    const seeker = await identity.account({ userType: 'user' });
    const employer = await identity.account({ userType: 'employer', email: seeker.email });
    await forgot(seeker.email);
    await identity.sink.mailTo(seeker.email, 2);
    const mails = identity.sink.mailsTo(employer.email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Restablece tu contraseña de Puente (cuenta de Empleador)',
      'Restablece tu contraseña de Puente (cuenta de Usuario)',
    ]);
  });

  test('answers the same for an address without an account, and mails nothing', async () => {
    const account = await identity.account();
    const known = await forgot(account.email);
    const unknown = await forgot('nadie@correo.test');
    expect(unknown).toMatchObject({ status: 200, body: known.body as object });
    await identity.sink.mailTo(account.email);
    expect(identity.sink.mailsTo('nadie@correo.test')).toHaveLength(0);
  });

  test('asked for twice within a minute mails one link', async () => {
    const { account } = await accountWithCode();
    expect((await forgot(account.email)).status).toBe(200);
    const { rows } = await identity.admin.query(
      `select count(*)::int as jobs from pgboss.job where data->>'email' = $1`,
      [account.email],
    );
    expect(rows).toEqual([{ jobs: 1 }]);
  });

  test.each([[undefined], ['x'], [7], [['a@b.test']]])('refuses %p as an address', async (email) => {
    expect(refusal(await forgot(email))).toEqual({ status: 400, message: identityMessages.emailInvalid });
  });
});

describe('a reset', () => {
  test('sets the new password, ends every session and begins none', async () => {
    const { account, code } = await accountWithCode();
    expect(await reset(code)).toMatchObject({ status: 200, body: { ok: true } });
    expect(refusal(await me(account.token)).status).toBe(401);
    expect((await signIn(account, account.password)).status).toBe(401);
    expect((await signIn(account, newPassword)).status).toBe(200);
  });

  test('confirms the e-mail, which the link has proved', async () => {
    const { account, code } = await accountWithCode({ confirmed: false });
    await reset(code);
    expect((await signIn(account, newPassword)).status).toBe(200);
  });

  test('works once', async () => {
    const { account, code } = await accountWithCode();
    await reset(code);
    expect(refusal(await reset(code, 'Calabaza9#')).status).toBe(400);
    expect((await signIn(account, newPassword)).status).toBe(200);
  });

  test('works for one of two who use the link at once', async () => {
    const { code } = await accountWithCode();
    const answers = await Promise.all([reset(code), reset(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('is too late after 60 minutes', async () => {
    const { account, code } = await accountWithCode();
    const { rows } = await identity.admin.query(
      `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from identity.one_time_tokens where user_id = $1`,
      [account.id],
    );
    expect(rows).toEqual([{ minutes: 60 }]);
    await identity.admin.query('update identity.one_time_tokens set expires_at = now() where user_id = $1', [
      account.id,
    ]);
    expect(refusal(await reset(code))).toEqual({
      status: 400,
      message: identityMessages.confirmationLinkUsed,
    });
    expect((await signIn(account, account.password)).status).toBe(200);
  });

  test('says why a password is none, and leaves the link good', async () => {
    const { account, code } = await accountWithCode({ userType: 'employer' });
    for (const [weak, message] of [
      ['corta', 'Falta: mínimo 6 caracteres, 1 mayúscula, 1 número, 1 carácter especial (Ejemplo: @ #)'],
      ['Password1!', 'Contraseña débil. Es una de las más usadas.'],
      [`${account.username}A1#`, 'Contraseña débil. No uses tu usuario.'],
      ['LaCasita#1', 'Contraseña débil. No uses el nombre de tu empresa.'],
    ] as const) {
      const answer = await reset(code, weak);
      expect(wrongPaths(answer)).toEqual(['password']);
      expect(refusal(answer)).toEqual({ status: 400, message });
    }
    expect((await reset(code)).status).toBe(200);
  });

  test('refuses passwords that differ', async () => {
    const { code } = await accountWithCode();
    expect(refusal(await reset(code, newPassword, goodPassword))).toEqual({
      status: 400,
      message: 'Las contraseñas no coinciden.',
    });
  });

  test.each([['AAAA'], [''], [undefined], [7], [{ $ne: '' }]])('refuses %p as a code', async (code) => {
    expect(refusal(await reset(code)).status).toBe(400);
  });

  test('does not confirm an e-mail by its own link', async () => {
    const { code } = await accountWithCode({ confirmed: false });
    expect(
      refusal(await identity.call(`GET /api/auth/email-confirmation?confirmation=${code}`)).message,
    ).toBe('Invalid token');
  });
});

describe('a change of password', () => {
  const change = (account: Account, body: Record<string, unknown>) =>
    identity.call('POST /api/auth/change-password', { token: account.token, body });
  const bodyOf = (account: Account, password: string = newPassword) => ({
    currentPassword: account.password,
    password,
    passwordConfirmation: password,
  });

  test('ends every session and answers a new one', async () => {
    const account = await identity.account();
    const answer = await change(account, bodyOf(account));
    expect(answer.status).toBe(200);
    const { jwt } = authAnswerSchema.strict().parse(answer.body);
    expect(refusal(await me(account.token)).status).toBe(401);
    expect((await me(jwt)).status).toBe(200);
    expect((await signIn(account, account.password)).status).toBe(401);
    expect((await signIn(account, newPassword)).status).toBe(200);
  });

  test('asks for the current password', async () => {
    const account = await identity.account();
    const answer = await change(account, { ...bodyOf(account), currentPassword: 'Otra#123' });
    expect(refusal(answer)).toEqual({ status: 400, message: 'La contraseña actual no es correcta.' });
    expect(wrongPaths(answer)).toEqual(['currentPassword']);
    expect((await signIn(account, account.password)).status).toBe(200);
  });

  test('refuses a weak password, one made of own data, and two that differ', async () => {
    const account = await identity.account();
    expect(wrongPaths(await change(account, bodyOf(account, 'corta')))).toEqual(['password']);
    expect(refusal(await change(account, bodyOf(account, `${account.username}A1#`))).message).toBe(
      'Contraseña débil. No uses tu usuario.',
    );
    const differing = { ...bodyOf(account), passwordConfirmation: 'Calabaza9#' };
    expect(wrongPaths(await change(account, differing))).toEqual(['passwordConfirmation']);
    expect((await me(account.token)).status).toBe(200);
  });

  test('is one: the current password is no new one', async () => {
    const account = await identity.account();
    const answer = await change(account, bodyOf(account, account.password));
    expect(refusal(answer)).toEqual({
      status: 400,
      message: 'La contraseña nueva debe ser distinta de la actual.',
    });
    expect(wrongPaths(answer)).toEqual(['password']);
    expect((await me(account.token)).status).toBe(200);
  });

  test('is not for accounts of a social provider', async () => {
    const account = await identity.account();
    await identity.admin.query(`update identity.users set provider = 'google' where id = $1`, [account.id]);
    expect(refusal(await change(account, bodyOf(account)))).toEqual({
      status: 400,
      message: 'No puedes cambiar la contraseña directamente porque iniciaste sesión con Google.',
    });
  });

  test('needs a session', async () => {
    expect(refusal(await identity.call('POST /api/auth/change-password', { body: {} })).status).toBe(401);
  });
});
