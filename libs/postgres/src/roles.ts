import { createHash } from 'node:crypto';
import pg from 'pg';
import { discreetLog } from './discreet-log.ts';

export interface Owner {
  password: string;
  /** Schemas that are its own besides the one of its name. */
  alsoOwns?: readonly string[];
}

/** A role that owns a part of a database, and how it signs in. */
export interface DatabaseRole extends Owner {
  name: string;
}

/** The roles of one database, by their owners. */
export type DatabaseRoles<Name extends string = string> = Readonly<Record<Name, DatabaseRole>>;

/** PostgreSQL cuts a longer name off, and two roles would be one. */
const longestName = 63;
/** Roles belong to the whole server: the comment tells ours from those of others. */
const mark = 'A service of Puente';
/** What an owner's role was called in every database before each had its own. */
const formerName = (owner: string) => `puente_${owner}`;

/** The roles of one database, which no other database on the server has: `<database>_<owner>`. */
export function rolesOf<Name extends string>(
  database: string,
  owners: Readonly<Record<Name, Owner>>,
): DatabaseRoles<Name> {
  const roles = Object.entries<Owner>(owners).map(([owner, given]): [string, DatabaseRole] => [
    owner,
    { ...given, name: roleName(database, owner) },
  ]);
  return Object.fromEntries(roles) as DatabaseRoles<Name>;
}

export function roleName(database: string, owner: string): string {
  const name = `${database}_${owner}`;
  if (Buffer.byteLength(name) <= longestName) return name;
  return `puente_${createHash('sha256').update(database).digest('hex').slice(0, 16)}_${owner}`;
}

/**
 * Makes an owner's role, or gives the existing one its password.
 * @throws Error when a role of that name belongs to somebody else
 */
export async function ensureRole(
  client: pg.Client,
  owner: string,
  { name, password }: DatabaseRole,
): Promise<void> {
  const role = pg.escapeIdentifier(name);
  const { rows } = await client.query<{ ours: boolean }>(
    `select shobj_description(r.oid, 'pg_authid') is not distinct from $2
            or exists (select from pg_namespace where nspname = $3 and nspowner = r.oid)
            or rolname = $4 and not exists (
                 select from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = r.oid) as ours
     from pg_roles r where rolname = $1`,
    [name, mark, owner, formerName(owner)],
  );
  const [known] = rows;
  if (known && !known.ours)
    throw new Error(`the role ${role} is somebody else's: give the database another name`);
  await client.query(
    `${known ? 'alter' : 'create'} role ${role} login password ${pg.escapeLiteral(password)}`,
  );
  await client.query(`comment on role ${role} is ${pg.escapeLiteral(mark)}`);
  await joinRole(client, role);
  // Nobody else may set them; README.md says what to do on such a server.
  if (!(await isSuperuser(client))) return;
  for (const [setting, value] of discreetLog)
    await client.query(`alter role ${role} set ${setting} = ${value}`);
}

/** Whose a schema was before. */
export interface FormerOwner {
  role: string;
  /** A role of another database, as the mark says; else one of before each database had its own. */
  marked: boolean;
}

/**
 * A schema, owned by a role. One that another of our roles owns (the database was made before each had roles of its own,
 * or copied from another one) is taken over with all that is in it.
 * @returns that other role
 * @throws Error when the schema belongs to somebody else
 */
export async function ensureSchema(
  client: pg.Client,
  schema: string,
  owner: string,
  { name }: DatabaseRole,
): Promise<FormerOwner | undefined> {
  const role = pg.escapeIdentifier(name);
  await client.query(`create schema if not exists ${pg.escapeIdentifier(schema)} authorization ${role}`);
  const { rows } = await client.query<FormerOwner>(
    `select r.rolname as role, shobj_description(r.oid, 'pg_authid') is not distinct from $2 as marked
     from pg_namespace n join pg_roles r on r.oid = n.nspowner where nspname = $1`,
    [schema, mark],
  );
  const [found] = rows;
  if (!found || found.role === name) return undefined;
  if (!found.marked && found.role !== formerName(owner))
    throw new Error(`its schema ${schema} belongs to ${found.role}: use a database of Puente's own`);
  const former = pg.escapeIdentifier(found.role);
  await joinRole(client, former);
  await client.query(`reassign owned by ${former} to ${role}`);
  return found;
}

/** Takes what the schemas had granted to a role of before, and the role with it where no database needs it. */
export async function dismiss(
  client: pg.Client,
  { role, marked }: FormerOwner,
  schemas: readonly string[],
): Promise<void> {
  const former = pg.escapeIdentifier(role);
  for (const schema of schemas.map((name) => pg.escapeIdentifier(name))) {
    await client.query(`revoke all on all tables in schema ${schema} from ${former}`);
    await client.query(`revoke all on schema ${schema} from ${former}`);
  }
  // Its password could be computed. Other databases may go on with it.
  if (!marked) await client.query(`drop role ${former}`).catch(unlessInUse);
}

function unlessInUse(error: unknown): void {
  if (!(error instanceof pg.DatabaseError && error.code === '2BP01')) throw error;
}

/** Only a member may give away what is a role's: the administrator need not be a superuser. */
async function joinRole(client: pg.Client, role: string): Promise<void> {
  if (!(await isSuperuser(client))) await client.query(`grant ${role} to current_user`);
}

async function isSuperuser(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = current_user',
  );
  return rows[0]?.rolsuper === true;
}
