import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { confirmationLookSchema } from '@puente/domain/identity';
import { refusal, refusalDetails } from '@puente/service-kit/testing';
import { randomUUID } from 'node:crypto';
import {
  goodPassword,
  linkSecret,
  publicUrl,
  startIdentity,
  type IdentityApp,
} from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const looked = (token: string, cookie?: string) =>
  identity.call('POST /api/auth/email-confirmation/look', {
    body: { token },
    ...(cookie !== undefined && { headers: { cookie } }),
  });
const deny = (token: string) => identity.call('POST /api/auth/email-confirmation/deny', { body: { token } });
const confirm = (token: string) => identity.call(`GET /api/auth/email-confirmation?confirmation=${token}`);
const signIn = (email: string) =>
  identity.call('POST /api/auth/local', { body: { identifier: email, password: goodPassword } });

async function register(changes: Record<string, unknown> = {}) {
  const username = `r${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const body = {
    username,
    email: `${username}@correo.test`,
    password: goodPassword,
    nombre: 'Lucía',
    apellido: 'Mena',
    userType: 'user',
    captchaToken: await identity.captcha(),
    ...changes,
  };
  const answer = await identity.call('POST /api/auth/local/register', { body });
  expect(answer.status).toBe(201);
  const mail = await identity.sink.mailTo(body.email);
  return {
    ...body,
    token: linkSecret(mail.text, '/confirm?token='),
    mail,
    setCookie: answer.headers.get('set-cookie') ?? '',
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

describe('the browser that registered', () => {
  test('keeps a secret that no script, no other site and no other call sees', async () => {
    const { setCookie, token } = await register();
    const [secret, ...attributes] = setCookie.split('; ');
    expect(secret).toMatch(/^puente_registered=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=172800',
      'Path=/api/auth/email-confirmation',
      'SameSite=Strict',
    ]);
    expect(setCookie).not.toContain(token);
  });

  test('is told from others by it, as often as it asks', async () => {
    const { token, cookie } = await register();
    for (let turn = 0; turn < 2; turn += 1) {
      const { body } = await looked(token, cookie);
      expect(body).toMatchObject({ registeredHere: true });
    }
  });

  test.each<[string, (other: Awaited<ReturnType<typeof register>>, token: string) => string | undefined]>([
    ['none', () => undefined],
    ['that of another registration', ({ cookie }) => cookie],
    ['the link’s own token', (_, token) => `puente_registered=${token}`],
    ['one that somebody made up', () => 'puente_registered=AAAA'],
    ['an empty one', () => 'puente_registered='],
  ])('is not one with a secret that is %s', async (_, cookieOf) => {
    const { token } = await register();
    const { body } = await looked(token, cookieOf(await register(), token));
    expect(body).toMatchObject({ registeredHere: false });
  });
});

describe('a look at whose account a link confirms', () => {
  test('says what its owner needs to know it by, and confirms nothing', async () => {
    const { token, email } = await register();
    const { status, body } = await looked(token);
    expect(status).toBe(200);
    expect(confirmationLookSchema.strict().parse(body)).toEqual({
      nombre: 'Lucía',
      userType: 'user',
      email: `r•••@correo.test`,
      provider: 'local',
      registeredHere: false,
    });
    expect((await signIn(email)).status).toBe(403);
    expect((await confirm(token)).status).toBe(200);
  });

  test('is over once the link was used, is too old, or its account too old', async () => {
    const { token, email } = await register();
    await confirm(token);
    const late = await register();
    await identity.admin.query(
      `update identity.one_time_tokens set expires_at = now()
       where user_id = (select id from identity.users where email = $1)`,
      [late.email],
    );
    const gone = await register();
    await identity.admin.query(
      `update identity.users set created_at = now() - interval '48 hours' where email = $1`,
      [gone.email],
    );
    for (const used of [token, late.token, gone.token, 'AAAA']) {
      const answer = await looked(used);
      expect(refusal(answer)).toEqual({ status: 400, message: 'Invalid token' });
      expect(refusalDetails(answer)).toEqual({ reason: 'confirmation-link-invalid' });
      expect(refusal(await confirm(used)).status).toBe(400);
    }
    expect((await signIn(email)).status).toBe(200);
  });

  test.each([[undefined], [''], [7], [{ $ne: '' }], ['a'.repeat(5000)]])(
    'refuses %p as a token',
    async (token) => {
      for (const call of ['look', 'deny']) {
        const answer = await identity.call(`POST /api/auth/email-confirmation/${call}`, { body: { token } });
        expect(refusal(answer).status).toBe(400);
      }
    },
  );
});

describe('«No fui yo»', () => {
  test('is offered by the mail, and leads to the page that asks', async () => {
    const { mail, token } = await register();
    const address = `${publicUrl}/confirm?token=${token}&denegar=1`;
    expect(mail.text.replace(/\s+/g, ' ')).toContain(`No fui yo: ${address}`);
    expect(mail.html).toContain(`href="${address.replace('&', '&amp;')}"`);
  });

  test('removes the account, whose username and e-mail are then free', async () => {
    const { username, email, token } = await register();
    expect(await deny(token)).toMatchObject({ status: 200, body: { ok: true } });
    const { rows } = await identity.admin.query('select 1 from identity.users where email = $1', [email]);
    expect(rows).toEqual([]);
    expect(refusal(await confirm(token)).message).toBe('Invalid token');
    const body = {
      username,
      email,
      password: goodPassword,
      nombre: 'Ana',
      apellido: 'Gil',
      userType: 'user',
    };
    const again = await identity.call('POST /api/auth/local/register', {
      body: { ...body, captchaToken: await identity.captcha() },
    });
    expect(again.status).toBe(201);
  });

  test('removes nothing that has been confirmed', async () => {
    const { email, token } = await register();
    await identity.admin.query('update identity.users set confirmed_at = now() where email = $1', [email]);
    expect(refusal(await deny(token)).message).toBe('Invalid token');
    expect((await signIn(email)).status).toBe(200);
  });

  test('leaves the other account of the address', async () => {
    const { email, token } = await register();
    const other = await identity.account({ userType: 'employer', email });
    await deny(token);
    expect((await signIn(other.email)).status).toBe(200);
  });
});
