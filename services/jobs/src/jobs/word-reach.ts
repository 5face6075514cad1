import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Bits, count } from '../job-index/bits.ts';
import { type JobIndex } from '../job-index/job-index.ts';

/** Up to so many jobs that have the words are all looked for. */
export const mostForAll = 1000;
/** Of more than that so many: the newest that have them and that filters leave. */
const enough = 500;
/** So many that have the words may be read for it, whatever filters leave of them. */
const mostRead = 6000;
/** One by one, of those that filters leave: all, or as many as it takes to find enough. */
const mostByIds = 3000;

/** As `jobs_by_words` has it: a job's age, by thousands and by sixteen thousands. */
const ages = sql`array[j.id >> 10, -1 - (j.id >> 14)]`;
const mostAges = 64;

/** Among which jobs words are looked for, and whether others may have them, too. */
export interface Reach {
  readonly where: RawBuilder<SqlBool>;
  readonly capped: boolean;
  /** Among how many jobs. */
  readonly among: number;
}

/**
 * Where words that many jobs have are looked for, so that a search reads as much among a million jobs as among ten thousand
 * (decision 41). Undefined: everywhere.
 * @param left those that filters leave
 * @param expected how many jobs have the words, by the statistics of PostgreSQL
 */
export function reachOf(index: JobIndex, left: Bits, expected: number): Reach | undefined {
  if (expected <= mostForAll) return undefined;
  const share = expected / index.size;
  const lefts = count(left);
  if (lefts === 0) return undefined;
  const read = Math.min((enough * index.size) / lefts, mostRead);
  if (Math.min(lefts, mostByIds) * share > (read * lefts) / index.size) {
    const most = lefts > mostByIds ? Math.min(mostByIds, Math.ceil(enough / share)) : lefts;
    const ids = index.page(left, [newestFirst], 0, most);
    return { where: sql<SqlBool>`j.id = any(${ids}::int[])`, capped: lefts > most, among: ids.length };
  }
  const back = read / share;
  if (back >= index.size) return undefined;
  const where = since(index.lastId * (1 - back / index.size), index.lastId);
  return { where, capped: true, among: back };
}

const newestFirst = { name: 'datePosted', direction: 'desc' } as const;

function since(first: number, last: number): RawBuilder<SqlBool> {
  const fine = (last >> 10) - (first >> 10) < mostAges;
  const shift = fine ? 10 : 14;
  const numbers = Array.from(
    { length: (last >> shift) - (first >> shift) + 2 },
    (_, n) => (first >> shift) + n,
  );
  return sql<SqlBool>`${ages} && ${fine ? numbers : numbers.map((age) => -1 - age)}::int[]`;
}
