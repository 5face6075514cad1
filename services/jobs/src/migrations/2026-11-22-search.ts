import { raw } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { readZipCodes } from './zip-codes.ts';

/** Search by words (decision 8), and the city of a job. It takes nothing for granted but the first migration. */
export class Search extends Migration {
  override name = '2026-11-22-search';

  override async up(): Promise<void> {
    this.addSql('alter table jobs.jobs drop column search_vector');
    this.addSql(functions);
    this.addSql(zipCodes);
    this.addSql(raw(fillZipCodes, [JSON.stringify(await readZipCodes())]));
    this.addSql(city);
    this.addSql(searchVector);
  }
}

/** A letter or a digit, whatever the locale of the database calls a letter. */
const letter = '[^[:space:][:punct:]]';
const end = `(?!${letter})`;
const signs = "]!#$%&''()*+,./:;<=>?@[\\\\^_`{|}~¡¿«»“”‘’·–—…•";

/** What `words` does to a text, in this order: [pattern, replacement]. */
const steps = [
  // «Cociner@s»: one gender; the stemmer knows the other.
  [`@(s?)${end}`, 'a\\1'],
  // «Cocinero/a», «operador(a)», «conductor/ora», «compañeros/as»: the ending of the other gender is no word.
  [`(${letter})[-/(](r|[dst]?or)?[ao]s?${end}`, '\\1 '],
  // Signs, save quotes.
  [`[${signs}]+`, ' '],
  // A hyphen is a sign too, save the minus before a word.
  ['(?<=[^[:space:]])-|-(?=[[:space:]-]|$)', ' '],
  // «Financiera», «ingenieras»: the stemmer takes -iera for the ending of a verb, …
  [`iera(s?)${end}`, 'iero\\1'],
  // … and «chofer» and «auxiliar», but not their plurals, for infinitives.
  [`(${letter}[aeo]r)es${end}`, '\\1'],
] as const;

const words = steps.reduce(
  (text, [pattern, replacement]) => `regexp_replace(${text}, '${pattern}', '${replacement}', 'gi')`,
  'value',
);

/**
 * - `words`: the words of a text as they are looked for, without signs (PostgreSQL's own parser reads «cocinero/a» as a
 *   path). Quotes, and a minus before a word, stay: they mean something in a search.
 * - `stems`: those of the words as written and of the words without accents, as before.
 */
const functions = `
create function jobs.words(value text) returns text
  language sql immutable strict parallel safe
  return ${words};

create function jobs.stems(words text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('pg_catalog.spanish'::regconfig, words)
    || to_tsvector('pg_catalog.spanish'::regconfig, jobs.plain(words));

create function jobs.wanted(words text) returns tsquery
  language sql immutable strict parallel safe
  return websearch_to_tsquery('pg_catalog.spanish'::regconfig, words)
    || websearch_to_tsquery('pg_catalog.spanish'::regconfig, jobs.plain(words));

create or replace function jobs.search_terms(value text) returns tsvector
  language sql immutable strict parallel safe
  return jobs.stems(translate(jobs.words(value), '-', ' '));

create or replace function jobs.search_query(value text) returns tsquery
  language sql immutable strict parallel safe
  return jobs.wanted(jobs.words(value));
`;

const zipCodes = `
create table jobs.zip_codes (
  zip text primary key,
  city text not null,
  province text not null,
  latitude real not null,
  longitude real not null
);
`;

const fillZipCodes = `
insert into jobs.zip_codes
select zip, city, province, latitude, longitude
from jsonb_to_recordset(?) as row(zip text, city text, province text, latitude real, longitude real)
`;

/** Kept by a trigger, whoever writes and whatever they write; where state and postal code disagree there is none. */
const city = `
alter table jobs.jobs add column city text;

create function jobs.set_city() returns trigger language plpgsql as $$
begin
  new.city := (
    select z.city from jobs.zip_codes z
    where new.country = 'Estados Unidos' and z.zip = new.zip_code and z.province = new.province);
  return new;
end $$;

create trigger jobs_city before insert or update of country, province, zip_code, city on jobs.jobs
  for each row execute function jobs.set_city();

update jobs.jobs set city = null where country = 'Estados Unidos';
`;

const searchVector = `
alter table jobs.jobs add column search_vector tsvector not null generated always as (
  setweight(jobs.search_terms(coalesce(title, '')), 'A')
  || setweight(jobs.search_terms(coalesce(category, '') || ' ' || coalesce(subcategory, '')), 'B')
  || setweight(jobs.search_terms(
    coalesce(city, '') || ' ' || coalesce(province, '') || ' ' || coalesce(country, '') || ' ' || coalesce(zip_code, '')
  ), 'C')
  || setweight(jobs.search_terms(
    coalesce(description, '') || ' ' || coalesce(requirements, '') || ' ' || coalesce(benefits, '')), 'D')
) stored;

-- Ranking reads it for every row found: kept in the row, a search of many rows takes a third of the time.
alter table jobs.jobs alter column search_vector set storage main;

create index jobs_by_words on jobs.jobs using gin (search_vector) where status = 'Publicado';

drop index jobs.jobs_by_similar_title;
create index jobs_by_similar_words on jobs.jobs
  using gin (jobs.plain(title || ' ' || coalesce(city, '')) public.gin_trgm_ops) where status = 'Publicado';
`;
