import { Migration } from '@mikro-orm/migrations';

/**
 * An application outlives its job, for who sent it; what the employer noted there is nobody's to read any more, and goes
 * with the job, also where the job goes with its employer's account. Before the deletion, since what follows it would
 * be done with the rights of whoever began: the identity service, which has none here.
 */
export class NotesOfDeletedJobs extends Migration {
  override name = '2026-11-23-notes-of-deleted-jobs';

  override up(): void {
    this.addSql(`
      update jobs.applications a set notes = null
      where notes is not null and not exists (select from jobs.jobs j where j.id = a.job_id)`);
    this.addSql(`
      create function jobs.forget_notes() returns trigger language plpgsql as $$
      begin
        update jobs.applications set notes = null where job_id = old.id and notes is not null;
        return old;
      end $$`);
    this.addSql(`
      create trigger jobs_notes before delete on jobs.jobs
        for each row execute function jobs.forget_notes()`);
  }
}
