import { createTestDatabase } from '@puente/postgres/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A database as identity finds it: its own part, up to date or still empty, and that of jobs, whom it lets read. */
export function createIdentityDatabase({ migrated = true } = {}) {
  const program = join(import.meta.dirname, '../../dist/main.js');
  return createTestDatabase({
    identity: { alsoOwns: ['pgboss'], ...(migrated && { program }) },
    jobs: {},
  });
}

export type IdentityDatabase = Awaited<ReturnType<typeof createIdentityDatabase>>;

export const insertPerson = readFileSync(join(import.meta.dirname, 'person.sql'), 'utf8');
