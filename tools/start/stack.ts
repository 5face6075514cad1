import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withDatabase } from '@puente/postgres';
import getPort from 'get-port';
import { publishAll } from '../release/publish-all.ts';
import { build } from './build.ts';
import {
  assertNoDemoAccounts,
  connectGiven,
  hasUsers,
  prepare,
  startEmbedded,
  type GivenDatabase,
} from './postgres-server.ts';
import { linkFormerCluster } from './former-cluster.ts';
import { assertPortFree } from './ports.ts';
import { openProcessRecords } from './process-records.ts';
import { createProcesses, root, type Processes } from './processes.ts';
import { untilOk } from './readiness.ts';
import { ensureSecrets, prepareDataFolder, type Secrets } from './secrets.ts';
import { startServices, type Addresses } from './services.ts';
import { type SocialKeys } from './social-keys.ts';
import { silentSteps, type Steps } from './steps.ts';

export interface StackOptions {
  /** Database, keys, uploads, published sections and logs. */
  dataDir: string;
  /** Of the gateway. Default: a free one. */
  port?: number;
  /** Of the inbox's page. Default: a free one. */
  mailPort?: number;
  /** Refuse ports that are taken, in words that name the variable. */
  checkPorts?: boolean;
  /** Where the gateway listens. Default: `localhost`. */
  host?: string;
  /** Default: `http://localhost:<port>`. */
  publicUrl?: string;
  /** A PostgreSQL that runs already: its `DATABASE_URL`, or an administrator and a database to make. Default: our own. */
  database?: string | GivenDatabase | undefined;
  /** Default: a local inbox. */
  smtpUrl?: string | undefined;
  /** Keys of Google, Facebook and Microsoft. Without any, a demo has a local provider that plays the three. */
  socialKeys?: SocialKeys | undefined;
  /** Sample data, when there are no users yet. */
  demo: boolean;
  /** Whether others than this machine reach it; then demo accounts that are there must be wanted. */
  open?: boolean;
  /** What to publish. Default: every section there is. */
  sections?: readonly string[];
  /** Whether to build what changed first. Default `true`; otherwise what was built last serves. */
  build?: boolean;
  /** Further variables for the services, such as `CAPTCHA_COST`. */
  environment?: Readonly<Record<string, string>>;
  /** For tests: a database that need not survive a power cut. */
  fast?: boolean;
  steps?: Steps;
  /** Ends the start, wherever it is. */
  signal?: AbortSignal;
}

export interface Stack extends Addresses {
  /** The administrator's connection to Puente's own database. */
  adminUrl: string;
  storeDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts all of Puente. What it started is stopped again when it throws.
 * @throws StartError that says in one line what to do
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataDir, steps = silentSteps, signal } = options;
  prepareDataFolder(dataDir);
  const records = await openProcessRecords(join(dataDir, 'processes.json'));
  const logDir = join(dataDir, 'logs');
  const processes = createProcesses({
    logDir,
    records,
    onRestart: steps.say,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= processes.stop().then(records.close));
  const abort = () => void stop();
  signal?.addEventListener('abort', abort);
  try {
    signal?.throwIfAborted();
    const started = await startAll(options, processes, logDir, steps);
    signal?.throwIfAborted();
    return { ...started, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

async function startAll(
  options: StackOptions,
  processes: Processes,
  logDir: string,
  steps: Steps,
): Promise<Omit<Stack, 'stop'>> {
  const { dataDir } = options;
  const storeDir = join(dataDir, 'store');
  const secrets = ensureSecrets(dataDir);
  const port = options.port ?? (await getPort());
  if (options.checkPorts) await assertPortsFree(options, port);

  const sections = options.sections ?? allSections();
  if (options.build !== false) {
    const projects = ['shell', ...sections, 'gateway', 'identity', 'jobs'];
    await steps.step('Building what changed', () => build(processes, logDir, projects));
  }
  const database = await steps.step('Starting the database', () =>
    openDatabase(options, processes, steps, secrets),
  );
  const adminUrl = withDatabase(database.adminUrl, database.name);
  const urls = await steps.step('Bringing the database up to date', async () => {
    const prepared = await prepare(database, secrets.databasePasswords);
    await migrate(processes, 'identity', prepared.identity);
    await migrate(processes, 'jobs', prepared.jobs);
    return prepared;
  });
  if (options.open && !options.demo) await assertNoDemoAccounts(adminUrl);
  if (options.demo && !(await hasUsers(adminUrl))) {
    await steps.step('Loading the sample data', () =>
      processes.run(
        {
          name: 'seed',
          script: ['tools/seed/main.ts'],
          env: { DATABASE_URL: adminUrl, SEED_DATABASE_URL: undefined },
        },
        'The sample data cannot be loaded',
      ),
    );
  }
  await steps.step('Publishing the shell and the sections', () =>
    publishAll(sections, { storeDir }, (line) => steps.say(`    ${line}`)),
  );
  const addresses = await steps.step('Starting the services', () =>
    startServices(processes, { ...options, port, storeDir, secrets, urls }),
  );
  await steps.step('Waiting until everything answers', () =>
    untilOk(`${addresses.url}/api/health`, 'The services are not ready', options.signal),
  );
  return { ...addresses, adminUrl, storeDir };
}

async function assertPortsFree(options: StackOptions, port: number): Promise<void> {
  const { host = 'localhost', mailPort, smtpUrl } = options;
  await assertPortFree('PORT', port, host);
  if (mailPort && !smtpUrl) await assertPortFree('MAIL_PORT', mailPort, 'localhost');
}

async function openDatabase(
  { database, dataDir, fast = false }: StackOptions,
  processes: Processes,
  steps: Steps,
  secrets: Secrets,
): Promise<GivenDatabase> {
  if (typeof database === 'string') return connectGiven(database);
  if (database) return database;
  const folder = join(dataDir, 'postgres');
  const former = linkFormerCluster(folder, secrets.captchaSecretFile);
  const { notices, ...embedded } = await startEmbedded(processes, folder, fast);
  for (const notice of [...former, ...notices]) steps.say(`    ${notice}`);
  return embedded;
}

export function migrate(processes: Processes, service: string, databaseUrl: string): Promise<void> {
  return processes.run(
    {
      name: `${service}-migrate`,
      script: [`services/${service}/dist/main.js`, 'migrate'],
      env: { DATABASE_URL: databaseUrl },
    },
    `The tables of ${service} cannot be brought up to date`,
  );
}

/** Every folder of `apps` with a descriptor is a section. */
export function allSections(): string[] {
  return globSync('apps/*/section.json', { cwd: root })
    .map((file) => basename(dirname(file)))
    .toSorted();
}
