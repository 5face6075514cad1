import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import pg from 'pg';
import { asAdmin, prepareDatabase, rolesOf, withDatabase, type DatabaseRoles, type Owner } from '../index.ts';

/** Who owns a part of a test database. */
export interface TestOwner extends Omit<Owner, 'password'> {
  /** Path of the built program that brings this part up to date, run as `node <program> migrate`. Default: it stays empty. */
  program?: string;
}

export interface TestDatabase<Name extends string = string> {
  /** The owners' connections. */
  urls: Record<Name, string>;
  /** The administrator's connection to this database. */
  adminUrl: string;
  drop: () => Promise<void>;
}

/**
 * A database of its own for a test file, with a role and a schema for each owner, brought up to date in their order.
 * Cloned from a template that is made once for these owners and programs. Needs global-setup.ts, or TEST_DATABASE_URL.
 */
export async function createTestDatabase<Name extends string>(
  owners: Readonly<Record<Name, TestOwner>>,
): Promise<TestDatabase<Name>> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl)
    throw new Error('No test server: set globalSetup to @puente/postgres/testing/global-setup.');
  const roles = testRoles(serverUrl, owners);
  const template = await migratedTemplate(serverUrl, owners, roles);
  const name = `puente_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(serverUrl, (admin) =>
    admin.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} strategy file_copy`,
    ),
  );
  const urls = await prepareDatabase(serverUrl, name, roles); // settings of roles belong to a database and are not cloned
  return {
    urls,
    adminUrl: withDatabase(serverUrl, name),
    drop: () =>
      asAdmin(serverUrl, async (admin) => {
        await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
      }),
  };
}

async function migratedTemplate<Name extends string>(
  serverUrl: string,
  owners: Readonly<Record<Name, TestOwner>>,
  roles: DatabaseRoles<Name>,
): Promise<string> {
  const hash = createHash('sha256');
  const programs: { owner: Name; program: string }[] = [];
  for (const owner of Object.keys(owners) as Name[]) {
    const { program, alsoOwns } = owners[owner];
    hash.update(JSON.stringify([owner, alsoOwns]));
    if (program === undefined) continue;
    if (!existsSync(program)) throw new Error(`${owner} is not built (${program}): npx nx build ${owner}`);
    hash.update(readFileSync(program));
    programs.push({ owner, program });
  }
  const name = `puente_template_${hash.digest('hex').slice(0, 16)}`;
  await asAdmin(serverUrl, async (admin) => {
    await admin.query(`select pg_advisory_lock(hashtext('puente.template'))`);
    const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    const urls = await prepareDatabase(serverUrl, draft, roles);
    for (const { owner, program } of programs) await migrateWith(program, urls[owner]);
    await admin.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

/** Those of all test databases, since a clone belongs to whom its template belonged to; every worker knows them. */
function testRoles<Name extends string>(
  serverUrl: string,
  owners: Readonly<Record<Name, TestOwner>>,
): DatabaseRoles<Name> {
  const password = createHash('sha256').update(serverUrl).digest('hex');
  const withPassword = Object.entries<TestOwner>(owners).map(([owner, { alsoOwns = [] }]) => [
    owner,
    { alsoOwns, password },
  ]);
  return rolesOf('puente_test', Object.fromEntries(withPassword) as Record<Name, Owner>);
}

async function migrateWith(program: string, databaseUrl: string): Promise<void> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, [program, 'migrate'], { env });
}
