import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type SearchMatch } from '@puente/domain/jobs';
import { type SearchedPlace } from '@puente/domain/places';
import { allRowsLimit } from '@puente/domain/rest';
import { equalTo, type ListQuery, nullsLast, orderBy, type SortKey } from '@puente/service-kit';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { readRows } from '../database/read-page.ts';
import { type Bits, count } from '../job-index/bits.ts';
import { CurrentJobs, type Jobs } from '../job-index/current-jobs.ts';
import { type OrderKey, orderNames } from '../job-index/job-orders.ts';
import { isInArea } from '../places/area.ts';
import { vectorTo } from '../places/distance.ts';
import { type Located, locate } from '../places/locate.ts';
import { counted } from './counted.ts';
import { type Answer, type AskedJobs, idsOf, Inquiry, jobsOf, type Question } from './job-inquiry.ts';
import { type Match } from './job-search.ts';
import { asksForAny } from '../search/trade-words.ts';
import { type JobListQuery } from './job-wishes.ts';
import { openToAll } from './open-jobs.ts';

/** Of the open jobs that are asked for. */
export interface FoundPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Whether there may be more: words that many jobs have are looked for among the newest of them. */
  readonly capped?: true;
  /** Absent where no words are asked for. */
  readonly matched?: SearchMatch;
  /** What was searched for instead of what was misspelt. */
  readonly understood?: string;
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
   * @param known its place, where that was looked up before
   * @throws ApiError 400 for a distance without a centre
   */
  async asked<Query extends JobListQuery>(
    query: Query,
    known?: Located,
  ): Promise<{ query: Query; place: Located }> {
    const textOf = (field: 'country' | 'province') => equalTo(query, field)?.toString();
    const within = { country: textOf('country'), province: textOf('province') };
    const place = known ?? (await locate(this.em, query.more, { sort: query.sort, within }));
    const said = [query.search, place.words].filter(Boolean).join(' ');
    const search = said === '' || asksForAny(said) ? undefined : said;
    return { query: { ...query, search }, place };
  }

  /** A page of the jobs that everybody may find. */
  async page<Row extends { id: number }>(
    asked: AskedJobs,
    columns: RawBuilder<unknown>,
  ): Promise<FoundPage<Row>> {
    const keys = keysOf(asked.query, asked.place);
    const byWords = keys.some(({ name }) => name === 'relevance');
    const inquiry = this.ask(
      asked,
      byWords ? (match) => jobOrder(asked.query, match, asked.place) : undefined,
    );
    if (!byWords && !isInMemory(keys) && !isByDistance(keys))
      return this.pageInOrder(asked, await inquiry.answer(), columns);
    const isWhole = asked.query.pageSize >= allRowsLimit;
    const since = this.current.lastKnown();
    let question = await (isWhole ? inquiry.again() : inquiry).question();
    const choose = (jobs: Jobs) => choosePage(jobs, question, keys, asked);
    if (!isWhole) {
      const again = async () => {
        question = await inquiry.again().question();
      };
      const words = asked.query.search === undefined ? undefined : { since, again };
      const { choice, rows } = await this.current.pageOf<Choice, Row>(this.em, choose, columns, words);
      return { rows, total: choice.total, ...told(choice.total, question) };
    }
    const { ids, total } = choose(await this.current.read());
    const source = sql`jobs.jobs j where j.id = any(${ids}::int[]) and ${openToAll}`;
    const order = sql`array_position(${ids}::int[], j.id)`;
    const rows = await readRows<Row>(this.em, { ...asked.query, offset: 0 }, { columns, source, order });
    return { rows, total, ...told(total, question) };
  }

  /** In an order that only the database knows: by distance among what is alike otherwise. */
  private async pageInOrder<Row>(
    asked: AskedJobs,
    { question, found, jobs }: Answer,
    columns: RawBuilder<unknown>,
  ): Promise<FoundPage<Row>> {
    const { query, place } = asked;
    const total = count(found);
    const { match } = question.words;
    // As many as a walk along the order would pass by until the page is full.
    const passing = total ** 2 < (query.offset + query.pageSize) * jobs.index.size;
    // What is filtered by may all be far from the centre: a walk to it would pass by everything nearer.
    const far = place?.orders !== undefined && query.filters.length > 0 && total < jobs.index.size / 2;
    const few = passing || far || question.words.capped === true;
    const where = few
      ? sql<SqlBool>`j.id = any(${jobs.index.idsOf(found)})`
      : sql<SqlBool>`${query.where} and ${match.where} and ${place?.area ? isInArea(place.area) : sql`true`} and ${publishedWithin(asked)}`;
    const source = sql`jobs.jobs j where ${where} and ${openToAll}`;
    const order = jobOrder(query, match, few ? sorted(place) : place);
    const rows = total > query.offset ? await readRows<Row>(this.em, query, { columns, source, order }) : [];
    return { rows, total, ...told(total, question) };
  }

  /** @param order of those that have the words */
  ask(asked: AskedJobs, order?: (match: Match) => RawBuilder<unknown>): Inquiry {
    return new Inquiry(asked, this.em, this.current, order);
  }
}

