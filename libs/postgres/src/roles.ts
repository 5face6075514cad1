import { createHash } from 'node:crypto';
import pg from 'pg';

export type ServiceName = 'identity' | 'jobs';
export const serviceNames: readonly ServiceName[] = ['identity', 'jobs'];

/** How each service signs in to the database. */
export type DatabaseRoles = Record<ServiceName, { name: string; password: string }>;

/** PostgreSQL cuts a longer name off, and two roles would be one. */
const longestName = 63;
/** Roles belong to the whole server: the comment tells ours from those of others. */
const mark = 'A service of Puente';
/** What the roles of every database were called before each had its own. */
const formerNames: Record<ServiceName, string> = { identity: 'puente_identity', jobs: 'puente_jobs' };

/** The roles of one database, which no other database on the server has: `puente_identity`, `puente_jobs`. */
export function rolesOf(database: string, passwords: Record<ServiceName, string>): DatabaseRoles {
  const role = (service: ServiceName) => ({
    name: roleName(database, service),
    password: passwords[service],
  });
  return { identity: role('identity'), jobs: role('jobs') };
}

export function roleName(database: string, service: ServiceName): string {
  const name = `${database}_${service}`;
  if (Buffer.byteLength(name) <= longestName) return name;
  return `puente_${createHash('sha256').update(database).digest('hex').slice(0, 16)}_${service}`;
}

/**
 * Makes a service's role, or gives the existing one its password.
 * @throws Error when a role of that name belongs to somebody else
 */
export async function ensureRole(
  client: pg.Client,
  service: ServiceName,
  { name, password }: DatabaseRoles[ServiceName],
): Promise<void> {
  const role = pg.escapeIdentifier(name);
  const { rows } = await client.query<{ ours: boolean }>(
    `select shobj_description(r.oid, 'pg_authid') is not distinct from $2
            or exists (select from pg_namespace where nspname = $3 and nspowner = r.oid)
            or rolname = $4 and not exists (
                 select from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = r.oid) as ours
     from pg_roles r where rolname = $1`,
    [name, mark, service, formerNames[service]],
  );
  const [known] = rows;
  if (known && !known.ours)
    throw new Error(`the role ${role} is somebody else's: give the database another name`);
  await client.query(
    `${known ? 'alter' : 'create'} role ${role} login password ${pg.escapeLiteral(password)}`,
  );
  await client.query(`comment on role ${role} is ${pg.escapeLiteral(mark)}`);
  await joinRole(client, role);
}

/**
 * A schema of a service, owned by its role. One that another of our roles owns (the database was made before each had
 * roles of its own, or copied from another one) is taken over with all that is in it.
 * @throws Error when the schema belongs to somebody else
 */
export async function ensureSchema(
  client: pg.Client,
  schema: string,
  service: ServiceName,
  name: string,
): Promise<void> {
  const role = pg.escapeIdentifier(name);
  await client.query(`create schema if not exists ${schema} authorization ${role}`);
  const { rows } = await client.query<{ owner: string; ours: boolean }>(
    `select r.rolname as owner, shobj_description(r.oid, 'pg_authid') is not distinct from $2 as ours
     from pg_namespace n join pg_roles r on r.oid = n.nspowner where nspname = $1`,
    [schema, mark],
  );
  const [found] = rows;
  if (!found || found.owner === name) return;
  if (!found.ours && found.owner !== formerNames[service])
    throw new Error(`its schema ${schema} belongs to ${found.owner}: use a database of Puente's own`);
  const former = pg.escapeIdentifier(found.owner);
  await joinRole(client, former);
  await client.query(`reassign owned by ${former} to ${role}`);
  await client.query(`revoke all on all tables in schema identity from ${former}`);
  await client.query(`revoke all on schema identity from ${former}`);
  // Its password could be computed. Other databases may go on with it.
  if (!found.ours) await client.query(`drop role ${former}`).catch(unlessInUse);
}

function unlessInUse(error: unknown): void {
  if (!(error instanceof pg.DatabaseError && error.code === '2BP01')) throw error;
}

/** Only a member may give away what is a role's: the administrator need not be a superuser. */
async function joinRole(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = current_user',
  );
  if (!rows[0]?.rolsuper) await client.query(`grant ${role} to current_user`);
}
