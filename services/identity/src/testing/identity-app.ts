import { createApp, loadConfig } from '@puente/service-kit';
import { createTestEnvironment, createTestPerson, type TestPerson } from '@puente/service-kit/testing';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { identityService } from '../identity.service-definition.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { SmtpSink } from './smtp-sink.ts';
import { createIdentityDatabase, insertPerson } from './test-database.ts';

export const publicUrl = 'https://puente.example';
export const goodPassword = 'Cebolla7#';

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface CallOptions {
  token?: string;
  /** From where, as the gateway would report it; the machine itself otherwise. */
  address?: string;
  /** Sent as JSON; a string goes as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

interface AccountOptions {
  userType?: 'user' | 'employer';
  email?: string;
  username?: string;
  password?: string;
  confirmed?: boolean;
}

export type Account = TestPerson & { password: string };

/**
 * The service on a database and with a mail server of its own, called over HTTP.
 * @param options `jobs`: with the tables of the jobs service, and what that publishes
 */
export async function startIdentity(overrides: Record<string, string> = {}, { jobs = false } = {}) {
  const database = await createIdentityDatabase({ jobs });
  const environment = createTestEnvironment(database.urls.identity);
  const sink = new SmtpSink();
  const captchaSecret = join(environment.folder, 'captcha-secret');
  writeFileSync(captchaSecret, randomBytes(32));
  const twoFactorKey = join(environment.folder, 'two-factor-key');
  writeFileSync(twoFactorKey, randomBytes(32).toString('hex'));
  const config = loadConfig(identityService.config, {
    ...environment.env,
    PUBLIC_URL: publicUrl,
    SMTP_URL: await sink.start(),
    CAPTCHA_COST: '2',
    CAPTCHA_SECRET_FILE: captchaSecret,
    TWO_FACTOR_KEY_FILE: twoFactorKey,
    CV_FOLDER: join(environment.folder, 'cv'),
    ...overrides,
  });
  const app = await createApp(identityService, config);
  const others: (typeof app)[] = [];
  await app.listen(0, '127.0.0.1');
  const address = await app.getUrl();
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();

  const call = async (
    route: string,
    { token, address: from, body, headers }: CallOptions = {},
  ): Promise<Answer> => {
    const [method = '', path = ''] = route.split(/ (.*)/s);
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(from !== undefined && { 'x-forwarded-for': from }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  };

  return {
    app,
    /** One more instance of the service on the same database. */
    async another() {
      const other = await createApp(identityService, config);
      others.push(other);
      return other;
    },
    sink,
    call,
    /** Where it listens. */
    address,
    /** PEM of the key that it signs tokens by. */
    privateKey: environment.privateKey,
    /** A folder for this test's files. */
    folder: environment.folder,
    /** The administrator's connection, to look behind the service's back. */
    admin,
    jobsUrl: database.urls.jobs,

    /** A token of a captcha solved for real. */
    async captcha(): Promise<string> {
      const challenge = (await call('GET /api/captcha')).body as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    },

    /** An account with a password and a session, written straight into the database. */
    async account({
      password = goodPassword,
      confirmed = true,
      ...options
    }: AccountOptions = {}): Promise<Account> {
      const access = { adminUrl: database.adminUrl, privateKey: environment.privateKey, insertPerson };
      const person = await createTestPerson(access, options);
      await admin.query('insert into identity.credentials (user_id, password_hash) values ($1, $2)', [
        person.id,
        await hashPassword(password),
      ]);
      if (!confirmed)
        await admin.query('update identity.users set confirmed_at = null where id = $1', [person.id]);
      return { ...person, password };
    },

    /** As whoever runs the site does. */
    async lock({ id }: Account, locked = true): Promise<void> {
      await admin.query('update identity.users set locked_at = case when $2 then now() end where id = $1', [
        id,
        locked,
      ]);
    },

    /** As if a minute had passed since the last mail to each address. */
    async skipMailPauses(): Promise<void> {
      await admin.query('delete from identity.mail_pauses');
    },

    async stop(): Promise<void> {
      await admin.end();
      await Promise.all([app, ...others].map((one) => one.close()));
      await sink.stop();
      environment.remove();
      await database.drop();
    },
  };
}

export type IdentityApp = Awaited<ReturnType<typeof startIdentity>>;

/** The secret of the link in a mail, which must lead to a page of ours. */
export function linkSecret(text: string, path: '/confirm?token=' | '/reset-password?code='): string {
  const start = text.indexOf(publicUrl + path);
  if (start === -1) throw new Error(`No link to ${path} in: ${text}`);
  return /^[\w-]+/.exec(text.slice(start + publicUrl.length + path.length))?.[0] ?? '';
}
