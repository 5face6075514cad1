import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Wish } from '@puente/domain/job-search';
import { type SearchMatch } from '@puente/domain/jobs';
import { type SearchedPlace } from '@puente/domain/places';
import { equalTo, type ListQuery, nullsLast, orderBy, rowsOf, type SortKey } from '@puente/service-kit';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { all, type Bits, count } from '../job-index/bits.ts';
import { CurrentJobs, type Jobs } from '../job-index/current-jobs.ts';
import { type Located, locate } from '../places/locate.ts';
import { type Match, matchesOf } from './job-search.ts';
import { goesWith, type JobFilter, type JobListQuery, letThrough } from './job-wishes.ts';
import { openToAll } from './open-jobs.ts';

/** What jobs are asked for: by lists, facets, alternatives and alerts alike. */
export interface AskedJobs {
  readonly query: JobListQuery;
  readonly place?: Located;
  /** After this instant, and not after the other one. */
  readonly published?: { readonly after: Date; readonly until?: Date };
}

/** The open jobs that are asked for. */
export interface FoundJobs {
  readonly total: number;
  /** Absent where no words are asked for. */
  readonly matched?: SearchMatch;
  /** What was searched for instead of what was misspelt. */
  readonly understood?: string;
  /** What follows `from` where a page of them is read; `order` follows `order by`. */
  readonly source: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** One way of finding a search's words, and which jobs it finds. */
interface FoundWords {
  readonly match: Match;
  /** Undefined: all of them. */
  readonly ids?: readonly number[];
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

/** The one place where a query's filters, words and place become the jobs they find (decision 33). */
@Injectable()
export class JobQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly current: CurrentJobs,
  ) {}

  /**
   * What a query asks, its place looked up; a place that is none is words.
   * @throws ApiError 400 for a distance without a centre
   */
  async asked<Query extends JobListQuery>(query: Query): Promise<{ query: Query; place: Located }> {
    const textOf = (field: 'country' | 'province') => equalTo(query, field)?.toString();
    const place = await locate(this.em, query.more, {
      sort: query.sort,
      within: { country: textOf('country'), province: textOf('province') },
    });
    const search = [query.search, place.words].filter(Boolean).join(' ');
    return { query: search === '' ? query : { ...query, search }, place };
  }

  /** How many they are, and how to read them. */
  async find(asked: AskedJobs): Promise<FoundJobs> {
    const { query, place } = asked;
    const { question, found, jobs } = await this.ask(asked).answer();
    const total = count(found);
    const { match } = question.words;
    // As many as a walk along the order would pass by until the page is full.
    const passing = total ** 2 < (query.offset + query.pageSize) * jobs.index.size;
    // What is filtered by may all be far from the centre: a walk to it would pass by everything nearer.
    const far = place?.orders !== undefined && query.filters.length > 0 && total < jobs.index.size / 2;
    const few = passing || far;
    const where = few
      ? sql<SqlBool>`j.id = any(${jobs.index.idsOf(found)})`
      : sql<SqlBool>`${query.where} and ${match.where} and ${place?.where ?? sql`true`} and ${publishedWithin(asked)}`;
    return {
      total,
      // What finds nothing was answered in the best way.
      ...(total > 0 ? answeredBy(match) : match.name && { matched: 'all' as const }),
      source: sql`jobs.jobs j where ${where} and ${openToAll}`,
      order: jobOrder(query, match, place),
    };
  }

  ask(asked: AskedJobs): Inquiry {
    return new Inquiry(asked, this.em, this.current);
  }
}

/** Something asked, and the same without some of its wishes: each part is looked up once. */
export class Inquiry {
  private readonly words: AsyncGenerator<FoundWords>;
  private readonly ways: Promise<IteratorResult<FoundWords, void>>[] = [];
  private readonly places = new Map<RawBuilder<SqlBool>, Promise<readonly number[]>>();
  private filters: Promise<readonly JobFilter[]> | undefined;

  constructor(
    private readonly asked: AskedJobs,
    private readonly em: EntityManager,
    private readonly current: CurrentJobs,
  ) {
    this.words = this.waysToFind(asked.query.search);
  }

  /** By the first way of finding the words that finds any job, else by the best one. */
  async answer(without?: Wish): Promise<Answer> {
    const parts = await this.parts(without);
    if (without === 'text' || this.asked.query.search === undefined) {
      return this.look({ ...parts, words: { match: everything } });
    }
    let best: Answer | undefined;
    for (let way = 0; ; way += 1) {
      const next = await (this.ways[way] ??= this.words.next());
      if (next.done) break;
      const answer = await this.look({ ...parts, words: next.value });
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
      ...(region ? { region } : where && { placeIds: await this.placeIds(where) }),
    };
  }

  private async *waysToFind(search: string | undefined): AsyncGenerator<FoundWords, void> {
    for await (const match of matchesOf(this.em, search)) {
      yield { match, ids: await this.idsOf(match.where) };
    }
  }

  private placeIds(where: RawBuilder<SqlBool>): Promise<readonly number[]> {
    const ids = this.places.get(where) ?? this.idsOf(where);
    this.places.set(where, ids);
    return ids;
  }

  private async idsOf(where: RawBuilder<SqlBool>): Promise<readonly number[]> {
    const [row] = await rowsOf(
      this.em,
      // As JSON, which is read far faster than an array.
      sql<{
        ids: number[] | null;
      }>`select json_agg(j.id) as ids from jobs.jobs j where ${openToAll} and ${where}`,
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

/** What an answer tells of how it was found. */
export function answeredBy({ name, understood }: Match): Pick<FoundJobs, 'matched' | 'understood'> {
  return { ...(name && { matched: name }), ...(understood !== undefined && { understood }) };
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

function publishedWithin({ published }: AskedJobs): RawBuilder<SqlBool> {
  if (!published) return sql<SqlBool>`true`;
  const { after, until } = published;
  return sql<SqlBool>`j.published_at > ${after} and j.published_at <= ${until ?? sql`'infinity'`}`;
}

const newest: SortKey = { name: 'datePosted', direction: 'desc' };
const best: SortKey = { name: 'relevance', direction: 'desc' };

/** The order asked for; else the best first in a search, the nearest first around a place, and the newest first. */
export function jobOrder(
  { sort, search }: ListQuery,
  { relevance }: Match,
  place?: Located,
): RawBuilder<unknown> {
  const usual = search === undefined ? (place?.defaultSort ?? newest) : best;
  // What was named may be no place to be near to.
  const known = sort.filter(({ name }) => name !== 'distance' || place?.orders);
  const asked = known.length > 0 ? known : [usual];
  const last = asked.at(-1)?.name;
  const keys = last === 'relevance' || last === 'distance' ? [...asked, newest] : asked;
  return orderBy(
    keys,
    {
      datePosted: sql`j.published_at`,
      title: sql`jobs.plain(j.title)`,
      salary: nullsLast(sql`j.annual_salary`),
      ...place?.orders,
      ...(relevance && { relevance }),
    },
    sql`j.id`,
  );
}

/** Of an answer: the place that was asked for, as it was understood; null where it is none. */
export function placeMeta({ place }: AskedJobs): { place?: SearchedPlace | null } {
  return place?.searched === undefined ? {} : { place: place.searched };
}
