import { createTestEnvironment, createTestPerson, type TestPersonOptions } from '@puente/service-kit/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createJobsDatabase, insertPerson } from './test-database.ts';

const program = join(import.meta.dirname, '../../dist/main.js');

/** The service as it is built and run, in a process that can be stopped and killed, on a database of its own. */
export async function prepareJobsProcess() {
  const database = await createJobsDatabase();
  const environment = createTestEnvironment(database.urls.jobs);
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const access = { adminUrl: database.adminUrl, privateKey: environment.privateKey, insertPerson };
  let child: ChildProcess | undefined;
  let log = '';

  return {
    admin,
    address,
    person: (options: TestPersonOptions) => createTestPerson(access, options),

    async start(): Promise<void> {
      child = spawn(process.execPath, [program], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env['PATH'], ...environment.env, PORT: String(port), LOG_LEVEL: 'info' },
      });
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (log += String(text)));
      while (child.exitCode === null) {
        const ready = await fetch(`${address}/health/ready`).catch(() => undefined);
        await ready?.body?.cancel();
        if (ready?.ok) return;
        await pause(50);
      }
      throw new Error(`It does not start: ${log}`);
    },

    /** It does nothing more, and is still there. */
    freeze: () => void child?.kill('SIGSTOP'),

    async kill(): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },

    async stop(): Promise<void> {
      await this.kill();
      await admin.end();
      environment.remove();
      await database.drop();
    },
  };
}

export type JobsProcess = Awaited<ReturnType<typeof prepareJobsProcess>>;

/** One that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
