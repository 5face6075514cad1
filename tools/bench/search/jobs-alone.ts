import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDatabase } from '@puente/postgres';
import getPort from 'get-port';
import { build } from '../../start/build.ts';
import { prepare, startEmbedded } from '../../start/postgres-server.ts';
import { openProcessRecords } from '../../start/process-records.ts';
import { createProcesses, type Processes } from '../../start/processes.ts';
import { ensureSecrets, prepareDataFolder } from '../../start/secrets.ts';
import { startService } from '../../start/services.ts';
import { migrate } from '../../start/stack.ts';
import { createSteps } from '../../start/steps.ts';
import { stopSignal } from '../../start/stop-signals.ts';

export interface JobsAlone {
  readonly url: string;
  /** The administrator's connection. */
  readonly adminUrl: string;
  /** Resolves when somebody pressed Ctrl-C. */
  readonly stopped: Promise<void>;
  stop: () => Promise<void>;
}

/** The jobs service on a database with the jobs that the searches were written for, and nothing else of Puente. */
export async function startJobsAlone(): Promise<JobsAlone> {
  const signal = stopSignal();
  const dataDir = mkdtempSync(join(tmpdir(), 'puente-bench-'));
  // PostgreSQL, which does not run as root, has to get in.
  chmodSync(dataDir, 0o755);
  prepareDataFolder(dataDir);
  const records = await openProcessRecords(join(dataDir, 'processes.json'));
  const processes = createProcesses({ logDir: join(dataDir, 'logs'), records, onRestart: console.log });
  const stop = async () => {
    await processes.stop();
    records.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  try {
    return { ...(await startAll(processes, dataDir)), stopped, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(processes: Processes, dataDir: string): Promise<{ url: string; adminUrl: string }> {
  const { step } = createSteps((text) => process.stdout.write(text));
  const secrets = ensureSecrets(dataDir);
  await step('Building what changed', () => build(processes, join(dataDir, 'logs'), ['identity', 'jobs']));
  const database = await step('Starting the database', () =>
    startEmbedded(processes, join(dataDir, 'postgres'), true),
  );
  const adminUrl = withDatabase(database.adminUrl, database.name);
  const urls = await prepare(database, secrets.databasePasswords);
  await migrate(processes, 'identity', urls.identity);
  await migrate(processes, 'jobs', urls.jobs);
  await step('Writing 10,000 jobs', () => seed(processes, adminUrl));
  const port = await getPort();
  await startService(processes, 'jobs', port, {
    DATABASE_URL: urls.jobs,
    JWT_PUBLIC_KEYS_DIR: secrets.publicKeysDir,
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'error',
  });
  return { url: `http://127.0.0.1:${port}`, adminUrl };
}

/** As `searches.test.ts` of the sample data makes them. */
function seed(processes: Processes, adminUrl: string): Promise<void> {
  const script = ['tools/seed/main.ts', '--jobs', '10000', '--seed', '7', '--today', '2026-11-22'];
  return processes.run(
    { name: 'seed', script, env: { DATABASE_URL: adminUrl } },
    'The jobs cannot be written',
  );
}
