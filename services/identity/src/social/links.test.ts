import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { identityMessages, linkedElsewhere } from '@puente/domain/identity';
import { refusal, refusalDetails } from '@puente/service-kit/testing';
import { secondStepOf } from '../testing/authenticator.ts';
import type { Account, Answer } from '../testing/identity-app.ts';
import type { Person } from '../testing/identity-provider/people.ts';
import { entered, somebody, startSocialIdentity, type SocialApp } from '../testing/social-app.ts';

let identity: SocialApp;
beforeAll(async () => {
  identity = await startSocialIdentity();
});
afterAll(() => identity.stop());
beforeEach(() => identity.skipMailPauses());

const byPassword = (token: string, password: string) =>
  identity.call('POST /api/auth/link', { body: { token, password } });
const askMail = (token: string) => identity.call('POST /api/auth/link/mail', { body: { token } });
const byMail = (token: string, code: string) =>
  identity.call('POST /api/auth/link/confirm', { body: { token, code } });

/** An account, and somebody with its e-mail at a provider, who was told to prove that it is theirs. */
async function met(
  details: Partial<Person> = {},
): Promise<{ account: Account; person: Person; token: string }> {
  const account = await identity.account();
  const person = somebody({ email: account.email, ...details });
  return { account, person, token: await tokenFor(person) };
}

async function tokenFor(person: Person): Promise<string> {
  return String(refusalDetails(await identity.signIn('facebook', person)).token);
}

/** The code of the newest mail to an account. */
async function mailedCode({ email }: { email: string }, count = 1): Promise<string> {
  const { text } = await identity.sink.mailTo(email, count);
  return /\/auth\/link\?code=([\w-]+)/.exec(text)?.[1] ?? '';
}

const expired = { status: 400, message: identityMessages.linkExpired };
const told = (answer: Answer) => ({ ...refusal(answer), reason: refusalDetails(answer).reason });

describe('linking by the password', () => {
  test('enters, and from then on the provider does; the owner is mailed', async () => {
    const { account, person, token } = await met();
    expect(entered(await byPassword(token, account.password))).toBe(account.id);
    expect(entered(await identity.signIn('facebook', person))).toBe(account.id);
    expect((await identity.sink.mailTo(account.email)).text).toContain('Facebook');
    const answer = await identity.call('POST /api/auth/local', {
      body: { identifier: account.email, password: account.password },
    });
    expect(entered(answer)).toBe(account.id);
  });

  test('is refused with another password, and the fifth wrong one ends it', async () => {
    const { account, person, token } = await met();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(refusal(await byPassword(token, 'Otra#1234'))).toEqual({
        status: 401,
        message: identityMessages.linkPasswordWrong,
      });
    }
    expect(told(await byPassword(token, account.password))).toEqual({ ...expired, reason: 'link-expired' });
    expect((await identity.signIn('facebook', person)).status).toBe(409);
  });

  test('is refused for an account without one', async () => {
    const person = somebody();
    await identity.signIn('google', person);
    const token = await tokenFor({ ...person, subject: 'other' });
    expect((await byPassword(token, 'Cebolla7#')).status).toBe(401);
  });
});

/** Whoever lost the account chooses another password by the mailed link. */
async function reset({ email }: Account, mailsBefore: number): Promise<void> {
  await identity.call('POST /api/auth/forgot-password', { body: { email } });
  const { text } = await identity.sink.mailTo(email, mailsBefore + 1);
  const code = /\/reset-password\?code=([\w-]+)/.exec(text)?.[1];
  const password = 'Zanahoria8#';
  const body = { code, password, passwordConfirmation: password };
  expect((await identity.call('POST /api/auth/reset-password', { body })).status).toBe(200);
}

describe('what somebody linked who had the password', () => {
  test('enters no more once the owner has reset it, though the thief had changed it, too', async () => {
    const { account, person, token } = await met();
    const thief = await byPassword(token, account.password);
    const changed = {
      currentPassword: account.password,
      password: 'Berenjena9#',
      passwordConfirmation: 'Berenjena9#',
    };
    const jwt = String((thief.body as { jwt: string }).jwt);
    const answer = await identity.call('POST /api/auth/change-password', { token: jwt, body: changed });
    expect(answer.status).toBe(200);
    await identity.sink.mailTo(account.email, 2);
    await reset(account, 2);
    expect(told(await identity.signIn('facebook', person))).toMatchObject({
      status: 409,
      reason: 'account-exists',
    });
    expect(await identity.accountsOf(account)).toMatchObject([{ id: account.id, knows: [] }]);
  });

  test('or began to link is over with that password', async () => {
    const { account, token } = await met();
    await reset(account, 0);
    expect(told(await byPassword(token, 'Zanahoria8#'))).toEqual({ ...expired, reason: 'link-expired' });
  });
});

