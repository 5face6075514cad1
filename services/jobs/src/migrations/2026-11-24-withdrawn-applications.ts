import { Migration } from '@mikro-orm/migrations';

/**
 * What its candidate withdrew is gone for its employer at once, and for good after some minutes: until then its candidate
 * may take that back. Meanwhile they may also apply anew.
 */
export class WithdrawnApplications extends Migration {
  override name = '2026-11-24-withdrawn-applications';

  override up(): void {
    this.addSql('alter table jobs.applications add withdrawn_at timestamptz');
    this.addSql('alter table jobs.applications drop constraint applications_once_per_job');
    this.addSql(`
      create unique index applications_once_per_job on jobs.applications (job_id, candidate_id)
        where withdrawn_at is null`);
    this.addSql(`
      create index applications_withdrawn on jobs.applications (withdrawn_at) where withdrawn_at is not null`);
    this.addSql(`
      create or replace view jobs.received_applications as
      select distinct a.candidate_id, j.employer_id
      from jobs.applications a join jobs.jobs j on j.id = a.job_id
      where a.withdrawn_at is null`);
  }
}
