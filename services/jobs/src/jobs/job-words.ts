import { type EntityManager } from '@mikro-orm/postgresql';
import { preparedRowsOf, rowsOf } from '@puente/service-kit';
import { type CompiledQuery, type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Jobs } from '../job-index/current-jobs.ts';
import { type Sought } from '../search/ways.ts';
import { apart, shareOfQuery, type ShareOfBoth, together, wordShares } from '../search/word-shares.ts';
import { type Match } from './job-search.ts';
import { openToAll } from './open-jobs.ts';

interface Ids {
  ids: number[];
}

/** The ids of those open jobs that meet a condition. As JSON, which is read far faster than an array. */
export function idsWhere(where: RawBuilder<SqlBool>, order?: RawBuilder<unknown>): RawBuilder<Ids> {
  const ordered = order ? sql`order by ${order}` : sql``;
  // Sorted inside, or each whole row would be kept for it.
  return sql<Ids>`
    select array_to_json(array(select j.id from jobs.jobs j where ${openToAll} and ${where} ${ordered})) as ids`;
}

/** By which it is known whether the same was asked before. */
export const textOf = ({ sql: text, parameters }: CompiledQuery): string =>
  `${text} ${JSON.stringify(parameters)}`;

/**
 * Most searches are of few words and no company, and so of few texts: what comes again and again is prepared. Where companies or
 * parts of a town may be instead of words, the best plan depends on which.
 */
const mostPrepared = 60;
const oftenEnough = 3;
const mostCounted = 1000;
const prepared = new Set<string>();
const timesAsked = new Map<string, number>();

export async function askForIds(
  em: EntityManager,
  query: CompiledQuery<Ids>,
  { words }: Match,
): Promise<readonly number[]> {
  const isOfWords = words?.every((some) => some.every(({ companies }) => companies.length === 0));
  const [row] =
    isOfWords && isPrepared(query.sql)
      ? await preparedRowsOf(em, { compile: () => withHiddenWords(query) })
      : (await em.getKysely().executeQuery(query)).rows;
  return row?.ids ?? [];
}

/** PostgreSQL plans anew for each query of its text search that it sees, and it is the same plan: so it sees none. */
const withHiddenWords = (query: CompiledQuery<Ids>): CompiledQuery<Ids> => ({
  ...query,
  sql: query.sql.replaceAll(/\$\d+::tsquery/g, (given) => `(select ${given})`),
});

/** Of the first texts that come most are seldom ones, which would leave no room for the others. */
function isPrepared(text: string): boolean {
  if (prepared.has(text)) return true;
  if (prepared.size >= mostPrepared) return false;
  const times = (timesAsked.get(text) ?? 0) + 1;
  if (timesAsked.size >= mostCounted) timesAsked.clear();
  timesAsked.set(text, times);
  if (times < oftenEnough) return false;
  timesAsked.delete(text);
  prepared.add(text);
  return true;
}

/** How many jobs have the words, as far as statistics tell it. */
export interface Expected {
  /** If words know nothing of each other. */
  readonly likely: number;
  /** If they are always said together, as those of a title are. */
  readonly most: number;
}

/** How many jobs are to be expected, by PostgreSQL's statistics; by which it is chosen how they are looked for. */
export async function expectedJobs(
  em: EntityManager,
  { where, words }: Match,
  jobs: Jobs,
): Promise<Expected> {
  if (!words) {
    const rows = await plannedRows(em, where);
    return { likely: rows, most: rows };
  }
  const { size } = jobs.index;
  const shareOf = await wordShares(em, jobs.memory);
  const expected = (both: ShareOfBoth) => {
    const of = ({ query, companies }: Sought) =>
      shareOfQuery(query, shareOf, both) +
      companies.reduce((sum, company) => sum + jobs.index.jobsOf(company), 0) / Math.max(size, 1);
    const shares = words.map((some) => some.reduce((sum, one) => sum + of(one), 0));
    return size * shares.reduce((all, share) => both(all, Math.min(share, 1)), 1);
  };
  return { likely: expected(apart), most: expected(together) };
}

async function plannedRows(em: EntityManager, where: RawBuilder<SqlBool>): Promise<number> {
  const [row] = await rowsOf(
    em,
    sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
      explain (format json) select from jobs.jobs j where j.status = 'Publicado' and ${where}`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
