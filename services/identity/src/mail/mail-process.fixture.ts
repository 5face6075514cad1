import { createTestEnvironment } from '@puente/service-kit/testing';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createIdentityDatabase } from '../testing/test-database.ts';

const program = join(import.meta.dirname, '../../dist/main.js');

export const contactText = 'Buenos días.\n\nQuisiera una cita.';
export const contactInbox = 'equipo@puente.test';

/** The service as it is built and run, in a process that can be killed; its pauses are those of a hasty mail server. */
export async function prepareIdentityProcess(smtpPort: number) {
  const database = await createIdentityDatabase();
  const environment = createTestEnvironment(database.urls.identity);
  const captchaSecret = join(environment.folder, 'captcha-secret');
  writeFileSync(captchaSecret, randomBytes(32));
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let log = '';

  const fetchOk = async (path: string, init?: RequestInit) => {
    const response = await fetch(url + path, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return text;
  };

  /** A token of a captcha solved for real. */
  const captcha = async () => {
    const challenge = JSON.parse(await fetchOk('/api/captcha')) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };

  return {
    admin,
    /** What it said, in all its lives. */
    log: () => log,

    async start(changes: Record<string, string> = {}): Promise<void> {
      child = spawn(process.execPath, [program], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env['PATH'],
          ...environment.env,
          PORT: String(port),
          LOG_LEVEL: 'info',
          PUBLIC_URL: 'https://puente.example',
          SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
          CAPTCHA_COST: '2',
          CAPTCHA_SECRET_FILE: captchaSecret,
          TWO_FACTOR_KEY_FILE: captchaSecret,
          CV_FOLDER: join(environment.folder, 'cv'),
          CONTACT_TO: contactInbox,
          MAIL_LONGEST_PAUSE: '1',
          MAIL_TRY_SECONDS: '3',
          ...changes,
        },
      });
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (log += String(text)));
      while (child.exitCode === null) {
        const ready = await fetch(`${url}/health/ready`).catch(() => undefined);
        await ready?.body?.cancel();
        if (ready?.ok) return;
        await pause(50);
      }
      throw new Error(`It does not start: ${log}`);
    },

    async kill(): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },

    /** Where it listens. */
    url,
    captcha,

    /** Somebody uses the contact form. */
    async writeToUs(subject: string): Promise<void> {
      const captchaToken = await captcha();
      const message = { name: 'Lucía Gómez', email: 'lucia@correo.test', subject, message: contactText };
      await fetchOk('/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...message, captchaToken }),
      });
    },

    /** What /metrics says of the mails, when it does. */
    async untilMails(expected: Partial<Record<'waiting' | 'sending' | 'retrying' | 'dead', number>>) {
      for (;;) {
        const metrics = await fetchOk('/metrics');
        const said = Object.entries(expected).every(([state, count]) =>
          metrics.includes(`\nmails{state="${state}"} ${count}\n`),
        );
        if (said) return;
        await pause(50);
      }
    },

    async stop(): Promise<void> {
      await this.kill();
      await admin.end();
      environment.remove();
      await database.drop();
    },
  };
}

export type IdentityProcess = Awaited<ReturnType<typeof prepareIdentityProcess>>;

/** One that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
