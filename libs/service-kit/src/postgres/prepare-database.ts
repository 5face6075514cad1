import { createHash } from 'node:crypto';
import pg from 'pg';

const roles = { identity: 'puente_identity', jobs: 'puente_jobs' } as const;
type ServiceName = keyof typeof roles;
const serviceNames = Object.keys(roles) as ServiceName[];

export interface ServiceUrls {
  identityUrl: string;
  jobsUrl: string;
}

/**
 * What only an administrator may do: the database (if missing), a role and a schema per service, the extensions.
 * May be repeated. Each service's own migrator does the rest.
 * @param passwords of the roles, which belong to the whole server. Default: derived from the administrator's, so that
 *   every database of one server agrees on them.
 * @returns the connections of the services
 */
export async function prepareDatabase(
  adminUrl: string,
  name: string,
  passwords: Record<ServiceName, string> = derivedPasswords(adminUrl),
): Promise<ServiceUrls> {
  await asAdmin(adminUrl, async (admin) => {
    // Roles are shared by all databases, and tests prepare several at once.
    await admin.query(`select pg_advisory_lock(hashtext('puente.prepare'))`);
    for (const service of serviceNames) {
      const known = await admin.query('select 1 from pg_roles where rolname = $1', [roles[service]]);
      const verb = known.rowCount ? 'alter' : 'create';
      await admin.query(
        `${verb} role ${roles[service]} login password ${pg.escapeLiteral(passwords[service])}`,
      );
    }
    const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (!found.rowCount) await admin.query(`create database ${pg.escapeIdentifier(name)}`);
  });

  await asAdmin(withDatabase(adminUrl, name), async (admin) => {
    await admin.query('create extension if not exists unaccent schema public');
    await admin.query('create extension if not exists pg_trgm schema public');
    await admin.query('revoke create on schema public from public');
    for (const service of serviceNames) {
      await admin.query(`create schema if not exists ${service} authorization ${roles[service]}`);
      const database = pg.escapeIdentifier(name);
      await admin.query(
        `alter role ${roles[service]} in database ${database} set search_path = ${service}, public`,
      );
    }
    // The mail queue (pg-boss) belongs to identity and lives apart from its tables.
    await admin.query(`create schema if not exists pgboss authorization ${roles.identity}`);
  });

  const urlOf = (service: ServiceName) => {
    const url = new URL(withDatabase(adminUrl, name));
    url.username = roles[service];
    url.password = passwords[service];
    return url.href;
  };
  return { identityUrl: urlOf('identity'), jobsUrl: urlOf('jobs') };
}

/** The same connection, to another database of the server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(name)}`;
  return changed.href;
}

/** Runs `work` over one connection and closes it. */
export async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function derivedPasswords(adminUrl: string): Record<ServiceName, string> {
  const derive = (service: ServiceName) =>
    createHash('sha256')
      .update(`${new URL(adminUrl).password}:${roles[service]}`)
      .digest('hex');
  return { identity: derive('identity'), jobs: derive('jobs') };
}
