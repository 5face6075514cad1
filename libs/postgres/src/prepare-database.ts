import pg from 'pg';
import {
  dismiss,
  ensureRole,
  ensureSchema,
  roleName,
  type DatabaseRole,
  type DatabaseRoles,
  type FormerOwner,
} from './roles.ts';

/**
 * What only an administrator may do: the database (if missing), a role and its schemas per owner, the extensions.
 * May be repeated. Each owner's own migrator does the rest.
 * @returns the connections of the owners
 */
export async function prepareDatabase<Name extends string>(
  adminUrl: string,
  name: string,
  roles: DatabaseRoles<Name>,
): Promise<Record<Name, string>> {
  const url = withDatabase(adminUrl, name);
  await asAdmin(adminUrl, async (admin) => {
    // Tests prepare several databases at once, and theirs share their roles.
    await admin.query(`select pg_advisory_lock(hashtext('puente.prepare'))`);
    const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (!found.rowCount) await admin.query(`create database ${pg.escapeIdentifier(name)}`);
    await asAdmin(url, (client) => prepareInside(client, name, roles));
  });
  const urls = Object.entries<DatabaseRole>(roles).map(([owner, role]) => [owner, withRole(url, role)]);
  return Object.fromEntries(urls) as Record<Name, string>;
}

async function prepareInside(client: pg.Client, name: string, roles: DatabaseRoles): Promise<void> {
  await client.query('create extension if not exists unaccent schema public');
  await client.query('create extension if not exists pg_trgm schema public');
  await client.query('create extension if not exists cube schema public');
  await client.query('create extension if not exists fuzzystrmatch schema public');
  await client.query('revoke create on schema public from public');
  const owners = Object.entries(roles).map(([owner, role]) => ({
    owner,
    role,
    schemas: [owner, ...(role.alsoOwns ?? [])],
  }));
  const former = new Map<string, FormerOwner>();
  for (const { owner, role, schemas } of owners) {
    await ensureRole(client, owner, role);
    for (const schema of schemas) {
      const before = await ensureSchema(client, schema, owner, role);
      if (before) former.set(before.role, before);
    }
    const [user, database] = [pg.escapeIdentifier(role.name), pg.escapeIdentifier(name)];
    await client.query(
      `alter role ${user} in database ${database} set search_path = ${pg.escapeIdentifier(owner)}, public`,
    );
  }
  const schemas = owners.flatMap((owner) => owner.schemas);
  for (const owner of former.values()) await dismiss(client, owner, schemas);
}

/** Removes a database, whoever is connected, and the roles of its owners. */
export async function dropDatabase(adminUrl: string, name: string, owners: readonly string[]): Promise<void> {
  await asAdmin(adminUrl, async (admin) => {
    await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    for (const owner of owners)
      await admin.query(`drop role if exists ${pg.escapeIdentifier(roleName(name, owner))}`);
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
