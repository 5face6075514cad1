import { Migration } from '@mikro-orm/migrations';

/** What the pages of jobs ask for: the day each last changed, for who reads sitemaps, and jobs alike by an index. */
export class JobPages extends Migration {
  override name = '2026-11-24-job-pages';

  override up(): void {
    this.addSql(`
      alter table jobs.jobs add changed_on date not null default (now() at time zone 'utc')::date`);
    this.addSql('update jobs.jobs set changed_on = date_posted where date_posted is not null');
    this.addSql(`
      create function jobs.note_change() returns trigger language plpgsql as $$
      begin
        new.changed_on := (now() at time zone 'utc')::date;
        return new;
      end $$`);
    // Of what a reader sees, and of nothing else.
    this.addSql(`
      create trigger jobs_changed before update of title, description, requirements, benefits, country, province,
        zip_code, city, category, subcategory, modality, work_language, visa_requirement, job_type, salary, phone,
        contact_email, affinities, status, closes_on on jobs.jobs
        for each row execute function jobs.note_change()`);
    this.addSql(`
      create index jobs_by_place_and_trade on jobs.jobs
        (country, province, subcategory, published_at desc, id desc) where status = 'Publicado'`);
    this.addSql(`
      create index jobs_by_trade on jobs.jobs
        (country, subcategory, published_at desc, id desc) where status = 'Publicado'`);
  }
}
