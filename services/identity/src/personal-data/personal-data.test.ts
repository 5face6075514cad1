import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { accountDataSchema } from '@puente/domain/identity';
import { refusal } from '@puente/service-kit/testing';
import { uploaded } from '../files/testing.ts';
import { secondStepOf, standAt } from '../testing/authenticator.ts';
import { startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';
import { tablesOfPeople } from './personal-data.service.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const ask = (token?: string) =>
  identity.call('GET /api/personal-data/account', token === undefined ? {} : { token });

/** What somebody is told of themselves, read as strictly as it is described. */
async function dataOf({ token }: Account) {
  const { status, body, headers } = await ask(token);
  expect({ status, kept: headers.get('cache-control') }).toEqual({ status: 200, kept: 'no-store' });
  return accountDataSchema.strict().parse((body as { data: unknown }).data);
}

describe('what the identity service keeps about a person', () => {
  test('is their profile, how they enter, and their sessions', async () => {
    const account = await identity.account({ userType: 'employer' });
    await identity.account({ email: account.email, userType: 'user' });
    const { body } = await identity.call('GET /api/users/me', { token: account.token });
    const { version: _, ...attributes } = (body as { data: { attributes: { version: number } } }).data
      .attributes;

    const data = await dataOf(account);
    expect(data.account).toEqual({ id: account.id, ...attributes, telefonoUnchecked: null, language: 'es' });
    expect(data.password).toEqual({ changedAt: expect.any(String) });
    expect(data.sessions).toHaveLength(1);
    expect([data.mailedLinks, data.files]).toEqual([[], []]);
  });

  test('is no secret: that a link was mailed, not what it carried', async () => {
    const account = await identity.account();
    await identity.call('POST /api/auth/forgot-password', { body: { email: account.email } });
    await identity.sink.mailTo(account.email);
    const data = await dataOf(account);
    expect(data.mailedLinks).toMatchObject([{ kind: 'reset', usedAt: null }]);
    const { rows } = await identity.admin.query<{ secret: string }>(
      `select password_hash as secret from identity.credentials where user_id = $1
       union all select encode(hash, 'hex') from identity.one_time_tokens where user_id = $1
       union all select id::text from identity.sessions where user_id = $1`,
      [account.id],
    );
    expect(rows).toHaveLength(3);
    for (const { secret } of rows) expect(JSON.stringify(data)).not.toContain(secret);
  });

  test('is what they sent as a CV, and by which address it is read', async () => {
    const account = await identity.account();
    const file = await uploaded(identity, account.token);
    expect((await dataOf(account)).files).toEqual([
      {
        ...file,
        type: 'application/pdf',
        createdAt: expect.any(String),
        attachedAt: null,
      },
    ]);
  });

  test('is that the second step is on, and neither its secret nor its codes', async () => {
    standAt(10_000);
    const { account, app, recoveryCodes } = await secondStepOf(identity).switchedOn(await identity.account());
    const secret = new URL(app.uri).searchParams.get('secret') ?? '';
    expect(secret).not.toBe('');
    const data = await dataOf(account);
    expect(data.twoFactor).toEqual({
      begunAt: expect.any(String),
      enabledAt: expect.any(String),
      recoveryCodesLeft: recoveryCodes.length,
    });
    for (const code of [secret, ...recoveryCodes]) expect(JSON.stringify(data)).not.toContain(code);
    jest.restoreAllMocks();
  });

  test('is nobody else’s', async () => {
    const [account, other] = await Promise.all([identity.account(), identity.account()]);
    const text = JSON.stringify(await dataOf(account));
    expect(text).toContain(account.email);
    for (const others of [other.email, other.username]) expect(text).not.toContain(others);
  });

  test('needs a living session', async () => {
    expect(refusal(await ask()).status).toBe(401);
    const account = await identity.account();
    await identity.call('POST /api/auth/logout', { token: account.token });
    expect(refusal(await ask(account.token)).status).toBe(401);
  });

  test('is all of it: no table names an account that is not answered', async () => {
    const { rows } = await identity.admin.query<{ table: string }>(`
      select distinct r.relname as table from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.contype = 'f' and c.connamespace = 'identity'::regnamespace
        and c.confrelid = 'identity.users'::regclass order by 1`);
    expect(rows.map(({ table }) => table)).toEqual(Object.keys(tablesOfPeople).sort());
  });
});
