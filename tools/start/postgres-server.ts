import { once } from 'node:events';
import { join } from 'node:path';
import { prepareDatabase, rolesOf } from '@puente/postgres';
import getPort from 'get-port';
import pg from 'pg';
import { databaseOwners, type ServiceUrls } from './database-owners.ts';
import { demoAccounts } from './demo-accounts.ts';
import { type Processes } from './processes.ts';
import { type Secrets } from './secrets.ts';
import { StartError } from './stop-signals.ts';

/** A database on a running server: the administrator's connection and the name of the database to use. */
export interface GivenDatabase {
  adminUrl: string;
  name: string;
}

const oldestVersion = 15;

/** @throws StartError when PostgreSQL does not start */
export async function startEmbedded(
  processes: Processes,
  folder: string,
  fast: boolean,
): Promise<GivenDatabase & { notices: string[] }> {
  // Said of some other server (PGSSLMODE, PGOPTIONS …), they would be heeded by all that connect to ours.
  for (const name of Object.keys(process.env))
    if (name.startsWith('PG')) Reflect.deleteProperty(process.env, name);
  const port = String(await getPort());
  const script = [join(import.meta.dirname, 'database.ts'), '--folder', folder, '--port', port];
  const [started] = await processes.start(
    { name: 'postgres', script: fast ? [...script, '--fast'] : script, talks: true },
    async (child, signal) =>
      (await once(child, 'message', { signal })) as [{ adminUrl: string; notices: string[] }],
  );
  return { ...started, name: 'puente' };
}

/** The database that a `DATABASE_URL` names. @throws StartError when it cannot be used */
export async function connectGiven(url: string): Promise<GivenDatabase> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const { rows } = await query<{ version: string }>(
    url,
    `select current_setting('server_version_num') as version`,
  );
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (version < oldestVersion) {
    throw new StartError(`DATABASE_URL is PostgreSQL ${version}: use version ${oldestVersion} or newer.`);
  }
  return { adminUrl: url, name };
}

/** Roles, schemas and extensions. @throws StartError when the administrator may not make them */
export async function prepare(
  { adminUrl, name }: GivenDatabase,
  passwords: Secrets['databasePasswords'],
): Promise<ServiceUrls> {
  try {
    const { identity, jobs } = databaseOwners;
    const owners = {
      identity: { ...identity, password: passwords.identity },
      jobs: { ...jobs, password: passwords.jobs },
    };
    return await prepareDatabase(adminUrl, name, rolesOf(name, owners));
  } catch (error) {
    const hint =
      error instanceof pg.DatabaseError
        ? ': DATABASE_URL needs a user who may create roles, schemas and extensions'
        : '';
    throw new StartError(`The database ${name} cannot be prepared (${reason(error)})${hint}.`);
  }
}

/** Whether anyone has an account yet. */
export function hasUsers(url: string): Promise<boolean> {
  return exists(url, 'select from identity.users');
}

/**
 * For a site that others reach and that is to have no demo accounts: it may have been tried with them before.
 * @throws StartError when they are there
 */
export async function assertNoDemoAccounts(url: string): Promise<void> {
  const demo = [demoAccounts.seeker, demoAccounts.employer];
  if (!(await exists(url, 'select from identity.users where email = any($1)', [demo]))) return;
  throw new StartError(
    'PUENTE_DEMO is 0, but the database has the demo accounts, whose password everybody knows: use another one (PUENTE_DATA, DATABASE_URL), or set PUENTE_DEMO to 1 to keep them.',
  );
}

async function exists(url: string, text: string, values: unknown[] = []): Promise<boolean> {
  const { rows } = await query<{ found: boolean }>(url, `select exists (${text}) as found`, values);
  return rows[0]?.found ?? false;
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.query<Row>(text, values);
  } catch (error) {
    throw new StartError(
      `The database does not answer (${reason(error)}): check DATABASE_URL, or remove it to use the embedded PostgreSQL.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A refused connection to several addresses has no message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
