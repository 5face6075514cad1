import { type EntityManager } from '@mikro-orm/postgresql';
import { rowsOf } from '@puente/service-kit';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type SingleFacet } from './job-counts.ts';
import { type JobIndex } from './job-index.ts';

/** A job as lists ask for it. */
export interface IndexedJob extends Record<SingleFacet, string> {
  id: number;
  title: string;
  affinities: string[];
  employerId: number;
  annualSalary: number | null;
  /** Milliseconds since 1970; null of a draft, among somebody's own jobs. */
  publishedAt: number | null;
  /** Days since 1970. */
  closesOn: number | null;
  city: string | null;
  /** As `cube` writes itself. */
  location: string | null;
  /** As `tsvector` writes itself; absent where they come later (`readWords`). */
  words?: string;
}

/** Of `jobs.jobs j`: an `IndexedJob`. */
export const indexedColumns: RawBuilder<unknown> = sql`j.id, j.title, j.employer_id as "employerId", j.country, j.province, j.category,
  j.subcategory, j.modality, j.work_language as "workLanguage", j.visa_requirement as "visaRequirement",
  j.job_type as "jobType", j.affinities, j.annual_salary as "annualSalary",
  (extract(epoch from j.published_at) * 1000)::float8 as "publishedAt", j.closes_on - date '1970-01-01' as "closesOn",
  j.city, j.location::text as location`;

export const wordsColumn: RawBuilder<unknown> = sql`j.search_vector::text as words`;

/** Few, so that others have their turn in between. */
const batch = 1000;

/**
 * Without their words: these come by `readWords`.
 * @param where of `jobs.jobs j`
 */
export async function readJobs(
  index: JobIndex,
  em: EntityManager,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  index.words.await();
  for await (const jobs of batchesOf<IndexedJob>(em, indexedColumns, where))
    for (const job of jobs) index.put(job);
}

export async function readWords(
  index: JobIndex,
  em: EntityManager,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  const columns = sql`j.id, ${wordsColumn}`;
  for await (const rows of batchesOf<{ id: number; words: string }>(em, columns, where))
    for (const { id, words } of rows) index.putWords(id, words);
  index.words.end();
}

/** All of some jobs, in the order of their ids, so many by one statement. */
export async function* batchesOf<Row extends { id: number }>(
  em: EntityManager,
  columns: RawBuilder<unknown>,
  where: RawBuilder<SqlBool>,
  atOnce = batch,
): AsyncGenerator<Row[], void> {
  for (let last = 0, isOver = false; !isOver;) {
    const rows = await rowsOf(
      em,
      sql<Row>`select ${columns} from jobs.jobs j where ${where} and j.id > ${last} order by j.id limit ${atOnce}`,
    );
    yield rows;
    isOver = rows.length < atOnce;
    last = rows.at(-1)?.id ?? last;
  }
}
