import { createTestDatabase } from '@puente/postgres/testing';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const services = join(import.meta.dirname, '../../..');
const programOf = (service: string) => join(services, service, 'dist/main.js');

/** A database as jobs finds it: identity's part as identity makes it, and its own, up to date or still empty. */
export function createJobsDatabase({ migrated = true } = {}) {
  return createTestDatabase({
    identity: { alsoOwns: ['pgboss'], program: programOf('identity') },
    jobs: migrated ? { program: programOf('jobs') } : {},
  });
}

/**
 * Brings it up to date as a deployment does: by the built program, in a process of its own, since Jest takes 20 seconds for
 * the cities that Node.js reads in a third of one.
 * @returns what it tells of it
 */
export async function migrateJobs({ urls }: JobsDatabase): Promise<string> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: urls.jobs };
  const { stdout } = await promisify(execFile)(process.execPath, [programOf('jobs'), 'migrate'], { env });
  return stdout.trim();
}

export type JobsDatabase = Awaited<ReturnType<typeof createJobsDatabase>>;

/** Identity's own, since the accounts are in its tables. */
export const insertPerson = readFileSync(join(services, 'identity/src/testing/person.sql'), 'utf8');
