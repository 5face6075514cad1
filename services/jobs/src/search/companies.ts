import { type EntityManager } from '@mikro-orm/postgresql';
import { ofAnyLength, preparedRowsOf } from '@puente/service-kit';
import { sql } from 'kysely';

/** A company whose name has some of the words. */
export interface NamedCompany {
  readonly id: number;
  /** Whether its name has the word, of each. */
  readonly has: readonly boolean[];
}

/** More than these are not meant by a word. */
const most = 60;

/** The companies whose names have most of these words; none where those say nothing («restaurante»). */
export async function companiesNamed(em: EntityManager, words: readonly string[]): Promise<NamedCompany[]> {
  // Each word by itself, which its index answers: whoever asks a name for its words has them made anew.
  const rows = await preparedRowsOf(
    em,
    sql<{ id: number; at: number[] }>`
      with asked as materialized (
        select place::int as place, plainto_tsquery('pg_catalog.spanish', jobs.plain(word)) as query
        from unnest(${ofAnyLength('text[]', words)}) with ordinality as given (word, place))
      select c.user_id as id, array_agg(asked.place) as at
      from asked, lateral (
        select c.user_id from identity.company_names c where numnode(asked.query) > 0 and c.words @@ asked.query
        offset 0) c
      group by c.user_id order by count(*) desc, c.user_id limit ${most}`,
  );
  const found = rows.map(({ id, at }) => ({ id, has: words.map((_, n) => at.includes(n + 1)) }));
  const best = Math.max(0, ...found.map(count));
  if (best === 1 && found.length === most) return [];
  return found.filter((company) => count(company) === best);
}

function count({ has }: NamedCompany): number {
  return has.filter(Boolean).length;
}
