import { type EntityManager } from '@mikro-orm/postgresql';
import { ofAnyLength, preparedRowsOf, rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { type SearchMemory } from '../job-index/memory.ts';
import { parseQuery, type TextQuery } from '../job-index/text-query.ts';
import { tradeNames } from './trade-words.ts';

interface NameQuery {
  readonly name: string;
  /** For all its words. */
  readonly query: TextQuery;
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
  memory: SearchMemory,
): Promise<ReadonlyMap<string, TextQuery>> {
  if (names.length === 0) return new Map();
  const queries = (queriesOnce ??= await readQueries(em));
  const asked = names.flatMap((name) => queries.get(name) ?? []);
  const used = await usedStems(em, new Set(asked.flatMap(({ stems }) => stems)), memory);
  return new Map(
    asked
      .filter(({ stems }) => stems.every((stem) => used.has(stem)))
      .map(({ name, query }) => [name, query]),
  );
}

/** Those that titles or trades of jobs have. What one had once stays in the lexicon. */
async function usedStems(
  em: EntityManager,
  stems: ReadonlySet<string>,
  { lasting, passing }: SearchMemory,
): Promise<ReadonlySet<string>> {
  const used = new Set([...stems].filter((stem) => lasting.get(`stem ${stem}`)));
  const others = [...stems].filter((stem) => !used.has(stem) && !passing.get(`no stem ${stem}`));
  if (others.length === 0) return used;
  const rows = await preparedRowsOf(
    em,
    sql<{ stem: string }>`
      select distinct stem from jobs.lexicon where named and stem = any(${ofAnyLength('text[]', others)})`,
  );
  for (const { stem } of rows) {
    lasting.set(`stem ${stem}`, true);
    used.add(stem);
  }
  for (const stem of others) if (!used.has(stem)) passing.set(`no stem ${stem}`, true);
  return used;
}

/** Once: they are as unchanging as the words. */
async function readQueries(em: EntityManager): Promise<Map<string, NameQuery>> {
  const rows = await rowsOf(
    em,
    sql<Omit<NameQuery, 'query'> & { query: string }>`
      select name, jobs.search_query(name)::text as query, array(
        select jobs.stem(word) from regexp_split_to_table(regexp_replace(jobs.plain(name), ' -[a-z]+', '', 'g'), '[^a-z0-9]+') word
        where jobs.stem(word) is not null) as stems
      from unnest(${tradeNames()}::text[]) as name`,
  );
  return new Map(rows.map((row) => [row.name, { ...row, query: parseQuery(row.query) }]));
}
