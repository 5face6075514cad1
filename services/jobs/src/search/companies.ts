import { type EntityManager } from '@mikro-orm/postgresql';
import { preparedRowsOf } from '@puente/service-kit';
import { sql } from 'kysely';

/** A company whose name has some of the words. */
export interface NamedCompany {
  readonly id: number;
  /** Whether its name has the word, of each. */
  readonly has: readonly boolean[];
}

/** More than these are not meant by a word. */
const most = 60;

// The view makes words of a name wherever they are asked for: behind the offset once for each company.
/** The companies whose names have most of these words; none where those say nothing («restaurante»). */
export async function companiesNamed(em: EntityManager, words: readonly string[]): Promise<NamedCompany[]> {
  const found = await preparedRowsOf(
    em,
    sql<NamedCompany>`
      with asked as materialized (
        select array_agg(plainto_tsquery('pg_catalog.spanish', jobs.plain(word)) order by place) as queries
        from unnest(${[...words]}::text[]) with ordinality as given (word, place)),
      likely as materialized (
        select c.user_id as id, array(select c.words @@ query from unnest(asked.queries) query) as has
        from asked, lateral (
          select c.user_id, c.words from identity.company_names c
          where c.words @@ (select replace(string_agg(query::text, ' | '), '&', '|')::tsquery
            from unnest(asked.queries) query where numnode(query) > 0)
          offset 0) c)
      select id, has from likely
      order by cardinality(array_positions(has, true)) desc limit ${most}`,
  );
  const best = Math.max(0, ...found.map(count));
  if (best === 1 && found.length === most) return [];
  return found.filter((company) => count(company) === best);
}

function count({ has }: NamedCompany): number {
  return has.filter(Boolean).length;
}
