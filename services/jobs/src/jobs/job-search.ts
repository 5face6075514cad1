import { type ListQuery, nullsLast, orderBy, type SortKey, validationError } from '@puente/service-kit';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** One way of finding jobs, and how well each job answers it. */
export interface Match {
  readonly where: RawBuilder<SqlBool>;
  readonly relevance?: RawBuilder<unknown>;
}

/** Ways to answer a search, best first: the next is for when one finds nothing. */
export function matchesOf(search: string | undefined): Match[] {
  if (search === undefined) return [{ where: sql<SqlBool>`true` }];
  const words = (search.match(/[\p{L}\p{N}]{3,}/gu) ?? []).slice(0, 8);
  return words.length === 0 ? [byStems(search)] : [byStems(search), bySimilarTitle(search, words)];
}

/** By the stems of the words, wherever in the job they stand; the title counts most. */
function byStems(search: string): Match {
  const query = sql`jobs.search_query(${search})`;
  return {
    where: sql<SqlBool>`j.search_vector @@ ${query}`,
    relevance: sql`ts_rank(j.search_vector, ${query})`,
  };
}

/** For a search with a slip of the pen: each word is in the job, or like a word of its title, or says nothing («de»). */
function bySimilarTitle(search: string, words: readonly string[]): Match {
  const conditions = words.map((word) => {
    const query = sql`jobs.search_query(${word})`;
    return sql`(numnode(${query}) = 0 or j.search_vector @@ ${query} or jobs.plain(${word}) <<% jobs.plain(j.title))`;
  });
  const likeness = words.map((word) => sql`strict_word_similarity(jobs.plain(${word}), jobs.plain(j.title))`);
  return {
    where: sql<SqlBool>`numnode(jobs.search_query(${search})) > 0 and ${sql.join(conditions, sql` and `)}`,
    relevance: sql`${sql.join(likeness, sql` + `)}`,
  };
}

const newest: SortKey = { name: 'datePosted', direction: 'desc' };
const best: SortKey = { name: 'relevance', direction: 'desc' };

/**
 * The order asked for; else the best first in a search and the newest first without one.
 * @throws ApiError 400 for relevance without a search
 */
export function jobOrder({ sort, search }: ListQuery, { relevance }: Match): RawBuilder<unknown> {
  const byRelevance = sort.some(({ name }) => name === 'relevance');
  if (byRelevance && search === undefined) {
    throw validationError([{ path: ['sort'], message: 'Para ordenar por relevancia hace falta _q.' }]);
  }
  const asked = sort.length > 0 ? sort : search === undefined ? [newest] : [best];
  const keys = asked.at(-1)?.name === 'relevance' ? [...asked, newest] : asked;
  return orderBy(
    keys,
    {
      datePosted: sql`j.date_posted`,
      title: sql`jobs.plain(j.title)`,
      salary: nullsLast(sql`j.annual_salary`),
      ...(relevance && { relevance }),
    },
    sql`j.id`,
  );
}
