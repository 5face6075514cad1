import { Migration } from '@mikro-orm/migrations';

/** Published to identity: an employer reads the CV of whoever has applied to them, and of nobody else (decision 29). */
export class ReceivedApplications extends Migration {
  override name = '2026-11-23-received-applications';

  override up(): void {
    this.addSql(`
      create view jobs.received_applications as
      select distinct a.candidate_id, j.employer_id
      from jobs.applications a join jobs.jobs j on j.id = a.job_id`);
  }
}
