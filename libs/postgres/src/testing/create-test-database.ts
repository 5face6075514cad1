import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  asAdmin,
  prepareDatabase,
  rolesOf,
  withDatabase,
  type DatabaseRoles,
  type ServiceUrls,
} from '../index.ts';

type ServiceName = 'identity' | 'jobs';

export interface TestDatabase extends ServiceUrls {
  /** The administrator's connection to this database. */
  adminUrl: string;
  drop: () => Promise<void>;
}

const workspace = join(import.meta.dirname, '../../../..');

/**
 * A database of its own for a test file, migrated by the built services named, in dependency order. Cloned from a
 * template that is made once per build of these services. Needs global-setup.ts, or TEST_DATABASE_URL.
 */
export async function createTestDatabase({ services }: { services: ServiceName[] }): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl)
    throw new Error('No test server: set globalSetup to @puente/postgres/testing/global-setup.');
  const template = await migratedTemplate(serverUrl, services);
  const name = `puente_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(serverUrl, (admin) =>
    admin.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} strategy file_copy`,
    ),
  );
  const urls = await prepareDatabase(serverUrl, name, testRoles(serverUrl)); // settings of roles belong to a database and are not cloned
  return {
    ...urls,
    adminUrl: withDatabase(serverUrl, name),
    drop: () =>
      asAdmin(serverUrl, async (admin) => {
        await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
      }),
  };
}

async function migratedTemplate(serverUrl: string, services: ServiceName[]): Promise<string> {
  const programs = services.map((service) => ({
    service,
    path: join(workspace, 'services', service, 'dist/main.js'),
  }));
  const hash = createHash('sha256');
  for (const { service, path } of programs) {
    if (!existsSync(path)) throw new Error(`${service} is not built: npx nx build ${service}`);
    hash.update(service).update(readFileSync(path));
  }
  const name = `puente_template_${hash.digest('hex').slice(0, 16)}`;
  await asAdmin(serverUrl, async (admin) => {
    await admin.query(`select pg_advisory_lock(hashtext('puente.template'))`);
    const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    const urls = await prepareDatabase(serverUrl, draft, testRoles(serverUrl));
    for (const { service, path } of programs) await migrateWith(path, urls[`${service}Url`]);
    await admin.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

/** Those of all test databases, since a clone belongs to whom its template belonged to; every worker knows them. */
function testRoles(serverUrl: string): DatabaseRoles {
  const password = createHash('sha256').update(serverUrl).digest('hex');
  return rolesOf('puente_test', { identity: password, jobs: password });
}

async function migrateWith(program: string, databaseUrl: string): Promise<void> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, [program, 'migrate'], { env });
}
