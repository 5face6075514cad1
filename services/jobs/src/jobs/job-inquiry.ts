import { type EntityManager } from '@mikro-orm/postgresql';
import { type Wish } from '@puente/domain/job-search';
import { rowsOf } from '@puente/service-kit';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { all, type Bits } from '../job-index/bits.ts';
import { type CurrentJobs, type Jobs } from '../job-index/current-jobs.ts';
import { type Located } from '../places/locate.ts';
import { type Match, matchesOf } from './job-search.ts';
import { goesWith, type JobFilter, type JobListQuery, letThrough } from './job-wishes.ts';
import { openToAll } from './open-jobs.ts';
import { reachOf } from './word-reach.ts';

/** What jobs are asked for: by lists, facets, alternatives and alerts alike. */
export interface AskedJobs {
  readonly query: JobListQuery;
  readonly place?: Located;
  /** After this instant, and not after the other one. */
  readonly published?: { readonly after: Date; readonly until?: Date };
}

/** One way of finding a search's words, and which jobs it finds. */
interface FoundWords {
  readonly match: Match;
  /** In the order that was asked for; undefined: all of them. */
  readonly ids?: readonly number[];
  /** Whether older ones may have them, too. */
  readonly capped?: true;
}

/** What is asked, looked up as far as the database alone knows it. */
export interface Question {
  readonly filters: readonly JobFilter[];
  readonly published?: AskedJobs['published'];
  /** A place that is a whole country or state. */
  readonly region?: JobFilter;
  readonly placeIds?: readonly number[];
  readonly words: FoundWords;
}

export interface Answer {
  readonly question: Question;
  readonly found: Bits;
  /** Those that the answer is about. */
  readonly jobs: Jobs;
}

