import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../index.ts';
import { signalServer } from './signal-server.ts';

export interface TestDatabaseServer {
  /** Its processes get no more time: connections stay open, and nothing is answered. */
  freeze: () => void;
  thaw: () => void;
  /** Stops it, and starts it again at the same address when `restart` is called. */
  halt: () => Promise<{ restart: () => Promise<void> }>;
  stop: () => Promise<void>;
}

/** A PostgreSQL that one test file may ill-treat: `createTestDatabase` makes its databases there from now on. */
export async function startTestDatabaseServer(): Promise<TestDatabaseServer> {
  const dataDir = join(tmpdir(), `puente-test-${randomUUID()}`);
  const before = process.env['TEST_DATABASE_URL'];
  let server = await startPostgres({ dataDir, durable: false });
  process.env['TEST_DATABASE_URL'] = server.adminUrl;
  const port = Number(new URL(server.adminUrl).port);
  return {
    freeze: () => signalServer(server.dataDir, 'SIGSTOP'),
    thaw: () => signalServer(server.dataDir, 'SIGCONT'),
    halt: async () => {
      await server.stop();
      return {
        restart: async () => {
          server = await startPostgres({ dataDir, port, durable: false });
        },
      };
    },
    stop: async () => {
      await server.stop();
      await rm(server.dataDir, { recursive: true, force: true });
      process.env['TEST_DATABASE_URL'] = before;
    },
  };
}
