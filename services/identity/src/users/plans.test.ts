import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askedStatements, planSteps, rowsTouched, sentStatements } from '@puente/service-kit/testing';
import { type Account, startIdentity, type IdentityApp } from '../testing/identity-app.ts';

const accounts = 20_000;

let identity: IdentityApp;
let account: Account;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT_SCALE: '1000' });
  account = await identity.account({ username: 'buscada' });
  await identity.admin.query(
    `insert into identity.users (username, email, user_type, nombre, apellido, confirmed_at)
     select 'alguien' || n, 'alguien' || n || '@correo.test', 'user', 'Ana', 'Prueba', now()
     from generate_series(1, $1::int) n`,
    [accounts],
  );
  await identity.admin.query('vacuum (analyze) identity.users');
});
afterAll(() => identity.stop());

const password = { password: 'Cebolla7#' };
const availability = (filter: string) => `GET /api/users?filters${filter}`;

test.each<[string, string, () => unknown]>([
  ['is a username free', availability('[username][$eqi]=buscada'), () => undefined],
  [
    'is an e-mail free',
    availability('[email][$eqi]=nadie@correo.test&filters[userType][$eq]=user'),
    () => undefined,
  ],
  ['a sign-in by e-mail', 'POST /api/auth/local', () => ({ identifier: account.email, ...password })],
  ['a sign-in by username', 'POST /api/auth/local', () => ({ identifier: 'buscada', ...password })],
  ['a sign-in of nobody', 'POST /api/auth/local', () => ({ identifier: 'nadie@correo.test', ...password })],
])('%s reads the accounts that it is about, not all of them', async (_, route, bodyOf) => {
  const body = await bodyOf();
  const statements = await sentStatements(async () => {
    const { status } = await identity.call(route, { body });
    expect([200, 401]).toContain(status);
  });
  const reading = statements.filter(({ text }) => /^\s*select .*users/s.test(text));
  expect(reading).not.toEqual([]);
  for (const statement of reading) {
    const steps = await planSteps(identity.admin, statement, 'users');
    expect(steps.filter((step) => step['Node Type'] === 'Seq Scan')).toEqual([]);
    for (const step of steps) expect(rowsTouched(step)).toBeLessThanOrEqual(2);
  }
});

/** Limits by address and account, the account, the attempt given back; in a transaction password, account, second step, device, session and CV. */
test('a sign-in asks ten times, and once more by a username or in a browser that is known', async () => {
  const signIn = (identifier: string, cookie?: string) =>
    identity.call('POST /api/auth/local', {
      body: { identifier, ...password },
      ...(cookie && { headers: { cookie } }),
    });
  const { headers } = await signIn(account.email);
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const asked = async (identifier: string, known?: string) => {
    const statements = await askedStatements(() => signIn(identifier, known));
    // The password goes with the transaction's begin, which is what is told of the two.
    return statements.map(({ text }) => text).filter((text) => text !== 'commit');
  };
  expect(await asked(account.email)).toHaveLength(10);
  expect(await asked('buscada')).toHaveLength(11);
  expect(await asked(account.email, cookie)).toHaveLength(11);
});
