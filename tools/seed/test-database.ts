import { join } from 'node:path';
import { createTestDatabase } from '@puente/postgres/testing';

const programOf = (service: string) =>
  join(import.meta.dirname, '..', '..', 'services', service, 'dist', 'main.js');

/** A database with the tables that sample data goes into. */
export function createEmptyDatabase() {
  return createTestDatabase({
    identity: { alsoOwns: ['pgboss'], program: programOf('identity') },
    jobs: { program: programOf('jobs') },
  });
}
