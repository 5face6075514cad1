import { createTestDatabase } from '@puente/postgres/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const programOf = (service: string) => join(import.meta.dirname, '../../..', service, 'dist/main.js');

/**
 * A database as identity finds it: its own part, up to date or still empty, and that of jobs, whom it lets read: empty, or
 * with what jobs publishes to it.
 */
export function createIdentityDatabase({ migrated = true, jobs = false } = {}) {
  return createTestDatabase({
    identity: { alsoOwns: ['pgboss'], ...(migrated && { program: programOf('identity') }) },
    jobs: jobs ? { program: programOf('jobs') } : {},
  });
}

export type IdentityDatabase = Awaited<ReturnType<typeof createIdentityDatabase>>;

export const insertPerson = readFileSync(join(import.meta.dirname, 'person.sql'), 'utf8');