async function expectedRows(em: EntityManager, where: RawBuilder<SqlBool>): Promise<number> {
  const [row] = await rowsOf(
    em,
    sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
      explain (format json) select from jobs.jobs j where j.status = 'Publicado' and ${where}`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** Something asked, and the same without some of its wishes: each part is looked up once. */
export class Inquiry {
  private readonly words: AsyncGenerator<Match, void>;
  private readonly ways: Promise<IteratorResult<Match, void>>[] = [];
  private readonly ids = new Map<RawBuilder<SqlBool>, Promise<readonly number[]>>();
  private readonly expected = new Map<RawBuilder<SqlBool>, Promise<number>>();
  private filters: Promise<readonly JobFilter[]> | undefined;

  constructor(
    private readonly asked: AskedJobs,
    private readonly em: EntityManager,
    private readonly current: CurrentJobs,
    /** Of the jobs that have the words. */
    private readonly order?: (match: Match) => RawBuilder<unknown>,
  ) {
    this.words = matchesOf(em, asked.query.search);
  }

  /** What is asked, by the first way of finding the words that finds any job; without words, nothing of the jobs is read for it. */
  async question(): Promise<Question> {
    if (this.asked.query.search !== undefined) return (await this.answer()).question;
    return { ...(await this.parts(undefined)), words: { match: everything } };
  }

  /**
   * By the first way of finding the words that finds any job, else by the best one.
   * @param others which jobs the answer is asked about besides those it finds
   */
  async answer(without?: Wish, others?: typeof jobsOf): Promise<Answer> {
    const parts = await this.parts(without);
    if (without === 'text' || this.asked.query.search === undefined) {
      return this.look({ ...parts, words: { match: everything } });
    }
    let best: Answer | undefined;
    for (let way = 0; ; way += 1) {
      const next = await (this.ways[way] ??= this.words.next());
      if (next.done) break;
      const match = next.value;
      const words = await this.found(match, (jobs) =>
        (others ?? jobsOf)(jobs, { ...parts, words: { match } }),
      );
      const answer = await this.look({ ...parts, words });
      best ??= answer;
      if (answer.found.some((word) => word !== 0)) return answer;
    }
    // Words that say nothing find nothing.
    return best ?? this.look({ ...parts, words: { match: nothing, ids: [] } });
  }

  private async look(question: Question): Promise<Answer> {
    const jobs = await this.current.read();
    return { question, jobs, found: jobsOf(jobs, question) };
  }

  /** All but the words. */
  private async parts(without: Wish | undefined): Promise<Omit<Question, 'words'>> {
    const { place, published, query } = this.asked;
    this.filters ??= Promise.all(query.filters.map((filter) => this.byId(filter)));
    const filters = await this.filters;
    const whole = !(without && place && without in place.without);
    const where = whole ? place?.where : place.without[without as keyof typeof place.without];
    const region = whole ? place?.region : undefined;
    return {
      filters: without ? filters.filter((_, at) => !goesWith(query.filters[at]?.field, without)) : filters,
      ...(published && { published }),
      ...(region ? { region } : where && { placeIds: await this.idsOnce(where) }),
    };
  }

  private async found(match: Match, left: (jobs: Jobs) => Bits): Promise<FoundWords> {
    const jobs = await this.current.read();
    const reach = reachOf(jobs.index, left(jobs), await this.expectedRows(match.where));
    const order = this.order?.(match);
    if (!reach) return { match, ids: await this.idsOnce(match.where, order) };
    const ids = await this.idsOf(sql<SqlBool>`${match.where} and ${reach.where}`, order);
    return { match, ids, ...(reach.capped && { capped: true }) };
  }

  /** As many rows as PostgreSQL thinks that a condition finds; by which it chooses how to read them. */
  private expectedRows(where: RawBuilder<SqlBool>): Promise<number> {
    const rows = this.expected.get(where) ?? expectedRows(this.em, where);
    this.expected.set(where, rows);
    return rows;
  }

  private idsOnce(where: RawBuilder<SqlBool>, order?: RawBuilder<unknown>): Promise<readonly number[]> {
    const ids = this.ids.get(where) ?? this.idsOf(where, order);
    this.ids.set(where, ids);
    return ids;
  }

  private async idsOf(where: RawBuilder<SqlBool>, order?: RawBuilder<unknown>): Promise<readonly number[]> {
    const ordered = order ? sql`order by ${order}` : sql``;
    const [row] = await rowsOf(
      this.em,
      // As JSON, which is read far faster than an array.
      sql<{
        ids: number[] | null;
      }>`select json_agg(j.id ${ordered}) as ids from jobs.jobs j where ${openToAll} and ${where}`,
    );
    return row?.ids ?? [];
  }

  /** Which employer a name is. */
  private async byId(filter: JobFilter): Promise<JobFilter> {
    if (filter.field !== 'employer.username') return filter;
    const [employer] = await rowsOf(
      this.em,
      sql<{ id: number }>`
        select p.user_id as id from identity.public_profiles p where lower(p.username) = ${filter.value}`,
    );
    return { field: 'employer.id', operator: '$eq', value: employer?.id ?? 0 };
  }
}

const nothing: Match = { name: 'all', where: sql<SqlBool>`false` };
const everything: Match = { where: sql<SqlBool>`true` };

/** The open jobs that a question finds. */
export function jobsOf({ index }: Jobs, { filters, published, region, placeIds, words }: Question): Bits {
  return all([
    index.all,
    ...filters.map((filter) => letThrough(index, filter)),
    ...(published ? [publishedBits(index, published)] : []),
    ...(region ? [letThrough(index, region)] : []),
    ...(placeIds ? [index.ofIds(placeIds)] : []),
    ...(words.ids ? [index.ofIds(words.ids)] : []),
  ]);
}

const microsecond = 0.001;

function publishedBits(index: Jobs['index'], { after, until }: NonNullable<AskedJobs['published']>): Bits {
  const end = until ? until.getTime() + microsecond / 2 : Infinity;
  return index.within('publishedAt', after.getTime() + microsecond / 2, end);
}
