import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeCluster, startPostgres } from '../index.ts';

let stop: (() => Promise<void>) | undefined;

/** One server for a whole run, unless TEST_DATABASE_URL names one already (its administrator's connection). */
export async function startTestServer(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const dataDir = join(tmpdir(), `puente-test-${randomUUID()}`);
  const server = await startPostgres({ dataDir, durable: false });
  process.env['TEST_DATABASE_URL'] = server.adminUrl;
  stop = async () => {
    await server.stop();
    await removeCluster(dataDir);
  };
}

export async function stopTestServer(): Promise<void> {
  await stop?.();
}
