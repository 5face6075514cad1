import { type EntityManager } from '@mikro-orm/postgresql';
import { ofAnyLength, preparedRowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { type Memory, type SearchMemory } from '../job-index/memory.ts';

/** A company whose name has some of the words. */
export interface NamedCompany {
  readonly id: number;
  /** Whether its name has the word, of each. */
  readonly has: readonly boolean[];
}

/** More than these are not meant by a word. */
const most = 60;

/** The companies whose names have most of these words; none where those say nothing («restaurante»). */
export async function companiesNamed(
  em: EntityManager,
  words: readonly string[],
  { companies }: SearchMemory,
): Promise<NamedCompany[]> {
  const named = await companiesOfEach(em, words, companies);
  return bestNamed(named).map((id) => ({ id, has: named.map((ids) => ids.has(id)) }));
}

/**
 * Who is named by the most of some words. A word may be in the names of thousands: who has none but the commonest is not looked at one by
 * one, as there would be too many of them.
 */
export function bestNamed(named: readonly ReadonlySet<number>[]): number[] {
  const [commonest, ...others] = named.toSorted((one, other) => other.size - one.size);
  if (!commonest) return [];
  let [best, found]: [number, Set<number>] = [1, new Set()];
  for (const ids of others) {
    for (const id of ids) {
      const count = named.reduce((sum, some) => sum + Number(some.has(id)), 0);
      if (count > best) [best, found] = [count, new Set()];
      if (count === best) found.add(id);
    }
  }
  if (best === 1) {
    if (commonest.size + found.size >= most) return [];
    for (const id of commonest) found.add(id);
  }
  return [...found].sort((one, other) => one - other).slice(0, most);
}

/** Whose names have each of these words. Each word is asked for once. */
async function companiesOfEach(
  em: EntityManager,
  words: readonly string[],
  companies: Memory,
): Promise<ReadonlySet<number>[]> {
  const known = await companies.onceForEach<ReadonlySet<number>>(
    words,
    (word) => word,
    async (others) => {
      const rows = await askFor(em, others);
      return new Map(rows.map(({ word, ids }) => [word, new Set(ids)]));
    },
  );
  return words.map((word) => known.get(word) ?? new Set());
}

/** Each word by itself, which its index answers: whoever asks a name for its words has them made anew. */
function askFor(em: EntityManager, words: readonly string[]): Promise<{ word: string; ids: number[] }[]> {
  return preparedRowsOf(
    em,
    sql<{ word: string; ids: number[] }>`
      with asked as materialized (
        select word, plainto_tsquery('pg_catalog.spanish', jobs.plain(word)) as query
        from unnest(${ofAnyLength('text[]', words)}) as word)
      select asked.word, array(
        select c.user_id from identity.company_names c where numnode(asked.query) > 0 and c.words @@ asked.query
        offset 0) as ids
      from asked`,
  );
}
