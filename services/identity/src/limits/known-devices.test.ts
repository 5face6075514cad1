import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { recoveryCodesSchema } from '@puente/domain/identity';
import { secondStepOf } from '../testing/authenticator.ts';
import {
  goodPassword,
  linkSecret,
  startIdentity,
  type Account,
  type Answer,
  type IdentityApp,
} from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT_SCALE: '1' });
});
afterAll(() => identity.stop());

let addresses = 0;
const anotherAddress = () => `198.19.${++addresses >> 8}.${addresses & 255}`;

const attempts = 10;
const signIn = (identifier: string, password: string, cookie?: string) =>
  identity.call('POST /api/auth/local', {
    address: anotherAddress(),
    body: { identifier, password },
    ...(cookie !== undefined && { headers: { cookie } }),
  });

const cookieOf = ({ headers }: Answer) => headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** As somebody does elsewhere, until there is nothing left for whoever is not known. */
async function useUp(identifier: string, cookie?: string): Promise<void> {
  for (let time = 0; time < attempts; time += 1) await signIn(identifier, 'Otra#1234', cookie);
  expect((await signIn(identifier, goodPassword, cookie)).status).toBe(429);
}

async function knownBrowser(account: { email: string; password: string }, before?: string): Promise<string> {
  const answer = await signIn(account.email, account.password, before);
  expect(answer.status).toBe(200);
  return cookieOf(answer);
}

describe('a browser in which an account was entered', () => {
  test('gets a cookie that no script reads, no other site sends, and only our calls carry', async () => {
    const { email, password } = await identity.account();
    const answer = await identity.call('POST /api/auth/local', {
      body: { identifier: email, password },
      headers: { 'x-forwarded-proto': 'https' },
    });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^puente_device=[\w-]{43}; Max-Age=15552000; Path=\/api; HttpOnly; Secure; SameSite=Strict$/,
    );
    const { rows } = await identity.admin.query('select * from identity.known_devices');
    expect(JSON.stringify(rows)).not.toContain(cookie?.slice(14, 14 + 43));
  });

  test('gets none for a wrong password', async () => {
    const { email } = await identity.account();
    expect((await signIn(email, 'Otra#1234')).headers.getSetCookie()).toEqual([]);
  });

  test('still enters it while somebody elsewhere guesses, by e-mail and by username', async () => {
    const account = await identity.account();
    const cookie = await knownBrowser(account);
    await useUp(account.email);
    expect((await signIn(account.username, account.password)).status).toBe(429);
    expect((await signIn(account.email, account.password, cookie)).status).toBe(200);
    expect((await signIn(account.username, account.password, cookie)).status).toBe(200);
    expect((await signIn(account.email, account.password)).status).toBe(429);
  });

  test('has a budget of its own, which also ends, and leaves what others have', async () => {
    const account = await identity.account();
    const cookie = await knownBrowser(account);
    await useUp(account.email, cookie);
    expect((await signIn(account.email, account.password)).status).toBe(200);
  });

  test('keeps its cookie, so that it is known for as long as it is used', async () => {
    const account = await identity.account();
    const cookie = await knownBrowser(account);
    expect(await knownBrowser(account, cookie)).toBe(cookie);
  });

  test('is known to each account that was entered in it', async () => {
    const [one, other] = [await identity.account(), await identity.account()];
    const cookie = await knownBrowser(other, await knownBrowser(one));
    for (const account of [one, other]) {
      await useUp(account.email);
      expect((await signIn(account.email, account.password, cookie)).status).toBe(200);
    }
  });
});

