import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readSearch, searchCall } from '@puente/domain/job-search';
import { alertJobsLimit, type JobAlert } from '@puente/domain/jobs';
import { parseListQuery, rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { jobListGrammar } from '../jobs/job.grammar.ts';
import { type AskedJobs, jobsOf } from '../jobs/job-inquiry.ts';
import { JobQueries } from '../jobs/job-query.ts';
import { openToAll } from '../jobs/open-jobs.ts';

type ListedJob = JobAlert['jobs'][number];
type Row = Omit<ListedJob, 'place' | 'path'> & Record<'id' | 'city' | 'province' | 'country', string>;

const columns = sql`j.id, j.title, j.salary, j.city, j.province, j.country, (
  select coalesce(p.nombre_empresa, p.username) from identity.public_profiles p
  where p.user_id = j.employer_id) as employer`;

/** Among how many of the latest written ones the latest published are looked for. */
const latest = 1000;

/** What a saved search finds that it did not find before. */
@Injectable()
export class NewJobs {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: JobQueries,
  ) {}

  /**
   * The open jobs that a search finds today, as far as they were published in a span: in the way in which it finds any at all
   * (decision 8), so that what is only alike is not news where there is what was asked for.
   * @param address of the search, without «?»
   * @returns their ids
   */
  async ids(address: string, published: NonNullable<AskedJobs['published']>): Promise<readonly number[]> {
    const search = readSearch(new URLSearchParams(address));
    if (!search) return [];
    const { sort: _, ...call } = searchCall(search);
    const asked = await this.queries.asked(parseListQuery(jobListGrammar, asSent(call)));
    const { question, found, jobs } = await this.queries.ask(asked).answer();
    if (found.total === 0) return [];
    return jobs.index.idsOf(jobsOf(jobs, { ...question, published }).bits);
  }

  /** The newest of some jobs, as far as they are still open to all. */
  async newest(ids: readonly number[]): Promise<ListedJob[]> {
    const rows = await rowsOf(
      this.em,
      sql<Row>`
        select ${columns} from jobs.jobs j where j.id = any(${latestOf(ids)}) and ${openToAll}
        order by j.published_at desc, j.id desc limit ${alertJobsLimit}`,
    );
    return rows.map(listedJob);
  }
}

const latestOf = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).slice(-latest);

function listedJob({ id, city, province, country, ...job }: Row): ListedJob {
  const parts = [city, province, ...(country === 'Estados Unidos' ? [] : [country])];
  return { ...job, place: parts.filter(Boolean), path: `/detalle-empleo/${id}` };
}

/** What is undefined is not sent, and all else is text. */
function asSent(call: object): unknown {
  return JSON.parse(
    JSON.stringify(call, (_, value: unknown) => (typeof value === 'number' ? String(value) : value)),
  );
}
