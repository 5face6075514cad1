import { Migration } from '@mikro-orm/migrations';

/** The instant of the first publication, which the newest jobs are told apart by; `date_posted` is its day. */
export class PublishedAt extends Migration {
  override name = '2026-11-24-published-at';

  override up(): void {
    this.addSql('alter table jobs.jobs add published_at timestamptz');
    this.addSql(trigger);
    this.addSql('update jobs.jobs set date_posted = date_posted where date_posted is not null');
    this.addSql(indexes);
  }
}

/**
 * Day and instant go together, whoever writes, and stay when a job is published again. Who knows the instant gives it; who
 * gives the day alone means its beginning, and today's is now. Days are those of UTC.
 */
const trigger = `
create function jobs.set_published_at() returns trigger language plpgsql as $$
declare
  today constant date := (now() at time zone 'utc')::date;
begin
  if new.published_at is not null and new.published_at is distinct from old.published_at then
    new.date_posted := (new.published_at at time zone 'utc')::date;
  elsif new.date_posted is not null and (new.published_at is null or new.date_posted is distinct from old.date_posted) then
    new.published_at := case when new.date_posted = today then now() else new.date_posted::timestamp at time zone 'utc' end;
  elsif new.published_at is null and new.status = 'Publicado' then
    new.published_at := now();
    new.date_posted := today;
  end if;
  return new;
end $$;

create trigger jobs_published before insert or update of status, date_posted, published_at on jobs.jobs
  for each row execute function jobs.set_published_at();
`;

/** As before, by the instant instead of the day. */
const facets = {
  jobs_by_date: '',
  jobs_by_place: 'country, province, ',
  jobs_by_province: 'province, ',
  jobs_by_category: 'category, ',
  jobs_by_subcategory: 'subcategory, ',
  jobs_by_modality: 'modality, ',
  jobs_by_language: 'work_language, ',
  jobs_by_visa: 'visa_requirement, ',
  jobs_by_type: 'job_type, ',
};

const indexes = [
  ...Object.entries(facets).map(
    ([name, columns]) => `drop index jobs.${name};
      create index ${name} on jobs.jobs (${columns}published_at desc, id desc) where status = 'Publicado'`,
  ),
  `drop index jobs.jobs_by_employer;
   create index jobs_by_employer on jobs.jobs (employer_id, published_at desc, id desc)`,
].join(';\n');
