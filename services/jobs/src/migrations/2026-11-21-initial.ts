import { Migration } from '@mikro-orm/migrations';

/**
 * The tables of the service. The values in its checks are those of `@puente/domain/jobs` on the day it was written: a
 * value added there needs a migration here (job-values.test.ts tells).
 */
export class Initial extends Migration {
  override name = '2026-11-21-initial';

  override up(): void {
    this.addSql(functions);
    this.addSql(jobs);
    this.addSql(jobIndexes);
    this.addSql(rest);
  }
}

/**
 * - `plain`: lower case without accents. `unaccent` is only stable, because its dictionary could be replaced; an index
 *   needs the promise that it will not be.
 * - Stems are those of the words as written and of the words without accents: the stemmer needs the accent of
 *   «operación» to see «operaciones», and people leave accents out when they search.
 */
const functions = `
create function jobs.plain(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create function jobs.search_terms(value text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('pg_catalog.spanish'::regconfig, value)
    || to_tsvector('pg_catalog.spanish'::regconfig, jobs.plain(value));

create function jobs.search_query(value text) returns tsquery
  language sql immutable strict parallel safe
  return websearch_to_tsquery('pg_catalog.spanish'::regconfig, value)
    || websearch_to_tsquery('pg_catalog.spanish'::regconfig, jobs.plain(value));
`;

const jobs = `
create table jobs.jobs (
  id integer generated always as identity primary key,
  employer_id integer not null references identity.users (id) on delete cascade,
  title text not null,
  description text not null,
  requirements text not null,
  benefits text not null,
  country text not null,
  province text not null,
  zip_code text not null,
  category text not null,
  subcategory text not null,
  modality text not null constraint jobs_modality_is_known
    check (modality in ('Presencial', 'Remoto', 'Semi-remoto')),
  work_language text not null constraint jobs_work_language_is_known
    check (work_language in ('Español', 'Inglés', 'Ambos')),
  visa_requirement text not null constraint jobs_visa_requirement_is_known
    check (visa_requirement in ('Visa requerida', 'Patrocinio disponible')),
  job_type text not null constraint jobs_job_type_is_known
    check (job_type in ('Tiempo completo', 'Medio tiempo', 'Freelance', 'Contrato')),
  salary text not null,
  -- What the text stands for (annualSalary of @puente/domain/jobs): for sorting only.
  annual_salary integer,
  phone text,
  contact_email text,
  highlight boolean not null default false,
  affinities text[] not null default '{}' constraint jobs_affinities_are_known check (affinities <@ array[
    'Mujeres', 'Personas con discapacidad', 'Padres y madres', 'Jóvenes', 'Pueblos Originarios']),
  status text not null constraint jobs_status_is_known check (status in ('Borrador', 'Publicado')),
  -- The day of the first publication.
  date_posted date constraint jobs_published_has_date check (status = 'Borrador' or date_posted is not null),
  search_vector tsvector not null generated always as (
    setweight(jobs.search_terms(title), 'A')
    || setweight(jobs.search_terms(category || ' ' || subcategory), 'B')
    || setweight(jobs.search_terms(province || ' ' || country), 'C')
    || setweight(jobs.search_terms(description || ' ' || requirements || ' ' || benefits), 'D')
  ) stored
);
`;

/** One index per facet, each in the order of the list, and one per other order. */
const jobIndexes = `
create index jobs_by_date on jobs.jobs (date_posted desc, id desc) where status = 'Publicado';
create index jobs_by_place on jobs.jobs (country, province, date_posted desc, id desc) where status = 'Publicado';
create index jobs_by_province on jobs.jobs (province, date_posted desc, id desc) where status = 'Publicado';
create index jobs_by_category on jobs.jobs (category, date_posted desc, id desc) where status = 'Publicado';
create index jobs_by_subcategory on jobs.jobs (subcategory, date_posted desc, id desc) where status = 'Publicado';
create index jobs_by_modality on jobs.jobs (modality, date_posted desc, id desc) where status = 'Publicado';
create index jobs_by_language on jobs.jobs (work_language, date_posted desc, id desc) where status = 'Publicado';
create index jobs_by_visa on jobs.jobs (visa_requirement, date_posted desc, id desc) where status = 'Publicado';
create index jobs_by_type on jobs.jobs (job_type, date_posted desc, id desc) where status = 'Publicado';
create index jobs_by_affinity on jobs.jobs using gin (affinities) where status = 'Publicado';
create index jobs_by_title on jobs.jobs (jobs.plain(title), id) where status = 'Publicado';
create index jobs_by_pay on jobs.jobs (annual_salary, id) where status = 'Publicado';
create index jobs_by_pay_down on jobs.jobs (annual_salary desc nulls last, id desc) where status = 'Publicado';
create index jobs_by_words on jobs.jobs using gin (search_vector) where status = 'Publicado';
create index jobs_by_similar_title on jobs.jobs using gin (jobs.plain(title) public.gin_trgm_ops)
  where status = 'Publicado';
create index jobs_by_employer on jobs.jobs (employer_id, date_posted desc, id desc);
`;

const rest = `
create table jobs.applications (
  id integer generated always as identity primary key,
  -- No foreign key: an application outlives its job, and then tells what its candidate saw.
  job_id integer not null,
  candidate_id integer not null references identity.users (id) on delete cascade,
  cover_letter text,
  notes text,
  status text not null default 'Enviada' constraint applications_status_is_known
    check (status in ('Enviada', 'En revisión', 'Entrevista', 'Rechazada', 'Contratada')),
  date_applied date not null default (now() at time zone 'utc')::date,
  seen_title text not null,
  seen_employer text,
  seen_country text not null,
  seen_province text not null,
  constraint applications_once_per_job unique (job_id, candidate_id)
);
create index applications_by_candidate on jobs.applications (candidate_id, id desc);

create table jobs.favorites (
  id integer generated always as identity primary key,
  job_id integer not null references jobs.jobs (id) on delete cascade,
  user_id integer not null references identity.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint favorites_once_per_job unique (user_id, job_id)
);
create index favorites_by_job on jobs.favorites (job_id);

create table jobs.job_reports (
  id integer generated always as identity primary key,
  job_id integer not null references jobs.jobs (id) on delete cascade,
  reporter_id integer references identity.users (id) on delete cascade,
  reason text not null constraint job_reports_reason_is_known check (reason in (
    'Cobran por trabajar o piden dinero', 'Información falsa', 'Discriminación', 'Ya no está disponible', 'Otro')),
  details text,
  created_at timestamptz not null default now(),
  constraint job_reports_once_per_person unique (job_id, reporter_id)
);
create index job_reports_by_reporter on jobs.job_reports (reporter_id);

create table jobs.posts (
  id integer generated always as identity primary key,
  nombre text not null,
  document_id text not null unique,
  number double precision,
  created_at timestamptz not null default now()
);
`;