describe('an owner in a known browser, while somebody elsewhere', () => {
  type Proof = { password: string; code?: string };
  const at = (account: Account, cookie: string | undefined) => ({
    address: anotherAddress(),
    token: account.token,
    ...(cookie !== undefined && { headers: { cookie } }),
  });
  const remove = (account: Account, body: Proof, cookie?: string) =>
    identity.call(`DELETE /api/users/${account.id}`, { ...at(account, cookie), body });
  const secondStep = (call: string, account: Account, body: Proof, cookie?: string) =>
    identity.call(`POST /api/auth/two-factor/${call}`, { ...at(account, cookie), body });

  test('guesses at the own password with a stolen token, still sets up a second step and deletes the account', async () => {
    const account = await identity.account();
    const { password } = account;
    const cookie = await knownBrowser(account);
    const guess = {
      currentPassword: 'Otra#1234',
      password: 'Zanahoria8#',
      passwordConfirmation: 'Zanahoria8#',
    };
    for (let time = 0; time < attempts; time += 1)
      await identity.call('POST /api/auth/change-password', { ...at(account, undefined), body: guess });
    expect((await secondStep('begin', account, { password })).status).toBe(429);
    expect((await remove(account, { password })).status).toBe(429);
    expect((await secondStep('begin', account, { password }, cookie)).status).toBe(200);
    expect((await remove(account, { password }, cookie)).status).toBe(200);
  });

  test('guesses at the second step, still renews its codes, switches it off and deletes the account', async () => {
    const account = await identity.account();
    const { password } = account;
    const cookie = await knownBrowser(account);
    const { recoveryCodes } = await secondStepOf(identity).switchedOn(account);
    const [code = ''] = recoveryCodes;
    for (let time = 0; time < attempts; time += 1)
      await secondStep('disable', account, { password, code: 'AAAA-AAAA-AAAA-AAAA' });
    expect((await secondStep('recovery-codes', account, { password, code })).status).toBe(429);
    const renewed = await secondStep('recovery-codes', account, { password, code }, cookie);
    const [fresh = ''] = recoveryCodesSchema.parse(renewed.body).recoveryCodes;
    expect((await secondStep('disable', account, { password, code: fresh })).status).toBe(429);
    expect((await secondStep('disable', account, { password, code: fresh }, cookie)).status).toBe(200);
    expect((await remove(account, { password })).status).toBe(429);
    expect((await remove(account, { password }, cookie)).status).toBe(200);
  });
});

describe('nobody is known', () => {
  test('by the cookie of another account', async () => {
    const [account, attacker] = [await identity.account(), await identity.account()];
    const foreign = await knownBrowser(attacker);
    await useUp(account.email);
    expect((await signIn(account.email, account.password, foreign)).status).toBe(429);
  });

  test('by a cookie that was planted before the account was entered', async () => {
    const account = await identity.account();
    const planted = `puente_device=${'A'.repeat(43)}`;
    const cookie = await knownBrowser(account, planted);
    expect(cookie).not.toBe(planted);
    await useUp(account.email);
    expect((await signIn(account.email, account.password, planted)).status).toBe(429);
    expect((await signIn(account.email, account.password, cookie)).status).toBe(200);
  });

  test.each([
    ['nothing', ''],
    ['no token', 'puente_device=../../x'],
    ['too many', `puente_device=${'B'.repeat(43)}${'.'.repeat(3000)}`],
  ])('by a cookie with %s in it', async (_, cookie) => {
    const account = await identity.account();
    expect((await signIn(account.email, account.password, cookie)).status).toBe(200);
    await useUp(account.email);
    expect((await signIn(account.email, account.password, cookie)).status).toBe(429);
  });

  test('when it was too long ago', async () => {
    const account = await identity.account();
    const cookie = await knownBrowser(account);
    await identity.admin.query('update identity.known_devices set expires_at = now() where user_id = $1', [
      account.id,
    ]);
    await useUp(account.email);
    expect((await signIn(account.email, account.password, cookie)).status).toBe(429);
    expect(await knownBrowser(await identity.account(), cookie)).not.toBe(cookie);
  });
});

describe('a password that is replaced', () => {
  const password = 'Zanahoria8#';

  test('by a mailed link lets its owner in from where they are, and nobody else is known any more', async () => {
    const account = await identity.account();
    const thief = await knownBrowser(account);
    await useUp(account.email);
    await identity.call('POST /api/auth/forgot-password', {
      address: anotherAddress(),
      body: { email: account.email },
    });
    const code = linkSecret((await identity.sink.mailTo(account.email)).text, '/reset-password?code=');
    const reset = await identity.call('POST /api/auth/reset-password', {
      address: anotherAddress(),
      body: { code, password, passwordConfirmation: password },
    });
    expect(reset.status).toBe(200);
    expect((await signIn(account.email, password)).status).toBe(429);
    expect((await signIn(account.email, password, thief)).status).toBe(429);
    expect((await signIn(account.email, password, cookieOf(reset))).status).toBe(200);
  });

  test('by a change leaves the browser known in which that was done, and no other', async () => {
    const account = await identity.account();
    const elsewhere = await knownBrowser(account);
    const changed = await identity.call('POST /api/auth/change-password', {
      address: anotherAddress(),
      token: account.token,
      body: { currentPassword: account.password, password, passwordConfirmation: password },
    });
    await useUp(account.email);
    expect((await signIn(account.email, password, elsewhere)).status).toBe(429);
    expect((await signIn(account.email, password, cookieOf(changed))).status).toBe(200);
  });
});
