import { type EntityManager } from '@mikro-orm/postgresql';
import { preparedRowsOf, rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { tradeNames } from './trade-words.ts';

interface NameQuery {
  readonly name: string;
  /** For all its words: a query of PostgreSQL's text search, as text. */
  readonly query: string;
  readonly stems: readonly string[];
}

let queriesOnce: Map<string, NameQuery> | undefined;

/**
 * The queries for names of trades, by the name: of those whose words are in titles or trades of jobs. (The others would find
 * nothing, and PostgreSQL, which thinks that any word finds something, would rather read the whole table.)
 */
export async function tradeQueries(
  em: EntityManager,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const queries = (queriesOnce ??= await readQueries(em));
  const asked = names.flatMap((name) => queries.get(name) ?? []);
  const rows = await preparedRowsOf(
    em,
    sql<{ stem: string }>`
      select distinct stem from jobs.lexicon
      where named and stem = any(${[...new Set(asked.flatMap(({ stems }) => stems))]}::text[])`,
  );
  const used = new Set(rows.map(({ stem }) => stem));
  return new Map(
    asked
      .filter(({ stems }) => stems.every((stem) => used.has(stem)))
      .map(({ name, query }) => [name, query]),
  );
}

/** Once: they are as unchanging as the words. */
async function readQueries(em: EntityManager): Promise<Map<string, NameQuery>> {
  const rows = await rowsOf(
    em,
    sql<NameQuery>`
      select name, jobs.search_query(name)::text as query, array(
        select jobs.stem(word) from regexp_split_to_table(regexp_replace(jobs.plain(name), ' -[a-z]+', '', 'g'), '[^a-z0-9]+') word
        where jobs.stem(word) is not null) as stems
      from unnest(${tradeNames()}::text[]) as name`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}
