import { setImmediate } from 'node:timers/promises';
import { type EntityManager } from '@mikro-orm/postgresql';
import { rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { openToAll } from '../jobs/open-jobs.ts';
import { type JobIndex } from './job-index.ts';
import { type IndexedJob, indexedColumns, wordsColumn } from './indexed-jobs.ts';

/** What a snapshot tells of changes. */
export interface Told {
  /** Since a horizon: by which transaction, and which job or company. */
  changes: string[];
  /** The day by which jobs end, in days since 1970. */
  today: number;
}

export interface Changes extends Told {
  /** What began before it is finished, and was seen if it was committed. */
  horizon: string;
  /** Of what is open no longer only the id. */
  jobs: ((IndexedJob & { words: string }) | { id: number })[];
  /** Companies of which something else is published now, by their employers. */
  companies: number[];
}

/** What was known of changes: the day, and those since the horizon that were seen all the same. */
interface KnownChanges {
  readonly today: number;
  readonly changes: ReadonlySet<string>;
}

/** More than so many at once are read anyway. */
const mostTold = 50;
/** Where more jobs than so many have changed, all are read anew: among a million 20,000 changes take some seconds, and all a minute, with their words. */
export const mostChanges = (jobs: number): number => Math.max(5000, Math.floor(jobs / 50));

const currentDay = sql`(now() at time zone 'Pacific/Honolulu')::date - date '1970-01-01'`;
const change = sql`c.changed_by || ' ' || c.job_id`;
const companyChange = sql`c.changed_by || ' company ' || c.user_id`;

/** The beginning of the changes since a horizon, by their index: to be told that there is anything is enough. */
export const toldSince = (horizon: string) => sql`
  array(select ${change} from jobs.job_changes c where c.changed_by >= ${horizon}::xid8
    order by c.changed_by, c.job_id limit ${sql.lit(mostTold)})
  || array(select ${companyChange} from identity.company_changes c where c.changed_by >= ${horizon}::xid8
    order by c.changed_by, c.user_id limit ${sql.lit(mostTold)}) as changes, ${currentDay} as today`;

export const isKnown = (known: KnownChanges, { changes, today: day }: Told) =>
  day === known.today && changes.length < mostTold && changes.every((one) => known.changes.has(one));

/** So many take some 20 ms among a million: then others have their turn. */
const appliedAtOnce = 100;

/** Puts jobs that have changed into an index as they are now, and takes out those that are not open any more. */
export async function applyTo(index: JobIndex, jobs: Changes['jobs']): Promise<void> {
  for (const [at, job] of jobs.entries()) {
    if (at > 0 && at % appliedAtOnce === 0) await setImmediate();
    if ('employerId' in job) index.put(job);
    else index.remove(job.id);
  }
}

export async function horizonOf(em: EntityManager): Promise<string> {
  const [row] = await rowsOf(
    em,
    sql<{ horizon: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return row?.horizon ?? '0';
}

/** What was committed since a horizon, by one snapshot. What was still running then is newer than that. */
export async function changesSince(em: EntityManager, horizon: string, most: number): Promise<Changes> {
  const limit = most === Infinity ? null : most + 1;
  const [row] = await rowsOf(
    em,
    sql<Changes>`
      with changed as materialized (
        select distinct job_id from jobs.job_changes where changed_by >= ${horizon}::xid8 limit ${limit}::int)
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${currentDay} as today,
        array(select ${change} from jobs.job_changes c
          where c.changed_by >= pg_snapshot_xmin(pg_current_snapshot()) and c.changed_by >= ${horizon}::xid8)
        || array(select ${companyChange} from identity.company_changes c
          where c.changed_by >= pg_snapshot_xmin(pg_current_snapshot()) and c.changed_by >= ${horizon}::xid8) as changes,
        array(select distinct c.user_id from identity.company_changes c where c.changed_by >= ${horizon}::xid8) as companies,
        coalesce((
          select jsonb_agg(coalesce(to_jsonb(job), '{}') || jsonb_build_object('id', changed.job_id))
          from changed left join lateral (
            select ${indexedColumns}, ${wordsColumn} from jobs.jobs j where j.id = changed.job_id and ${openToAll}) job on true
        ), '[]') as jobs`,
  );
  if (!row) throw new Error('A reading answers one row');
  return row;
}
