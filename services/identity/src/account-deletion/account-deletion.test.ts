import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { refusal, refusalDetails, wrongPaths } from '@puente/service-kit/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { aPdf, rowsIn, sendForm, stored } from '../files/testing.ts';
import { secondStepOf, standAt } from '../testing/authenticator.ts';
import { hold } from '../testing/held-row.ts';
import { linkSecret, startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
afterEach(() => void jest.restoreAllMocks());

const remove = (
  account: Account,
  { id = account.id, body = { password: account.password } as object } = {},
) => identity.call(`DELETE /api/users/${id}`, { token: account.token, body });
const me = ({ token }: Account) => identity.call('GET /api/users/me', { token });
const signIn = ({ email, password }: Account) =>
  identity.call('POST /api/auth/local', { body: { identifier: email, password } });

/** Rows that name the account, in every table there is. */
async function kept(id: number): Promise<string[]> {
  const { rows: tables } = await identity.admin.query<{ table: string; column: string }>(`
    select r.relname as table, a.attname as column
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'identity.users'::regclass and c.connamespace = 'identity'::regnamespace`);
  const found: string[] = [];
  for (const { table, column } of [...tables, { table: 'users', column: 'id' }]) {
    const { rowCount } = await identity.admin.query(`select from identity.${table} where ${column} = $1`, [
      id,
    ]);
    if (rowCount) found.push(table);
  }
  return found;
}

describe('deleting one’s own account', () => {
  test('takes everything along, ends every session at once and says so by mail', async () => {
    const account = await identity.account({ userType: 'employer' });
    await signIn(account);
    await identity.call('POST /api/auth/forgot-password', { body: { email: account.email } });
    await identity.sink.mailTo(account.email);

    expect(await remove(account)).toMatchObject({ status: 200, body: { ok: true } });

    expect(await kept(account.id)).toEqual([]);
    expect(refusal(await me(account)).status).toBe(401);
    expect(refusal(await signIn(account)).status).toBe(401);
    const mail = await identity.sink.mailTo(account.email, 2);
    expect(mail.subject).toBe('Tu cuenta de Puente se eliminó');
  });

  test('leaves the other account of the same address alone, and whoever else there is', async () => {
    const seeker = await identity.account();
    const employer = await identity.account({ email: seeker.email, userType: 'employer' });
    await remove(seeker);
    expect((await me(employer)).status).toBe(200);
  });

  test('frees e-mail and username for whoever registers next', async () => {
    const account = await identity.account();
    const { username, email } = account;
    await remove(account);
    const body = {
      username,
      email,
      password: 'Zanahoria8#',
      nombre: 'Luz',
      apellido: 'Peña',
      userType: 'user',
      captchaToken: await identity.captcha(),
    };
    const again = await identity.call('POST /api/auth/local/register', { body });
    expect(again).toMatchObject({ status: 201, body: { user: { username, email } } });
  });

  test('asks for the password', async () => {
    const account = await identity.account();
    for (const body of [{}, { password: 'Otra#123' }]) {
      const answer = await remove(account, { body });
      expect(refusal(answer).status).toBe(400);
      expect(wrongPaths(answer)).toEqual(['password']);
    }
    expect((await me(account)).status).toBe(200);
  });

  test('of an account without a password asks for a sign-in of the last minutes', async () => {
    const account = await identity.account();
    await identity.admin.query('delete from identity.credentials where user_id = $1', [account.id]);
    await identity.admin.query(
      `update identity.sessions set created_at = now() - interval '11 minutes' where user_id = $1`,
      [account.id],
    );
    const late = await remove(account, { body: {} });
    expect([refusal(late).status, refusalDetails(late).reason]).toEqual([403, 'sign-in-again']);
    await identity.admin.query('update identity.sessions set created_at = now() where user_id = $1', [
      account.id,
    ]);
    expect((await remove(account, { body: {} })).status).toBe(200);
    expect(await kept(account.id)).toEqual([]);
  });

  test('of an account that asks for a code at sign-in takes one here, too', async () => {
    standAt(10_000);
    const { account, recoveryCodes } = await secondStepOf(identity).switchedOn(await identity.account());
    for (const code of [undefined, '000000']) {
      const answer = await remove(account, { body: { password: account.password, code } });
      expect([refusal(answer).status, refusalDetails(answer).reason]).toEqual([400, 'two-factor-wrong']);
    }
    const withoutPassword = await remove(account, { body: { code: recoveryCodes[0] } });
    expect(wrongPaths(withoutPassword)).toEqual(['password']);
    const body = { password: account.password, code: recoveryCodes[0] };
    expect((await remove(account, { body })).status).toBe(200);
    expect(await kept(account.id)).toEqual([]);
  });

  test('is for nobody else’s account', async () => {
    const [account, other] = await Promise.all([identity.account(), identity.account()]);
    expect(refusal(await remove(account, { id: other.id })).status).toBe(404);
    expect((await me(other)).status).toBe(200);
    const visitor = await identity.call(`DELETE /api/users/${other.id}`, {
      body: { password: other.password },
    });
    expect(refusal(visitor).status).toBe(401);
  });

  test.each([[{ password: 7 }], [{ password: 'x', confirm: true }], [[]]])('refuses %j', async (body) => {
    const account = await identity.account();
    expect(refusal(await remove(account, { body })).status).toBe(400);
    expect((await me(account)).status).toBe(200);
  });
});

describe('an account that is deleted while it is in use', () => {
  test('twice at once is deleted once, and mailed once', async () => {
    const account = await identity.account();
    const answers = await Promise.all([remove(account), remove(account), remove(account)]);
    // The others find no password any more, or no session, or no account.
    const [first, ...others] = answers.map(({ status }) => status).sort();
    expect(first).toBe(200);
    for (const status of others) expect([400, 401, 403]).toContain(status);
    await identity.sink.mailTo(account.email);
    const { rows } = await identity.admin.query(
      `select count(*)::int as mails from pgboss.job where data->>'kind' = 'account-deleted' and data->>'email' = $1`,
      [account.email],
    );
    expect(rows).toEqual([{ mails: 1 }]);
  });

  test('keeps no session, no file and no change that came at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const account = await identity.account();
      const rename = () =>
        identity.call(`PUT /api/users/${account.id}`, {
          token: account.token,
          body: { data: { nombre: 'Luz' } },
        });
      const data = () => identity.call('GET /api/personal-data/account', { token: account.token });
      const upload = () => sendForm(identity, account.token, [{ content: aPdf() }]);
      const [deleted, ...others] = await Promise.all([
        remove(account),
        ...[signIn, signIn, upload, upload, me, rename, data].map((act) => act(account)),
      ]);
      expect(deleted.status).toBe(200);
      expect(others.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
      expect(await kept(account.id)).toEqual([]);
    }
    // Their bytes go with the queue of removals.
    while ((await rowsIn(identity, 'file_removals')) > 0) await pause(20);
    expect(stored(identity)).toEqual([]);
  });

  test('or whose password is being reset: the reset finds no account any more', async () => {
    const account = await identity.account();
    await identity.call('POST /api/auth/forgot-password', { body: { email: account.email } });
    const code = linkSecret((await identity.sink.mailTo(account.email)).text, '/reset-password?code=');
    // The deletion has its proof, and has not yet come to the tokens.
    const held = await hold(identity, 'select from identity.users where id = $1 for key share', [account.id]);
    const deleted = remove(account);
    await held.waits(1);
    const body = { code, password: 'Zanahoria8#', passwordConfirmation: 'Zanahoria8#' };
    const reset = identity.call('POST /api/auth/reset-password', { body });
    await held.waits(2);
    await held.release();
    expect([(await deleted).status, (await reset).status]).toEqual([200, 400]);
  });

  test('or whose second step is being taken: the sign-in finds no account any more', async () => {
    standAt(10_000);
    const calls = secondStepOf(identity);
    const { account, app, recoveryCodes } = await calls.switchedOn(await identity.account());
    const token = await calls.pending(account);
    const held = await hold(identity, 'select from identity.users where id = $1 for key share', [account.id]);
    const deleted = remove(account, { body: { password: account.password, code: recoveryCodes[0] } });
    await held.waits(1);
    const entered = calls.finish(token, app.code(1));
    await held.waits(2);
    await held.release();
    expect((await deleted).status).toBe(200);
    expect([400, 401, 403]).toContain((await entered).status);
  });

  test('or whose password is being changed: whichever comes first, the other does not happen', async () => {
    for (let round = 0; round < 10; round += 1) {
      const account = await identity.account();
      const change = identity.call('POST /api/auth/change-password', {
        token: account.token,
        body: {
          currentPassword: account.password,
          password: 'Zanahoria8#',
          passwordConfirmation: 'Zanahoria8#',
        },
      });
      const [deleted, changed] = await Promise.all([remove(account), change]);
      expect([deleted.status, changed.status].filter((status) => status === 200)).toHaveLength(1);
      expect(Math.max(deleted.status, changed.status)).toBeLessThan(500);
      if (deleted.status === 200) expect(await kept(account.id)).toEqual([]);
    }
  });
});