describe('linking by the mailed code', () => {
  test('enters in the browser that began, once', async () => {
    const { account, person, token } = await met();
    expect((await askMail(token)).body).toEqual({ ok: true });
    const code = await mailedCode(account);
    expect(entered(await byMail(token, code))).toBe(account.id);
    expect(entered(await identity.signIn('facebook', person))).toBe(account.id);
    expect(refusal(await byMail(token, code))).toEqual(expired);
  });

  test('takes the code and the token: with one of them wrong it links nothing, and leaves the other one good', async () => {
    const { account, person, token } = await met();
    const stranger = await met();
    await askMail(token);
    const code = await mailedCode(account);
    expect(refusal(await byMail(stranger.token, code))).toEqual(expired);
    expect(refusal(await byMail('a'.repeat(43), code))).toEqual(expired);
    expect(refusal(await byMail(token, 'a'.repeat(43)))).toEqual(expired);
    expect((await identity.signIn('facebook', person)).status).toBe(409);
    expect(entered(await byMail(token, code))).toBe(account.id);
  });

  test('a code that one person asked for does not link another’s provider account, though the owner presses it', async () => {
    const { account, token: attackers } = await met({ subject: 'the-attacker' });
    await askMail(attackers);
    const code = await mailedCode(account);
    // The owner, in a browser that began nothing, has no token; the attacker has no code.
    expect(refusal(await byMail('b'.repeat(43), code))).toEqual(expired);
    expect(await identity.accountsOf(account)).toMatchObject([{ knows: [] }]);
  });

  test('64 at once enter once', async () => {
    const { account, token } = await met();
    await askMail(token);
    const code = await mailedCode(account);
    const answers = await Promise.all(Array.from({ length: 64 }, () => byMail(token, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(63);
  });

  test('is mailed once a minute, and nothing tells whether it was', async () => {
    const { account, token } = await met();
    for (const it of [token, token, 'c'.repeat(43)]) {
      expect(await askMail(it)).toMatchObject({ status: 200, body: { ok: true } });
    }
    await mailedCode(account);
    const { rows } = await identity.admin.query(
      `select from identity.one_time_tokens where user_id = $1 and kind = 'link'`,
      [account.id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a link', () => {
  test.each([
    ['unknown', async () => 'd'.repeat(43)],
    [
      'too old',
      async () => {
        const { token } = await met();
        await identity.admin.query('update identity.social_links set expires_at = now()');
        return token;
      },
    ],
    [
      'of an account that is gone',
      async () => {
        const { account, token } = await met();
        await identity.admin.query('delete from identity.users where id = $1', [account.id]);
        return token;
      },
    ],
  ])('that is %s links nothing', async (_, make) => {
    expect(told(await byPassword(await make(), 'Cebolla7#'))).toEqual({ ...expired, reason: 'link-expired' });
  });

  test('to one account is refused once the provider’s account is another’s', async () => {
    const first = await met();
    const second = await met({ subject: first.person.subject });
    expect(entered(await byPassword(first.token, first.account.password))).toBe(first.account.id);
    expect(refusal(await byPassword(second.token, second.account.password))).toEqual({
      status: 409,
      message: linkedElsewhere('facebook'),
    });
    expect(await identity.accountsOf(second.account)).toMatchObject([{ knows: [] }]);
  });
});

describe('linking to an account that asks for a second step', () => {
  const switchedOn = async () => {
    const calls = secondStepOf(identity);
    const { account, app, recoveryCodes } = await calls.switchedOn(await identity.account());
    const person = somebody({ email: account.email });
    return { calls, account, app, person, token: await tokenFor(person), recovery: recoveryCodes[0] ?? '' };
  };

  test('waits for it: whoever has the password alone adds no way in', async () => {
    const { account, person, token } = await switchedOn();
    const answer = await byPassword(token, account.password);
    expect(told(answer)).toMatchObject({ status: 403, reason: 'two-factor-required' });
    expect(await identity.accountsOf(account)).toMatchObject([{ knows: [] }]);
    expect((await identity.signIn('facebook', person)).status).toBe(409);
  });

  test('is done when that step is taken, and not by the step of another sign-in', async () => {
    const { calls, account, app, person, token, recovery } = await switchedOn();
    await byPassword(token, account.password);
    expect(entered(await calls.finish(await calls.pending(account), app.code(1)))).toBe(account.id);
    expect(await identity.accountsOf(account)).toMatchObject([{ knows: [] }]);
    const again = String(refusalDetails(await byPassword(await tokenFor(person), account.password)).token);
    expect(entered(await calls.finish(again, recovery))).toBe(account.id);
    expect(await identity.accountsOf(account)).toMatchObject([{ knows: [`facebook:${person.subject}`] }]);
  });

  test('whom a provider vouches for takes the second step, too', async () => {
    const { calls, account, app, person, token, recovery } = await switchedOn();
    const second = String(refusalDetails(await byPassword(token, account.password)).token);
    expect(entered(await calls.finish(second, app.code(1)))).toBe(account.id);
    const answer = await identity.signIn('facebook', person);
    expect(told(answer)).toMatchObject({ status: 403, reason: 'two-factor-required' });
    expect(entered(await calls.finish(String(refusalDetails(answer).token), recovery))).toBe(account.id);
  });
});
