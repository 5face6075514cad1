import { Migration } from '@mikro-orm/migrations';

/** What PostgreSQL learns of rows by looking at some of them, each time that a tenth of a table is new. */
export class Samples extends Migration {
  override name = '2026-11-30-samples';

  override up(): void {
    // Though it is not so: no two are expected to be to the same job, and an employer's are looked up by their jobs. Expected as a
    // sample had it in which most were one employer's, everybody's were read and those of others left out.
    this.addSql('alter table jobs.applications alter column job_id set (n_distinct = -1)');
    this.addSql(setTargets);
    this.addSql('analyze jobs.jobs, jobs.applications, jobs.idempotency_keys');
  }
}

/**
 * Of the usual 30,000 rows with all their columns a sample of jobs took 1.2 s, each minute while many are published. A column's target
 * of 10 makes it 3,000 rows; 0 is for what no statement is planned by, of which an older sample stays.
 */
const setTargets = `
do $$
declare
  planned constant text[] := '{id,employer_id,status,date_posted,published_at,closes_on,
    job_id,candidate_id,date_applied,withdrawn_at,
    user_id,key,created_at}';
  sampled record;
begin
  for sampled in
    select attrelid::regclass as of_table, attname as name from pg_attribute
    where attrelid in ('jobs.jobs'::regclass, 'jobs.applications'::regclass, 'jobs.idempotency_keys'::regclass)
      and attnum > 0 and not attisdropped
  loop
    execute format('alter table %s alter column %I set statistics %s', sampled.of_table, sampled.name,
      case when sampled.name = any (planned) then 10 else 0 end);
  end loop;
end $$`;
