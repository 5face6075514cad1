import { Migration } from '@mikro-orm/migrations';

/**
 * What is written beside a new job: that it is there is told of all jobs of a statement at once instead of each, and what was answered is kept
 * as the text that it is, which nobody looks into.
 */
export class Publications extends Migration {
  override name = '2026-12-01-publications';

  override up(): void {
    this.addSql('alter table jobs.idempotency_keys alter column written type json using written::json');
    this.addSql(`
      create function jobs.log_new() returns trigger language plpgsql security definer set search_path = '' as $$
      begin
        insert into jobs.job_changes (job_id) select id from written where status = 'Publicado';
        return null;
      end $$`);
    this.addSql(`
      create or replace trigger jobs_logged after update or delete on jobs.jobs
        for each row execute function jobs.log_change()`);
    this.addSql(`
      create trigger jobs_logged_new after insert on jobs.jobs referencing new table as written
        for each statement execute function jobs.log_new()`);
  }
}
