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
const idsInBatch = 10_000;
/** Above any minute since 1970, for a thousand years: of so many jobs each minute and each job together are still a whole number. */
const minutesEnd = 2 ** 29;
const jobsEnd = 2 ** 24;

/**
 * In the order of their publication, as they come later on, so that the newest are the last ones, and whoever goes through them by it goes through
 * what is side by side in memory. Without their words: these come by `readWords`.
 * @param where of `jobs.jobs j`
 */
export async function readJobs(
  index: JobIndex,
  em: EntityManager,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  index.words.await();
  const ids = await idsByPublication(em, where);
  for await (const jobs of batchesOf<IndexedJob>(em, ids, indexedColumns, where))
    for (const job of jobs) index.put(job);
}

export async function readWords(
  index: JobIndex,
  em: EntityManager,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  const columns = sql`j.id, ${wordsColumn}`;
  const ids = Int32Array.from(index.idsOf(index.all));
  for await (const rows of batchesOf<{ id: number; words: string }>(em, ids, columns, where))
    for (const { id, words } of rows) index.putWords(id, words);
  index.words.end();
}

/** To the minute, then by id. Read by the index of ids and put in order here: for this alone the table has no index. */
async function idsByPublication(em: EntityManager, where: RawBuilder<SqlBool>): Promise<Int32Array> {
  const [ids, keys]: [number[], number[]] = [[], []];
  for (let isOver = false; !isOver;) {
    const rows = await rowsOf(
      em,
      sql<{ id: number; minute: number | null }>`
        select j.id, floor(extract(epoch from j.published_at) / 60)::float8 as minute from jobs.jobs j
        where ${where} and j.id > ${ids.at(-1) ?? 0} order by j.id limit ${idsInBatch}`,
    );
    for (const { id, minute } of rows) {
      // Drafts last.
      const since = Math.min(Math.max(minute ?? Infinity, 0), minutesEnd - 1);
      keys.push(since * jobsEnd + ids.length);
      ids.push(id);
    }
    isOver = rows.length < idsInBatch;
  }
  return Int32Array.from(Float64Array.from(keys).sort(), (key) => ids[key % jobsEnd] ?? 0);
}

/** Those of some jobs that are meant, in the order of these ids, so many by one statement. */
async function* batchesOf<Row>(
  em: EntityManager,
  ids: Int32Array,
  columns: RawBuilder<unknown>,
  where: RawBuilder<SqlBool>,
): AsyncGenerator<Row[], void> {
  for (let from = 0; from < ids.length; from += batch)
    yield await rowsOf(
      em,
      sql<Row>`
        select ${columns} from unnest(${[...ids.subarray(from, from + batch)]}::int[]) with ordinality as given (id, at)
        join jobs.jobs j on j.id = given.id where ${where} order by given.at`,
    );
}
