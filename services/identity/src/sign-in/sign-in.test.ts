import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authAnswerSchema, identityMessages, type AuthUser } from '@puente/domain/identity';
import { refusal, refusalDetails, wrongPaths } from '@puente/service-kit/testing';
import { startIdentity, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const signIn = (identifier: unknown, password: unknown, query = '') =>
  identity.call(`POST /api/auth/local${query}`, { body: { identifier, password } });
const me = (token: string) => identity.call('GET /api/users/me', { token });

async function signedIn(
  identifier: string,
  password: string,
  query = '',
): Promise<{ jwt: string; user: AuthUser }> {
  const answer = await signIn(identifier, password, query);
  expect(answer.status).toBe(200);
  return authAnswerSchema.strict().parse(answer.body);
}

describe('sign-in', () => {
  test('answers a token that works and the account, without secrets', async () => {
    const account = await identity.account();
    const { jwt, user } = await signedIn(account.email, account.password);
    expect(user).toMatchObject({
      id: account.id,
      username: account.username,
      userType: 'user',
      provider: 'local',
      cv: null,
    });
    expect(JSON.stringify(user)).not.toMatch(/password|argon2/i);
    expect((await me(jwt)).status).toBe(200);
  });

  test('gives a token that carries the account and the session only, for as long as a session may last', async () => {
    const account = await identity.account();
    const { jwt } = await signedIn(account.email, account.password);
    const [header, claims] = jwt.split('.').map((part) => Buffer.from(part, 'base64url').toString('utf8'));
    const kid = expect.stringMatching(/^[\w-]{43}$/);
    expect(JSON.parse(header ?? '')).toEqual({ alg: 'ES256', typ: 'session+jwt', kid });
    const { iat, nbf, exp, ...rest } = JSON.parse(claims ?? '') as Record<string, number>;
    expect(Number(exp) - Number(iat)).toBe(90 * 24 * 60 * 60);
    expect(Number(nbf)).toBeLessThanOrEqual(Number(iat));
    const sub = String(account.id);
    expect(rest).toEqual({ iss: 'puente', aud: 'puente-api', sub, sid: expect.any(String) });
  });

  test.each([
    ['the e-mail in capitals', (it: { email: string }) => ` ${it.email.toUpperCase()} `],
    ['the username', (it: { username: string }) => it.username],
    ['the username in capitals', (it: { username: string }) => it.username.toUpperCase()],
  ])('takes %s', async (_, identifierOf) => {
    const account = await identity.account();
    const { user } = await signedIn(identifierOf(account), account.password);
    expect(user.id).toBe(account.id);
  });

  test('says no more for a wrong password than for an account that does not exist', async () => {
    const account = await identity.account();
    const generic = { status: 401, message: identityMessages.credentialsWrong };
    expect(refusal(await signIn(account.email, 'Otra#123'))).toEqual(generic);
    expect(refusal(await signIn('nadie@correo.test', account.password))).toEqual(generic);
    expect(refusal(await signIn(account.email, account.password.toLowerCase()))).toEqual(generic);
  });

  describe('of an account whose e-mail is not confirmed', () => {
    test('is refused, and says why to whoever knows the password', async () => {
      const account = await identity.account({ confirmed: false });
      const answer = await signIn(account.email, account.password);
      expect(refusal(answer)).toEqual({
        status: 403,
        message: 'Ya creaste una cuenta con este correo. Confírmalo para entrar.',
      });
      expect(refusal(answer).message.toLowerCase()).toContain('ya creaste una cuenta');
      expect(refusalDetails(answer)).toEqual({ reason: 'account-unconfirmed' });
    });

    test('tells nothing to others', async () => {
      const account = await identity.account({ confirmed: false });
      const answer = await signIn(account.email, 'Otra#123');
      expect(refusal(answer)).toEqual({ status: 401, message: identityMessages.credentialsWrong });
      expect(refusalDetails(answer)).toEqual({});
    });
  });

  describe('of a locked account', () => {
    test('is refused, and says so to whoever knows the password', async () => {
      const account = await identity.account();
      await identity.lock(account);
      const answer = await signIn(account.email, account.password);
      expect(refusal(answer)).toEqual({ status: 403, message: identityMessages.accountLocked });
      expect(identityMessages.accountLocked).toMatch(/^Tu cuenta está bloqueada\. /);
      expect(refusalDetails(answer)).toEqual({ reason: 'account-locked' });
    });

    test('tells nothing to others', async () => {
      const account = await identity.account();
      await identity.lock(account);
      const answer = await signIn(account.email, 'Otra#123');
      expect(refusal(answer)).toEqual({ status: 401, message: identityMessages.credentialsWrong });
    });

    test('enters again once it is unlocked', async () => {
      const account = await identity.account();
      await identity.lock(account);
      await identity.lock(account, false);
      await signedIn(account.email, account.password);
    });

    test('leaves the account of the other type open, which is entered when no role is asked for', async () => {
      const seeker = await identity.account({ userType: 'user' });
      const employer = await identity.account({ userType: 'employer', email: seeker.email });
      await identity.lock(seeker);
      expect((await signedIn(seeker.email, seeker.password)).user.id).toBe(employer.id);
    });
  });

  describe('with an e-mail that has an account of each type', () => {
    const both = async (employerPassword?: string) => {
      const seeker = await identity.account({ userType: 'user' });
      const changed = employerPassword === undefined ? {} : { password: employerPassword };
      const employer = await identity.account({ userType: 'employer', email: seeker.email, ...changed });
      return { seeker, employer };
    };

    test.each(['user', 'employer', 'EMPLOYER'])('enters the one of the role asked for: %s', async (role) => {
      const { seeker } = await both();
      const { user } = await signedIn(seeker.email, seeker.password, `?role=${role}`);
      expect(user.userType).toBe(role.toLowerCase());
    });

    test('enters the one whose password it is, whatever the role', async () => {
      const { seeker, employer } = await both('Zanahoria8#');
      expect((await signedIn(seeker.email, 'Zanahoria8#', '?role=user')).user.id).toBe(employer.id);
      expect((await signedIn(seeker.email, seeker.password, '?role=employer')).user.id).toBe(seeker.id);
    });

    test('enters the confirmed one when no role is asked for', async () => {
      const seeker = await identity.account({ userType: 'user', confirmed: false });
      const employer = await identity.account({ userType: 'employer', email: seeker.email });
      expect((await signedIn(seeker.email, seeker.password)).user.id).toBe(employer.id);
    });
  });

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['identifier', 'password']],
    ['a number as password', { identifier: 'ana', password: 7 }, ['password']],
    ['an operator as identifier', { identifier: { $ne: null }, password: 'x' }, ['identifier']],
    ['an unknown field', { identifier: 'ana', password: 'x', admin: true }, ['']],
    ['a password beyond its limit', { identifier: 'ana', password: 'x'.repeat(129) }, ['password']],
  ])('refuses %s', async (_, body, paths) => {
    const answer = await identity.call('POST /api/auth/local', { body });
    expect(refusal(answer).status).toBe(400);
    expect(wrongPaths(answer)).toEqual(paths);
  });

  test('refuses a role that does not exist', async () => {
    const account = await identity.account();
    expect(refusal(await signIn(account.email, account.password, '?role=admin')).status).toBe(400);
  });

  test('refuses broken JSON and oversized bodies', async () => {
    expect(refusal(await identity.call('POST /api/auth/local', { body: '{"identifier"' })).status).toBe(400);
    expect(refusal(await signIn('a'.repeat(200_000), 'x')).status).toBe(413);
  });
});

describe('log-out', () => {
  test('ends the session at once', async () => {
    const account = await identity.account();
    const { jwt } = await signedIn(account.email, account.password);
    expect(await identity.call('POST /api/auth/logout', { token: jwt })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(refusal(await me(jwt)).status).toBe(401);
    expect(refusal(await identity.call('POST /api/auth/logout', { token: jwt })).status).toBe(401);
  });

  test('leaves the other sessions of the account alone', async () => {
    const account = await identity.account();
    const { jwt } = await signedIn(account.email, account.password);
    await identity.call('POST /api/auth/logout', { token: jwt });
    expect((await me(account.token)).status).toBe(200);
  });

  test('needs a session', async () => {
    expect(refusal(await identity.call('POST /api/auth/logout')).status).toBe(401);
  });
});
