import { type EntityManager } from '@mikro-orm/postgresql';
import { type Country, countries, provincesByCountry } from '@puente/domain/places';
import { rowsOf } from '@puente/service-kit';
import { type RawBuilder, sql } from 'kysely';

/** A word of a search; «de» and «en» say nothing. */
export interface SplitWord {
  readonly word: string;
  readonly says: boolean;
}

/** Where somebody looks for work: a country, a state of it, or a town. */
export interface Place {
  readonly country: Country;
  readonly province: string | null;
  readonly city: string | null;
}

/** What names a place in a search. */
interface Name extends Place {
  readonly text: string;
}

interface Span {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const usa: Country = 'Estados Unidos';
const longestName = 4;

/** The narrowest place that words name, and the words besides names of places. */
export async function placeIn(
  em: EntityManager,
  words: readonly SplitWord[],
): Promise<{ place: Place; rest: SplitWord[] } | undefined> {
  const spans = spansOf(words);
  const names = await knownNames(em, [...new Set(spans.map(({ text }) => text))]);
  const known = spans.filter(({ text }) => names.some((name) => name.text === text));
  // «Nuevo México» is not in México.
  const whole = known.filter(
    (span) => !known.some((other) => other !== span && other.from <= span.from && span.to <= other.to),
  );
  const within = whole.flatMap(({ text }) => names.filter((name) => name.text === text));
  const states = within.filter(({ city }) => city === null).map(({ province }) => province);
  const towns = within.filter(({ city }) => city !== null);
  const place =
    towns.find(({ province }) => states.includes(province)) ??
    towns[0] ??
    within.find(({ province }) => province !== null) ??
    within[0];
  if (!place) return undefined;
  const rest = words.filter((_, at) => !whole.some(({ from, to }) => from <= at && at < to));
  return { place, rest };
}

/** Every run of words that may be a name. */
function spansOf(words: readonly SplitWord[]): Span[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestName, words.length - from) }, (_unused, more) => {
      const run = words.slice(from, from + more + 1);
      const text = run.map(({ word }) => word.toLowerCase()).join(' ');
      return { text, from, to: from + more + 1, says: run.some(({ says }) => says) };
    }).filter(({ says }) => says),
  );
}

const regions = countries.flatMap((country) => [
  { name: country, country, province: null },
  ...provincesByCountry[country].map((province) => ({ name: province, country, province })),
]);

/**
 * Which of the texts name a place: a state before a town of the same name, a town where it has most postal codes first.
 * No town is meant by a word that jobs have, but none of them for being there («mesa» is one in Arizona).
 */
function knownNames(em: EntityManager, texts: readonly string[]): Promise<Name[]> {
  return rowsOf(
    em,
    sql<Name>`
      with asked as (select text, jobs.plain(text) as plain from unnest(${texts}::text[]) as text),
      region as materialized (
        select asked.text, region.country, region.province
        from asked join jsonb_to_recordset(${JSON.stringify(regions)}::jsonb)
          as region (name text, country text, province text) on jobs.plain(jobs.words(region.name)) = asked.plain),
      town as materialized (
        select asked.text, z.province, z.city, count(*) as size
        from asked join jobs.zip_codes z on jobs.plain(jobs.words(z.city)) = asked.plain
        where asked.text not in (select text from region)
        group by asked.text, z.province, z.city)
      select text, country, province, null as city, 0 as size from region
      union all
      select asked.text, ${usa}, z.province, z.city, 1 from asked join jobs.zip_codes z on z.zip = asked.text
      union all
      select town.text, ${usa}, town.province, town.city, town.size from town
        where (
          with found as materialized (
            select city from jobs.jobs
            where status = 'Publicado' and search_vector @@ jobs.search_query(town.text))
          select count(*) = 0 or bool_or(found.city = town.city) from found)
      order by size desc`,
  );
}

/** By what the index of words knows it. */
export function nameOf({ city, province, country }: Place): string {
  return city ?? province ?? country;
}

/** Whether a job is there. */
export function isIn({ city, province, country }: Place): RawBuilder<unknown> {
  if (city !== null) return sql`coalesce(j.city = ${city}, false)`;
  return province === null ? sql`j.country = ${country}` : sql`j.province = ${province}`;
}
