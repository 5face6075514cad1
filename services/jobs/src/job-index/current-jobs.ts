import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { rowsOf, withSignal } from '@puente/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { openToAll } from '../jobs/open-jobs.ts';
import { type IndexedJob, JobIndex } from './job-index.ts';

/** The open jobs as they are, until the next turn of the event loop. */
export interface Jobs {
  readonly index: JobIndex;
  /** What was counted of exactly these jobs, by its question. */
  readonly counted: Map<string, unknown>;
}

/** Of `jobs.jobs j`, as `jobs_by_id` holds them, so that the table itself is not read. */
const columns: RawBuilder<unknown> = sql`j.id, j.title, j.employer_id as "employerId", j.country, j.province, j.category,
  j.subcategory, j.modality, j.work_language as "workLanguage", j.visa_requirement as "visaRequirement",
  j.job_type as "jobType", j.affinities, j.annual_salary as "annualSalary",
  (extract(epoch from j.published_at) * 1000)::float8 as "publishedAt", j.closes_on - date '1970-01-01' as "closesOn"`;

interface Changes {
  /** What began before it is finished, and was seen if it was committed. */
  horizon: string;
  /** The day by which jobs end, in days since 1970. */
  today: number;
  /** Of what is open no longer only the id. */
  jobs: (IndexedJob | { id: number })[];
}

const batch = 20_000;
const mostChanges = 5000;
/** How long changes are kept for whoever reads them, and how long one may not have read them. */
const keepHours = 24;
const longestPause = (keepHours / 2) * 3_600_000;

/**
 * Keeps a `JobIndex` as the database is (decision 33). Each question first reads what was committed since the last one: a
 * look-up that most often finds nothing, and one for all who ask meanwhile.
 */
@Injectable()
export class CurrentJobs implements OnApplicationBootstrap {
  #jobs: { index: JobIndex; horizon: string; today: number; at: number } | undefined;
  #answer: Jobs | undefined;
  #reading: Promise<unknown> = Promise.resolve();
  #next: Promise<Jobs> | undefined;

  constructor(private readonly em: EntityManager) {}

  /** Nobody waits for the first reading; whoever asks meanwhile does. */
  onApplicationBootstrap(): void {
    this.read().catch((error: unknown) => {
      new Logger(CurrentJobs.name).warn(`The jobs are not read yet: ${String(error)}`);
    });
  }

  /** With everything that was committed before it was called. */
  read(): Promise<Jobs> {
    // One reading at a time; what is under way may have begun too early for who asks now. If it fails, the next would, too.
    this.#next ??= this.#reading.then(
      () => this.#begin(),
      (error: unknown) => {
        this.#next = undefined;
        throw error;
      },
    );
    return this.#next;
  }

  #begin(): Promise<Jobs> {
    this.#next = undefined;
    // It is everybody's, and does not end with the call of the one who happened to ask first.
    const reading = withSignal(new AbortController().signal, () => this.#readNow());
    this.#reading = reading;
    // Who asks after a failure begins anew.
    reading.catch(() => {
      if (this.#reading === reading) this.#reading = Promise.resolve();
    });
    return reading;
  }

  async #readNow(): Promise<Jobs> {
    const em = this.em.fork();
    const known = this.#jobs;
    if (!known || Date.now() - known.at > longestPause) return this.#readAll(em);
    const changes = await changesSince(em, known.horizon);
    if (changes.jobs.length > mostChanges) return this.#readAll(em);
    return this.#apply(known.index, changes);
  }

  async #readAll(em: EntityManager): Promise<Jobs> {
    this.#jobs = undefined;
    const index = new JobIndex();
    const horizon = await horizonOf(em);
    for (let last = 0, rows = batch; rows === batch;) {
      const jobs = await rowsOf(
        em,
        sql<IndexedJob>`select ${columns} from jobs.jobs j
          where ${openToAll} and j.id > ${last} order by j.id limit ${batch}`,
      );
      for (const job of jobs) index.put(job);
      rows = jobs.length;
      last = jobs.at(-1)?.id ?? last;
    }
    await rowsOf(
      em,
      sql`delete from jobs.job_changes where changed_at < now() - make_interval(hours => ${keepHours})`,
    );
    return this.#apply(index, await changesSince(em, horizon, Infinity));
  }

  #apply(index: JobIndex, { horizon, today, jobs }: Changes): Jobs {
    for (const job of jobs) {
      if ('employerId' in job) index.put(job);
      else index.remove(job.id);
    }
    if (today !== this.#jobs?.today) index.removeOver(today);
    const same = jobs.length === 0 && index === this.#jobs?.index && today === this.#jobs.today;
    this.#jobs = { index, horizon, today, at: Date.now() };
    if (!same || !this.#answer) {
      this.#answer = { index, counted: new Map() };
    }
    return this.#answer;
  }
}

async function horizonOf(em: EntityManager): Promise<string> {
  const [row] = await rowsOf(
    em,
    sql<{ horizon: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return row?.horizon ?? '0';
}

/** What was committed since a horizon, by one snapshot. What was still running then is newer than that. */
async function changesSince(em: EntityManager, horizon: string, most = mostChanges): Promise<Changes> {
  const limit = most === Infinity ? null : most + 1;
  const [row] = await rowsOf(
    em,
    sql<Changes>`
      with changed as materialized (
        select distinct job_id from jobs.job_changes where changed_by >= ${horizon}::xid8 limit ${limit}::int)
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
        (now() at time zone 'Pacific/Honolulu')::date - date '1970-01-01' as today,
        coalesce((
          select jsonb_agg(coalesce(to_jsonb(job), '{}') || jsonb_build_object('id', changed.job_id))
          from changed left join lateral (
            select ${columns} from jobs.jobs j where j.id = changed.job_id and ${openToAll}) job on true
        ), '[]') as jobs`,
  );
  if (!row) throw new Error('A reading answers one row');
  return row;
}
