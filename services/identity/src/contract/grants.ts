import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, schemaOwner } from '@puente/service-kit';
import { sql } from 'kysely';

/**
 * What the jobs service may know of accounts: nothing but this. Granted to whoever owns the schema `jobs`, and anew at each
 * migration, for a database may have been given other roles.
 */
export async function grantToJobs(em: EntityManager): Promise<void> {
  const jobs = await schemaOwner(em, 'jobs');
  await rowsOf(em, sql`grant usage on schema identity to ${jobs}`);
  await rowsOf(em, sql`grant references (id) on identity.users to ${jobs}`);
  await rowsOf(
    em,
    sql`grant execute on function identity.use_session, identity.ask_job_alert, identity.name_words to ${jobs}`,
  );
  await rowsOf(
    em,
    sql`grant select on identity.live_sessions, identity.public_profiles, identity.company_names, identity.company_changes to ${jobs}`,
  );
}