/** The same order, sorted: the planner would rather walk along the index for it, past everything that is nearer. */
function sorted(place: Located | undefined): Located | undefined {
  return place?.orders && { ...place, orders: { distance: sql`${place.orders.distance} + 0` } };
}

interface Choice {
  readonly ids: readonly number[];
  readonly total: number;
}

function choosePage(jobs: Jobs, question: Question, keys: readonly SortKey[], asked: AskedJobs): Choice {
  const { offset, pageSize } = asked.query;
  const from = asked.place?.from;
  const { index } = jobs;
  return counted(jobs, ['page', keys, offset, pageSize, from], question, () => {
    const among = (page: (found: Bits) => number[]): Choice => {
      const found = jobsOf(jobs, question);
      return { ids: page(found), total: count(found) };
    };
    if (isInMemory(keys)) return among((found) => index.page(found, keys, offset, pageSize));
    if (isByDistance(keys) && from) {
      const [, ...others] = keys;
      return among((found) => index.nearest(found, vectorTo(from), others, offset, pageSize));
    }
    const ids = idsOf(jobs, question);
    return { ids: ids.slice(offset, offset + pageSize), total: ids.length };
  });
}

/** The nearest first, and then by what the index knows itself. */
const isByDistance = (keys: readonly SortKey[]): keys is readonly [SortKey, ...OrderKey[]] =>
  keys[0]?.name === 'distance' && isInMemory(keys.slice(1));

const isInMemory = (keys: readonly SortKey[]): keys is OrderKey[] =>
  keys.every(({ name }) => orderNames.some((one) => one === name));

/** What finds nothing was answered in the best way. */
function told(
  total: number,
  { words: { match, capped } }: Question,
): Pick<FoundPage<never>, 'matched' | 'understood' | 'capped'> {
  if (total === 0) return match.name ? { matched: 'all' } : {};
  return { ...answeredBy(match), ...(capped && { capped }) };
}

/** What an answer tells of how it was found. */
export function answeredBy({ name, understood }: Match): Pick<FoundPage<unknown>, 'matched' | 'understood'> {
  return { ...(name && { matched: name }), ...(understood !== undefined && { understood }) };
}

function publishedWithin({ published }: AskedJobs): RawBuilder<SqlBool> {
  if (!published) return sql<SqlBool>`true`;
  const { after, until } = published;
  return sql<SqlBool>`j.published_at > ${after} and j.published_at <= ${until ?? sql`'infinity'`}`;
}

const newest: SortKey = { name: 'datePosted', direction: 'desc' };
const best: SortKey = { name: 'relevance', direction: 'desc' };

/** The order asked for; else the best first in a search, the nearest first around a place, and the newest first. */
function keysOf({ sort, search }: ListQuery, place: Located | undefined): readonly SortKey[] {
  const usual = search === undefined ? (place?.defaultSort ?? newest) : best;
  // What was named may be no place to be near to.
  const known = sort.filter(({ name }) => name !== 'distance' || place?.orders);
  const asked = known.length > 0 ? known : [usual];
  const last = asked.at(-1)?.name;
  return last === 'relevance' || last === 'distance' ? [...asked, newest] : asked;
}

export function jobOrder(query: ListQuery, { relevance }: Match, place?: Located): RawBuilder<unknown> {
  return orderBy(
    keysOf(query, place),
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

/** Of an answer: the place that was asked for, as it was understood; null where it is none; and what was asked for in vain. */
export function placeMeta({ place }: AskedJobs): {
  place?: SearchedPlace | null;
  ignored?: 'near'[];
} {
  return {
    ...(place?.searched !== undefined && { place: place.searched }),
    ...(place?.ignored && { ignored: place.ignored }),
  };
}
