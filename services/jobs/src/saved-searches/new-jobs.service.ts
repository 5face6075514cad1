import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readSearch, searchCall } from '@puente/domain/job-search';
import { alertJobsLimit, type JobAlert } from '@puente/domain/jobs';
import { parseListQuery, rowsOf } from '@puente/service-kit';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { jobListGrammar } from '../jobs/job.grammar.ts';
import { matchesOf } from '../jobs/job-search.ts';
import { openToAll } from '../jobs/open-jobs.ts';

interface Span {
  /** Published after it. */
  since: Date;
  /** And not after it. */
  until?: Date;
  /** How far they are counted. */
  count: number;
}

type ListedJob = JobAlert['jobs'][number];
type Row = Omit<ListedJob, 'place' | 'path'> & Record<'id' | 'city' | 'province' | 'country', string>;

const columns = sql`j.id, j.title, j.salary, j.city, j.province, j.country, (
  select coalesce(p.nombre_empresa, p.username) from identity.public_profiles p
  where p.user_id = j.employer_id) as employer`;

/** What a saved search finds that it did not find before. */
@Injectable()
export class NewJobs {
  constructor(private readonly em: EntityManager) {}

  /**
   * Of the open jobs that the search finds today, in the way in which it finds any (decision 8), those of a span.
   * @param address of the search, without «?»
   * @returns how many they are, and the newest of them
   */
  async of(
    address: string,
    { since, until, count }: Span,
    em: EntityManager = this.em,
  ): Promise<{ found: number; jobs: ListedJob[] }> {
    const found = await this.condition(address, em);
    if (!found) return { found: 0, jobs: [] };
    const source = sql`jobs.jobs j where ${openToAll} and ${found} and j.published_at > ${since}
      and ${until ? sql<SqlBool>`j.published_at <= ${until}` : sql<SqlBool>`true`}`;
    const [counted] = await rowsOf(
      em,
      sql<{ count: number }>`select count(*)::int as count from (select from ${source} limit ${count}) found`,
    );
    const rows = await rowsOf(
      em,
      sql<Row>`select ${columns} from ${source} order by j.published_at desc, j.id desc limit ${alertJobsLimit}`,
    );
    return { found: counted?.count ?? 0, jobs: rows.map(listedJob) };
  }

  private async condition(address: string, em: EntityManager): Promise<RawBuilder<SqlBool> | undefined> {
    const search = readSearch(new URLSearchParams(address));
    if (!search) return undefined;
    const { filters, _q, place } = searchCall(search);
    const query = parseListQuery(jobListGrammar, asSent({ filters, _q: `${_q} ${place}` }));
    for await (const match of matchesOf(em, query.search)) {
      const condition = sql<SqlBool>`${query.where} and ${match.where}`;
      const any = sql`select from jobs.jobs j where ${openToAll} and ${condition} limit 1`;
      if ((await rowsOf(em, any)).length > 0) return condition;
    }
    return undefined;
  }
}

/** What is undefined is not sent. */
function asSent(call: object): unknown {
  return JSON.parse(JSON.stringify(call));
}

function listedJob({ id, city, province, country, ...job }: Row): ListedJob {
  const parts = [city, province, ...(country === 'Estados Unidos' ? [] : [country])];
  return { ...job, place: parts.filter(Boolean), path: `/detalle-empleo/${id}` };
}
