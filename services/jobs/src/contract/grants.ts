import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, schemaOwner } from '@puente/service-kit';
import { sql } from 'kysely';

/**
 * What the identity service may know of jobs: who has applied to whom, for whoever reads a CV there. Anew at each migration,
 * as identity grants this service what it may know.
 */
export async function grantToIdentity(em: EntityManager): Promise<void> {
  const identity = await schemaOwner(em, 'identity');
  await rowsOf(em, sql`grant usage on schema jobs to ${identity}`);
  await rowsOf(em, sql`grant select on jobs.received_applications to ${identity}`);
}
