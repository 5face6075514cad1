import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { linkSecret } from '../testing/identity-app.ts';
import { SmtpSink } from '../testing/smtp-sink.ts';
import { freePort, prepareIdentityProcess, type IdentityProcess } from './mail-process.fixture.ts';

let identity: IdentityProcess;
let sink: SmtpSink;
beforeEach(async () => {
  const smtpPort = await freePort();
  sink = new SmtpSink();
  await sink.start(smtpPort);
  identity = await prepareIdentityProcess(smtpPort);
  // All that a service can be made to say.
  await identity.start({ LOG_LEVEL: 'trace' });
});
afterEach(async () => {
  await identity.stop();
  await sink.stop();
});

/** What nobody who reads logs may learn; whatever the walk sends or receives of that kind is added. */
const secrets = {
  email: 'lucia.oculta@correo.test',
  unreachable: 'nadie.oculto@correo.test',
  password: 'Cebolla7#secreta',
  newPassword: 'Zanahoria8#secreta',
  wrongPassword: 'Calabaza9#secreta',
  code: 'codigo-de-google-secreto',
  accessToken: 'token-de-facebook-secreto',
  idToken: 'token-de-microsoft-secreto',
  verifier: 'verificador-secreto',
  cv: 'experiencia-secreta-de-lucia',
};

async function call(
  route: string,
  body?: unknown,
  jwt?: string,
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const [method = '', path = ''] = route.split(' ');
  const response = await fetch(identity.url + path, {
    method,
    headers: {
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }),
    },
    ...(body !== undefined && {
      body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body),
    }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? undefined : JSON.parse(text),
    headers: response.headers,
  };
}

const register = async (email: string, username: string) =>
  call('POST /api/auth/local/register', {
    username,
    email,
    password: secrets.password,
    nombre: 'Ana',
    apellido: 'Gil',
    userType: 'user',
    captchaToken: await identity.captcha(),
  });
const signIn = async (password: string) => {
  const { body } = await call('POST /api/auth/local', { identifier: secrets.email, password });
  return (body as { jwt?: string }).jwt;
};

test('whatever people do, and whatever fails, the log holds no password, token, code, address or CV', async () => {
  const seen: string[] = [];
  const keep = (secret: string | undefined) => {
    expect(secret).toMatch(/\S{20}/);
    seen.push(secret ?? '');
    return secret ?? '';
  };

  const registered = await register(secrets.email, 'lucia1');
  expect(registered.status).toBe(201);
  keep(/puente_registered=([^;]+)/.exec(registered.headers.get('set-cookie') ?? '')?.[1]);
  expect((await register(secrets.email, 'lucia1')).status).toBe(409);
  const token = keep(linkSecret((await sink.mailTo(secrets.email)).text, '/confirm?token='));
  await call('POST /api/auth/email-confirmation/look', { token });
  expect((await call(`GET /api/auth/email-confirmation?confirmation=${token}`)).status).toBe(200);
  expect((await call(`GET /api/auth/email-confirmation?confirmation=${token}`)).status).toBe(400);
  await call('POST /api/auth/email-confirmation/deny', { token });

  expect(await signIn(secrets.wrongPassword)).toBeUndefined();
  const jwt = keep(await signIn(secrets.password));
  await call('GET /api/users/me', undefined, jwt);
  await call('GET /api/users/me', undefined, `${jwt}x`);
  await call(`GET /api/users?filters[email][$eqi]=${secrets.email}&filters[userType][$eq]=user`);

  await call('POST /api/auth/forgot-password', { email: secrets.email });
  const code = keep(linkSecret((await sink.mailTo(secrets.email, 2)).text, '/reset-password?code='));
  const chosen = { password: secrets.newPassword, passwordConfirmation: secrets.newPassword };
  expect((await call('POST /api/auth/reset-password', { code, ...chosen })).status).toBe(200);
  expect((await call('POST /api/auth/reset-password', { code, ...chosen })).status).toBe(400);
  const again = keep(await signIn(secrets.newPassword));
  await call('POST /api/auth/change-password', { currentPassword: secrets.wrongPassword, ...chosen }, again);

  await call('POST /api/google-custom?role=user', { code: secrets.code, codeVerifier: secrets.verifier });
  await call('POST /api/facebook-custom?role=user', { accessToken: secrets.accessToken });
  await call('POST /api/microsoft-custom?role=user', { token: secrets.idToken });

  const files = new FormData();
  files.append('files', new Blob([`%PDF-1.7 ${secrets.cv}`]), 'cv.pdf');
  await call('POST /api/upload', files, again);

  // Bodies that are no JSON, and a field that no call knows.
  await call('POST /api/auth/local', `{"identifier": "${secrets.email}", "password": "${secrets.password}`);
  await call('POST /api/auth/local', { identifier: secrets.email, password: secrets.password, secrets });

  // A mail server that names the address it refuses, for now and for good.
  sink.refusal = `451 4.2.1 <${secrets.unreachable}> come back later`;
  expect((await register(secrets.unreachable, 'nadie1')).status).toBe(201);
  await identity.untilMails({ retrying: 1 });
  sink.refusal = `550 5.1.1 <${secrets.unreachable}> nobody here`;
  await identity.untilMails({ retrying: 0, dead: 1 });

  // A rule of the database that no call tells in words of its own: the refusal quotes the whole row.
  await identity.admin.query(
    `alter table identity.users add constraint unlisted check (email <> 'fila.oculta@correo.test')`,
  );
  expect((await register('fila.oculta@correo.test', 'fila1')).status).toBe(400);

  // A database that fails where the values are.
  await identity.admin.query('alter table identity.users rename column nombre to nombres');
  expect((await register('otra.oculta@correo.test', 'otra1')).status).toBe(500);
  await signIn(secrets.newPassword);

  const log = identity.log();
  for (const path of ['/api/auth/local/register', '/api/auth/reset-password', 'mail given up', 'unlisted'])
    expect(log).toContain(path);
  const leaked = [...Object.values(secrets), ...seen, 'otra.oculta', 'fila.oculta', '$argon2id'].filter(
    (secret) => log.includes(secret),
  );
  expect(leaked).toEqual([]);
}, 120_000);
