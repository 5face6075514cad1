import { raw } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { readPlaces } from './places.ts';

/** The places that a search may name, and where each job is (decision 34). */
export class Places extends Migration {
  override name = '2026-11-24-places';

  override async up(): Promise<void> {
    const places = await readPlaces();
    this.addSql(tables);
    this.addSql(raw(fill, [JSON.stringify(places.map((place, at) => ({ id: at + 1, ...place })))]));
    this.addSql(indexes);
    this.addSql(where);
    this.addSql(trigger);
    this.addSql(jobIndexes);
  }
}

const tables = `
create table jobs.places (
  id integer primary key,
  country text not null,
  province text,
  city text,
  size integer not null,
  latitude real not null,
  longitude real not null,
  postal boolean not null
);

create table jobs.place_names (
  name text not null,
  place_id integer not null references jobs.places (id) on delete cascade,
  primary key (name, place_id)
);
`;

const fill = `
with given as (
  select * from jsonb_to_recordset(?) as given (id integer, country text, province text, city text, size integer,
    latitude real, longitude real, postal boolean, names jsonb)),
place as (
  insert into jobs.places select id, country, province, city, size, latitude, longitude, postal from given returning id)
insert into jobs.place_names
select name, place.id from place join given using (id), jsonb_array_elements_text(given.names) as name
`;

const indexes = `
create unique index places_by_name on jobs.places (country, province, city) nulls not distinct;
create index place_names_by_start on jobs.place_names (name text_pattern_ops);
create index place_names_by_likeness on jobs.place_names using gin (name public.gin_trgm_ops);
analyze jobs.places, jobs.place_names;
`;

/**
 * A point of the globe as one of space, in kilometres from the centre of the Earth: straight distances through the Earth
 * grow as those on it do, and know neither poles nor date line.
 */
const where = `
create function jobs.on_earth(latitude double precision, longitude double precision) returns public.cube
  language sql immutable strict parallel safe
  return public.cube(array[
    6371 * cos(radians(latitude)) * cos(radians(longitude)),
    6371 * cos(radians(latitude)) * sin(radians(longitude)),
    6371 * sin(radians(latitude))]);

create index places_by_location on jobs.places using gist (jobs.on_earth(latitude, longitude)) where postal;
`;

/**
 * As before the city of a job in the United States follows from its postal code. Elsewhere its employer may choose one of
 * the state's. A job is where its postal code or its city is, else where people of its state live on average.
 */
const trigger = `
alter table jobs.jobs add column location public.cube;

create or replace function jobs.set_city() returns trigger language plpgsql as $$
declare
  spot record;
begin
  if new.country = 'Estados Unidos' then
    select z.city, z.latitude, z.longitude into spot
      from jobs.zip_codes z where z.zip = new.zip_code and z.province = new.province;
  else
    select p.city, p.latitude, p.longitude into spot
      from jobs.places p where p.country = new.country and p.province = new.province and p.city = new.city;
  end if;
  new.city := spot.city;
  if spot.city is null then
    select p.city, p.latitude, p.longitude into spot
      from jobs.places p where p.country = new.country and p.province = new.province and p.city is null;
  end if;
  new.location := jobs.on_earth(spot.latitude, spot.longitude);
  return new;
end $$;

drop trigger jobs_city on jobs.jobs;
create trigger jobs_city before insert or update of country, province, zip_code, city, location on jobs.jobs
  for each row execute function jobs.set_city();

update jobs.jobs set location = null;
`;

const jobIndexes = `
create index jobs_by_location on jobs.jobs using gist (location) include (id, closes_on) where status = 'Publicado';
create index jobs_by_city on jobs.jobs (province, city, published_at desc, id desc) include (closes_on)
  where status = 'Publicado';
`;
