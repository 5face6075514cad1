import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';

/**
 * What the jobs service may know of accounts: nothing but this. Granted to whoever owns the schema `jobs`, whatever it is
 * called, and anew at each migration, for a database may have been given other roles.
 */
export async function grantToJobs(em: EntityManager): Promise<void> {
  // `regrole` writes a name as SQL takes it.
  const [owner] = await rowsOf(
    em,
    sql<{ jobs: string }>`select nspowner::regrole::text as jobs from pg_namespace where nspname = 'jobs'`,
  );
  if (!owner) throw new Error('The schema jobs is not there: it is made before the migrations.');
  const jobs = sql.raw(owner.jobs);
  await rowsOf(em, sql`grant usage on schema identity to ${jobs}`);
  await rowsOf(em, sql`grant references (id) on identity.users to ${jobs}`);
  await rowsOf(em, sql`grant execute on function identity.use_session to ${jobs}`);
  await rowsOf(em, sql`grant select on identity.live_sessions, identity.public_profiles to ${jobs}`);
}
