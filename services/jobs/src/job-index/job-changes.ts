import { type EntityManager } from '@mikro-orm/postgresql';
import { ofAnyLength, preparedRowsOf, rowsOf } from '@puente/service-kit';
import { sql, type SqlBool } from 'kysely';
import { openToAll } from '../jobs/open-jobs.ts';
import { type JobIndex } from './job-index.ts';
import { type IndexedJob, indexedColumns, wordsColumn } from './indexed-jobs.ts';

/** How long changes are kept for whoever reads them. */
export const keepHours = 24;

/** What was committed when it was taken, as `pg_snapshot` writes itself. */
export type Snapshot = string;

/** Of nothing. */
export const noSnapshot: Snapshot = '1:1:';

/** What the database tells of a snapshot that was taken before. */
export interface Told {
  /** Whether a job or a company was changed that it does not see. */
  isNew: boolean;
  /** The day by which jobs end, in days since 1970. */
  today: number;
}

export interface Changes {
  snapshot: Snapshot;
  today: number;
  /** Of the jobs that were changed, ascending. */
  ids: number[];
  /** The first of them as they are now, those that are open. */
  first: ChangedJob[];
  /** Companies of which something else is published now, by their employers. */
  companies: number[];
}

type ChangedJob = IndexedJob & { words: string };

/** So many are read by one statement and applied in one turn, which takes some 20 ms among a million. */
const atOnce = 100;
/**
 * Where more jobs than so many have changed, all are read anew, and what lists show of them is written anew. Of 30,000 to 70,000 jobs 10,000 changes took
 * lists 1.2 to 1.4 s and searches as much; all of them took lists 0.4 to 1.4, and searches, which wait for all words, 2.7 to 3.6. Among a million 12,000
 * changes took lists 4 s, and all jobs 15.
 */
export const mostChanges = (jobs: number): number => Math.max(20_000, Math.floor(jobs / 50));

const currentDay = sql`(now() at time zone 'Pacific/Honolulu')::date - date '1970-01-01'`;

/**
 * Of a change `c`: that a snapshot does not see it, which is found by the index. Whatever has been writing since long before holds nothing up: what
 * was committed meanwhile is told once. Transactions of the future are of another cluster, whose dump was restored.
 */
const unseenBy = (
  snapshot: Snapshot,
) => sql<SqlBool>`(c.changed_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
  and c.changed_by < pg_snapshot_xmax(pg_current_snapshot()) and not pg_visible_in_snapshot(c.changed_by, ${snapshot}::pg_snapshot))`;

/** Ordered, or else a table of few new rows is read whole. */
const anyOf = (table: string, snapshot: Snapshot) =>
  sql`coalesce((select true from ${sql.table(table)} c where ${unseenBy(snapshot)} order by c.changed_by limit 1), false)`;

/** The columns of `Told`. */
export const toldSince = (snapshot: Snapshot) => sql`
  ${anyOf('jobs.job_changes', snapshot)} or ${anyOf('identity.company_changes', snapshot)} as "isNew", ${currentDay} as today`;

export async function currentSnapshot(em: EntityManager): Promise<Snapshot> {
  const [row] = await rowsOf(em, sql<{ snapshot: Snapshot }>`select pg_current_snapshot()::text as snapshot`);
  return row?.snapshot ?? noSnapshot;
}

/** So many changes from one look to the next take little to be read. */
export const mostOfCalm = 250;

/** How many changes of jobs there were since a snapshot, as far as it is calm, and one more. */
export async function newChanges(
  em: EntityManager,
  since: Snapshot = noSnapshot,
): Promise<{ snapshot: Snapshot; changes: number }> {
  const [row] = await preparedRowsOf(
    em,
    sql<{ snapshot: Snapshot; changes: number }>`
      select pg_current_snapshot()::text as snapshot, count(*)::int as changes
      from (select from jobs.job_changes c where ${unseenBy(since)} order by c.changed_by limit ${sql.lit(mostOfCalm + 1)}) few`,
  );
  if (!row) throw new Error('A count answers one row');
  return row;
}

/** What a snapshot does not see. @param most of so many jobs and one more the ids are told */
export async function changesSince(em: EntityManager, snapshot: Snapshot, most: number): Promise<Changes> {
  const limit = most === Infinity ? null : most + 1;
  const [row] = await rowsOf(
    em,
    sql<Changes>`
      with changed as materialized (
        select distinct c.job_id from jobs.job_changes c where ${unseenBy(snapshot)} order by c.job_id limit ${limit}::int)
      select pg_current_snapshot()::text as snapshot, ${currentDay} as today,
        array(select job_id from changed order by job_id) as ids,
        array(select distinct c.user_id from identity.company_changes c where ${unseenBy(snapshot)}) as companies,
        coalesce((
          select jsonb_agg(job) from (select job_id from changed order by job_id limit ${atOnce}) one, lateral (
            select ${indexedColumns}, ${wordsColumn} from jobs.jobs j where j.id = one.job_id and ${openToAll}) job
        ), '[]') as first`,
  );
  if (!row) throw new Error('A reading answers one row');
  return row;
}

/** Puts jobs that have changed into an index as they are now, and takes out those that are not open any more. */
export async function applyTo(
  index: JobIndex,
  em: EntityManager,
  { ids, first }: Pick<Changes, 'ids' | 'first'>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    // Later ones may be newer than the others: that will be told, too.
    const open = new Map((from === 0 ? first : await openAmong(em, some)).map((job) => [job.id, job]));
    for (const id of some) {
      const job = open.get(id);
      if (job) index.put(job);
      else index.remove(id);
    }
  }
}

const openAmong = (em: EntityManager, ids: readonly number[]) =>
  rowsOf(
    em,
    sql<ChangedJob>`
      select ${indexedColumns}, ${wordsColumn} from jobs.jobs j where j.id = any(${ofAnyLength('int[]', ids)}) and ${openToAll}`,
  );
