import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type SearchMatch } from '@puente/domain/jobs';
import { type SearchedPlace } from '@puente/domain/places';
import { equalTo, type ListQuery, nullsLast, orderBy, type SortKey } from '@puente/service-kit';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { count } from '../job-index/bits.ts';
import { CurrentJobs } from '../job-index/current-jobs.ts';
import { type Located, locate } from '../places/locate.ts';
import { type AskedJobs, Inquiry } from './job-inquiry.ts';
import { type Match } from './job-search.ts';
import { type JobListQuery } from './job-wishes.ts';
import { openToAll } from './open-jobs.ts';

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
    // Nor are they spread evenly along their titles or their pay: the walk may pass by nearly all.
    const uneven = ['title', 'salary'].includes(query.sort[0]?.name ?? '') && total < jobs.index.size / 10;
    const few = passing || far || uneven;
    const where = few
      ? sql<SqlBool>`j.id = any(${jobs.index.idsOf(found)})`
      : sql<SqlBool>`${query.where} and ${match.where} and ${place?.where ?? sql`true`} and ${publishedWithin(asked)}`;
    return {
      total,
      // What finds nothing was answered in the best way.
      ...(total > 0 ? answeredBy(match) : match.name && { matched: 'all' as const }),
      source: sql`jobs.jobs j where ${where} and ${openToAll}`,
      order: jobOrder(query, match, few ? sorted(place) : place),
    };
  }

  ask(asked: AskedJobs): Inquiry {
    return new Inquiry(asked, this.em, this.current);
  }
}

/** The same order, sorted: the planner would rather walk along the index for it, past everything that is nearer. */
function sorted(place: Located | undefined): Located | undefined {
  return place?.orders && { ...place, orders: { distance: sql`${place.orders.distance} + 0` } };
}

/** What an answer tells of how it was found. */
export function answeredBy({ name, understood }: Match): Pick<FoundJobs, 'matched' | 'understood'> {
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
