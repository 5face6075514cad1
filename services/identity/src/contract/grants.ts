import pg from 'pg';

/**
 * What the jobs service may know of accounts: nothing but this. Granted to whoever owns the schema `jobs`, whatever it is
 * called, and anew at each migration, for a database may have been given other roles.
 */
export async function grantToJobs(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ jobs: string }>(
      `select nspowner::regrole as jobs from pg_namespace where nspname = 'jobs'`,
    );
    const jobs = rows[0]?.jobs;
    if (!jobs) throw new Error('The schema jobs is not there: it is made before the migrations.');
    await client.query(`
      grant usage on schema identity to ${jobs};
      grant references (id) on identity.users to ${jobs};
      grant select on identity.live_sessions, identity.public_profiles to ${jobs}`);
  } finally {
    await client.end();
  }
}
