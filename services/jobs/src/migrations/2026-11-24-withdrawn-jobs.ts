import { Migration } from '@mikro-orm/migrations';

/**
 * What is remembered of a job that everybody could read and nobody can any more: enough to say so, and to offer others
 * like it; nothing of its texts, and nobody's name. A job whose last day is over is still there to be asked.
 */
export class WithdrawnJobs extends Migration {
  override name = '2026-11-24-withdrawn-jobs';

  override up(): void {
    this.addSql(`
      create table jobs.withdrawn_jobs (
        id integer primary key,
        category text,
        subcategory text,
        country text,
        province text,
        location public.cube
      )`);
    // Drafts that once were open.
    this.addSql(`
      insert into jobs.withdrawn_jobs (id, category, subcategory, country, province, location)
      select id, category, subcategory, country, province, location from jobs.jobs
      where status = 'Borrador' and date_posted is not null`);
    // Before the change, since what follows a deletion would be done with the rights of whoever began: with its employer's
    // account a job goes by the identity service, which has none here.
    this.addSql(`
      create function jobs.remember_withdrawn() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.status = 'Publicado' then
          delete from jobs.withdrawn_jobs where id = new.id;
        elsif old.status = 'Publicado' then
          insert into jobs.withdrawn_jobs (id, category, subcategory, country, province, location)
          values (old.id, old.category, old.subcategory, old.country, old.province, old.location)
          on conflict (id) do update set category = excluded.category, subcategory = excluded.subcategory,
            country = excluded.country, province = excluded.province, location = excluded.location;
        end if;
        return case tg_op when 'DELETE' then old else new end;
      end $$`);
    this.addSql(`
      create trigger jobs_withdrawn before delete or update of status on jobs.jobs
        for each row execute function jobs.remember_withdrawn()`);
  }
}
