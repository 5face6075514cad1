import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type TestDatabaseServer } from '@puente/postgres/testing';
import { apiRoutes } from '@puente/service-kit/api-routes';
import { startInTrouble, unavailable, untilServed } from '@puente/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { goodPassword, startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';

let server: TestDatabaseServer;
let identity: IdentityApp;
let account: Account;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ server, service: identity, stop } = await startInTrouble(startIdentity));
  account = await identity.account();
});
afterEach(() => server.thaw());
afterAll(() => stop());

/** For each route a call that nothing but the database could refuse. */
async function goodCalls(): Promise<Record<string, { route?: string; body?: unknown }>> {
  const username = `u${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const email = `${username}@correo.test`;
  const passwords = { password: 'Cebolla8#', passwordConfirmation: 'Cebolla8#' };
  const person = { nombre: 'Ana', apellido: 'Prueba', userType: 'user' };
  const captchaToken = () => identity.captcha();
  return {
    'POST /api/auth/local/register': {
      body: { username, email, password: goodPassword, ...person, captchaToken: await captchaToken() },
    },
    'GET /api/auth/email-confirmation': { route: 'GET /api/auth/email-confirmation?confirmation=abc' },
    'POST /api/auth/send-email-confirmation': { body: { email } },
    'POST /api/auth/local': { body: { identifier: account.email, password: account.password } },
    'POST /api/auth/logout': {},
    'POST /api/auth/forgot-password': { body: { email } },
    'POST /api/auth/reset-password': { body: { code: 'abc', ...passwords } },
    'POST /api/auth/change-password': { body: { currentPassword: account.password, ...passwords } },
    'GET /api/users': { route: `GET /api/users?filters[username][$eqi]=${username}` },
    'GET /api/users/me': {},
    'PUT /api/users/{id}': {
      route: `PUT /api/users/${account.id}`,
      body: { data: { nombre: 'Ana' } },
    },
    'POST /api/contact': {
      body: { name: 'Ana', email, subject: 'Hola', message: 'Hola.', captchaToken: await captchaToken() },
    },
  };
}

/** Which ask no database. */
const withoutDatabase = ['GET /api/captcha', 'GET /api/auth/providers'];

/** Of every other route. */
async function askEveryRoute(calls: Awaited<ReturnType<typeof goodCalls>>) {
  return Promise.all(
    apiRoutes.identity
      .filter((route) => !withoutDatabase.includes(route))
      .map(async (route) => {
        const call = calls[route] ?? {};
        const { status, headers, body } = await identity.call(call.route ?? route, {
          token: account.token,
          ...call,
        });
        return { route, status, retryAfter: headers.get('retry-after'), body };
      }),
  );
}

const comeBack = (route: string) => ({ route, status: 503, retryAfter: '5', body: unavailable });

async function expectRecovery(): Promise<void> {
  const calls = await goodCalls();
  await untilServed(async () => (await identity.call('GET /api/users/me', { token: account.token })).status);
  const register = { body: calls['POST /api/auth/local/register']?.body };
  expect((await identity.call('POST /api/auth/local/register', register)).status).toBe(201);
  const { email } = register.body as { email: string };
  expect((await identity.sink.mailTo(email)).subject).toContain('Confirma');
}

test('a database that is stopped mid-way makes every route a 503, until it goes on', async () => {
  const calls = await goodCalls();
  server.freeze();
  const answers = await askEveryRoute(calls);
  server.thaw();
  expect(answers).toEqual(answers.map(({ route }) => comeBack(route)));
  await expectRecovery();
});

test('a database that is down makes every route a 503, until it is back', async () => {
  const calls = await goodCalls();
  const { restart } = await server.halt();
  const answers = await askEveryRoute(calls).finally(restart);
  expect(answers).toEqual(answers.map(({ route }) => comeBack(route)));
  await expectRecovery();
});
