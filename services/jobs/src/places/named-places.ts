import { type EntityManager } from '@mikro-orm/postgresql';
import { ofAnyLength, preparedRowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { type Place, placeColumns } from './known-place.ts';

/** A place by one of its names. */
export interface NamedPlace extends Place {
  /** The name that was asked for, as `placeKey` writes it. */
  asked: string;
  /** Letters that are missing, too many or others in it. */
  slips: number;
}

/** Places by their very names, the biggest first. */
export function placesNamed(em: EntityManager, names: readonly string[]): Promise<NamedPlace[]> {
  return preparedRowsOf(
    em,
    sql<NamedPlace>`
      select n.name as asked, 0 as slips, ${placeColumns}
      from jobs.place_names n join jobs.places p on p.id = n.place_id
      where n.name = any(${ofAnyLength('text[]', names)})
      order by p.size desc limit 500`,
  );
}

/** Which names begin with each of these words, or are it; the words of a name are those of `placeKey`. */
export async function placeNamesFrom(
  em: EntityManager,
  words: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  // A range, as `like` uses no index for what it is told row by row: what follows a space is «!».
  const rows = await preparedRowsOf(
    em,
    sql<{ word: string; names: string[] }>`
      select word, array(
        select n.name from jobs.place_names n
        where n.name = word or (n.name ~>=~ (word || ' ') and n.name ~<~ (word || '!'))) as names
      from unnest(${ofAnyLength('text[]', words)}) as word`,
  );
  return new Map(rows.map(({ word, names }) => [word, new Set(names)]));
}

/** How many letters of a name so long may be wrong. */
const forgiven = sql`case when length(asked) < 4 then 0 when length(asked) < 6 then 1 when length(asked) < 9 then 2 else 3 end`;

/** Who writes two letters wrong means a place that is known: «centro» is no slip for Centre, where 3,600 people live. */
const wellKnown = sql`p.size >= 500 * power(10, levenshtein(n.name, asked))`;

/**
 * Places by names that are spelled like these, the likeliest of each first: a letter more that is wrong weighs as much as
 * a hundred times the inhabitants. GIN by trigrams finds them.
 */
export function placesSpelledLike(em: EntityManager, names: readonly string[]): Promise<NamedPlace[]> {
  return preparedRowsOf(
    em,
    sql<NamedPlace>`
      select asked, likely.* from unnest(${[...names]}::text[]) as asked, lateral (
        select levenshtein(n.name, asked) as slips, ${placeColumns}
        from jobs.place_names n join jobs.places p on p.id = n.place_id
        where n.name % asked and ${wellKnown} and levenshtein_less_equal(n.name, asked, ${forgiven}) <= ${forgiven}
        order by levenshtein(n.name, asked) - log(p.size + 1) / 2 limit 20) likely`,
  );
}
