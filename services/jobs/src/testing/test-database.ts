import { createTestDatabase } from '@puente/postgres/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const services = join(import.meta.dirname, '../../..');
const programOf = (service: string) => join(services, service, 'dist/main.js');

/** A database as jobs finds it: identity's part as identity makes it, and its own, up to date or still empty. */
export function createJobsDatabase({ migrated = true } = {}) {
  return createTestDatabase({
    identity: { alsoOwns: ['pgboss'], program: programOf('identity') },
    jobs: migrated ? { program: programOf('jobs') } : {},
  });
}

export type JobsDatabase = Awaited<ReturnType<typeof createJobsDatabase>>;

/** Identity's own, since the accounts are in its tables. */
export const insertPerson = readFileSync(join(services, 'identity/src/testing/person.sql'), 'utf8');
