import pg from 'pg';
import {
  ensureRole,
  ensureSchema,
  roleName,
  serviceNames,
  type DatabaseRoles,
  type ServiceName,
} from './roles.ts';

export interface ServiceUrls {
  identityUrl: string;
  jobsUrl: string;
}

/**
 * What only an administrator may do: the database (if missing), a role and a schema per service, the extensions.
 * May be repeated. Each service's own migrator does the rest.
 * @returns the connections of the services
 */
export async function prepareDatabase(
  adminUrl: string,
  name: string,
  roles: DatabaseRoles,
): Promise<ServiceUrls> {
  const url = withDatabase(adminUrl, name);
  await asAdmin(adminUrl, async (admin) => {
    // Tests prepare several databases at once, and theirs share their roles.
    await admin.query(`select pg_advisory_lock(hashtext('puente.prepare'))`);
    const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (!found.rowCount) await admin.query(`create database ${pg.escapeIdentifier(name)}`);
    await asAdmin(url, (client) => prepareInside(client, name, roles));
  });
  const urlOf = (service: ServiceName) => withRole(url, roles[service]);
  return { identityUrl: urlOf('identity'), jobsUrl: urlOf('jobs') };
}

async function prepareInside(client: pg.Client, name: string, roles: DatabaseRoles): Promise<void> {
  await client.query('create extension if not exists unaccent schema public');
  await client.query('create extension if not exists pg_trgm schema public');
  await client.query('revoke create on schema public from public');
  for (const service of serviceNames) {
    const role = roles[service];
    await ensureRole(client, service, role);
    await ensureSchema(client, service, service, role.name);
    const [owner, database] = [pg.escapeIdentifier(role.name), pg.escapeIdentifier(name)];
    await client.query(`alter role ${owner} in database ${database} set search_path = ${service}, public`);
  }
  // The mail queue (pg-boss) belongs to identity and lives apart from its tables.
  await ensureSchema(client, 'pgboss', 'identity', roles.identity.name);
}

/** Removes a database, whoever is connected, and its roles. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await asAdmin(adminUrl, async (admin) => {
    await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    for (const service of serviceNames)
      await admin.query(`drop role if exists ${pg.escapeIdentifier(roleName(name, service))}`);
  });
}

/** The same connection, to another database of the server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(name)}`;
  return changed.href;
}

/** The same connection, as somebody else. */
function withRole(url: string, role: { name: string; password: string }): string {
  const changed = new URL(url);
  // What comes after the question mark would win.
  for (const parameter of ['user', 'password']) changed.searchParams.delete(parameter);
  changed.username = encodeURIComponent(role.name);
  changed.password = encodeURIComponent(role.password);
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
