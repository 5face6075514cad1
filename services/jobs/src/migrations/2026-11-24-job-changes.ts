import { Migration } from '@mikro-orm/migrations';

/** What lists are counted by (decision 33): the changes of published jobs, and an index that holds all that jobs are filtered by. */
export class JobChanges extends Migration {
  override name = '2026-11-24-job-changes';

  override up(): void {
    this.addSql(changes);
    this.addSql(index);
  }
}

const changes = `
create table jobs.job_changes (
  id bigint generated always as identity primary key,
  job_id integer not null,
  changed_by xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp()
);
create index job_changes_by_transaction on jobs.job_changes (changed_by, job_id);
create index job_changes_by_time on jobs.job_changes (changed_at);

-- With the rights of its owner: with an account, the jobs of its employer go by the identity service, which has none here.
create function jobs.log_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if 'Publicado' in (old.status, new.status) then
    insert into jobs.job_changes (job_id) values (coalesce(new.id, old.id));
  end if;
  return null;
end $$;

create trigger jobs_logged after insert or update or delete on jobs.jobs
  for each row execute function jobs.log_change();
`;

const index = `
create index jobs_by_id on jobs.jobs (id) include (title, employer_id, country, province, category, subcategory, modality,
  work_language, visa_requirement, job_type, affinities, annual_salary, published_at, closes_on)
  where status = 'Publicado';
`;
