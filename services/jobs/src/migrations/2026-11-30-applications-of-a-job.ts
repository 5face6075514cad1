import { Migration } from '@mikro-orm/migrations';

/**
 * What PostgreSQL is to expect that a job receives: some ten applications. Counted in a sample, it was too many while most were of one
 * employer, and a list of theirs read those of everybody, more the more were written until the next sample.
 */
export class ApplicationsOfAJob extends Migration {
  override name = '2026-11-30-applications-of-a-job';

  override up(): void {
    this.addSql('alter table jobs.applications alter column job_id set (n_distinct = -0.1)');
    this.addSql('analyze jobs.applications');
  }
}
