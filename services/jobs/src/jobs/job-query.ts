import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type SearchMatch } from '@puente/domain/jobs';
import { type SearchedPlace } from '@puente/domain/places';
import { allRowsLimit } from '@puente/domain/rest';
import { equalTo, nullsLast, orderBy } from '@puente/service-kit';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { readPage, readRows } from '../database/read-page.ts';
import { newestFirst, type OrderKey } from '../job-index/comparing.ts';
import { CurrentJobs, type Jobs } from '../job-index/current-jobs.ts';
import { JobPages } from '../job-index/job-pages.ts';
import { type Shown, type ShownRow } from '../job-index/kept-entries.ts';
import { vectorTo } from '../places/distance.ts';
import { Gazetteer } from '../places/gazetteer.ts';
import { type Located } from '../places/locate.ts';
import { counted } from './counted.ts';
import { type AskedJobs, foundBy, Inquiry, type Question } from './job-inquiry.ts';
import { nothing } from './job-search.ts';
import { weighed } from '../search/scores.ts';
import { asksForAny } from '../search/trade-words.ts';
import { type JobListQuery } from './job-wishes.ts';
import { openToAll } from './open-jobs.ts';

/** Of the open jobs that are asked for. */
export interface FoundPage {
  /** In JSON. */
  readonly entries: readonly Buffer[];
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
    private readonly pages: JobPages,
    private readonly gazetteer: Gazetteer,
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
    const place = known ?? (await this.gazetteer.locate(this.em, query.more, { sort: query.sort, within }));
    const said = [query.search, place.words].filter(Boolean).join(' ');
    const search = said === '' || asksForAny(said) ? undefined : said;
    return { query: { ...query, search }, place };
  }

  /** A page of the jobs that everybody may find. */
  async page<Row extends ShownRow>(asked: AskedJobs, shown: Shown<Row>): Promise<FoundPage> {
    const keys = keysOf(asked.query, asked.place);
    const inquiry = this.ask(asked);
    const isWhole = asked.query.pageSize >= allRowsLimit;
    const since = this.current.lastKnown();
    let question = await (isWhole ? inquiry.again() : inquiry).question();
    const choose = (jobs: Jobs) => choosePage(jobs, question, keys, asked);
    if (!isWhole) {
      const again = async () => {
        question = await inquiry.again().question();
      };
      const words = asked.query.search === undefined ? undefined : { since, again };
      const { choice, entries } = await this.pages.page(this.em, choose, shown, words);
      return { entries, ...told(choice, question) };
    }
    const choice = choose(await this.current.read());
    const entries = await this.entriesOf(choice.ids, asked, shown, openToAll);
    return { entries, ...told(choice, question) };
  }

  /** The same of an employer's own jobs, drafts among them: for words and places not too many to be read for one question. */
  async ownPage<Row extends ShownRow>(asked: AskedJobs, shown: Shown<Row>): Promise<FoundPage> {
    const { query, place } = asked;
    const { where } = query;
    const keys = keysOf(query, place);
    if (query.search === undefined && !place?.area && !place?.from) {
      const source = sql`jobs.jobs j where ${where}`;
      const order = orderBy(keys, orderColumns, sql`j.id`);
      const { columns, write } = shown;
      const { rows, total } = await readPage<Row>(this.em, query, { columns, source, order });
      return { entries: rows.map(write), total };
    }
    const jobs = await this.current.only(this.em, where);
    const source = { lastKnown: () => jobs, read: () => Promise.resolve(jobs) };
    // What they are filtered by is asked of the database, which knows drafts, too.
    const left: AskedJobs = { ...asked, query: { ...query, filters: [] } };
    const question = await new Inquiry(left, this.em, source).question();
    const choice = choosePage(jobs, question, keys, left);
    const entries = await this.entriesOf(choice.ids, asked, shown, where);
    return { entries, ...told(choice, question) };
  }

  /** In the order of their ids. */
  private async entriesOf<Row extends ShownRow>(
    ids: readonly number[],
    { query }: AskedJobs,
    { columns, write }: Shown<Row>,
    where: RawBuilder<SqlBool>,
  ): Promise<Buffer[]> {
    const source = sql`jobs.jobs j where j.id = any(${ids}::int[]) and ${where}`;
    const order = sql`array_position(${ids}::int[], j.id)`;
    const rows = await readRows<Row>(this.em, { ...query, offset: 0 }, { columns, source, order });
    return rows.map(write);
  }

  ask(asked: AskedJobs): Inquiry {
    return new Inquiry(asked, this.em, this.current);
  }
}

interface Choice {
  readonly ids: readonly number[];
  readonly total: number;
  readonly capped: boolean;
}

function choosePage(jobs: Jobs, question: Question, keys: readonly JobKey[], asked: AskedJobs): Choice {
  const { offset, pageSize } = asked.query;
  const from = asked.place?.from;
  const { index } = jobs;
  return counted(jobs, ['page', keys, offset, pageSize, from], question, () => {
    const { jobs: found, capped } = foundBy(jobs, question);
    const { total } = found;
    const centre = from && vectorTo(from);
    const page = () => {
      const [first] = keys;
      const inOrder = keys.filter(isOrder);
      if (first?.name === 'distance' && centre)
        return index.nearest(found, centre, inOrder.filter(isNoDistance), offset, pageSize);
      if (first?.name !== 'relevance') return index.page(found, inOrder, offset, pageSize, centre);
      const score = (question.words?.match ?? nothing).score(index);
      const asked = first.direction === 'asc' ? weighed(-1, score) : score;
      return index.best(found, asked, inOrder, { from: offset, size: pageSize, centre });
    };
    return { ids: total > offset ? page() : [], total, capped };
  });
}

/** What finds nothing was answered in the best way. */
function told(
  { total, capped }: Choice,
  { words }: Question,
): Pick<FoundPage, 'total' | 'matched' | 'understood' | 'capped'> {
  if (!words || total === 0) return { total, ...(words && { matched: 'all' }) };
  const { name, understood } = words.match;
  return { total, matched: name, ...(understood !== undefined && { understood }), ...(capped && { capped }) };
}

type JobKey = JobListQuery['sort'][number];

const isOrder = (key: JobKey): key is JobKey & OrderKey => key.name !== 'relevance';

const isNoDistance = ({ name }: OrderKey): boolean => name !== 'distance';

const best: JobKey = { name: 'relevance', direction: 'desc' };

/** The order asked for; else the best first in a search, the nearest first around a place, and the newest first. */
function keysOf({ sort, search }: JobListQuery, place: Located | undefined): readonly JobKey[] {
  const usual = search === undefined ? (place?.defaultSort ?? newestFirst) : best;
  // What was named may be no place to be near to; how well words are answered decides first or not at all.
  const known = sort.filter(
    ({ name }, at) =>
      (name !== 'distance' || place?.from) && (name !== 'relevance' || (at === 0 && search !== undefined)),
  );
  const asked = known.length > 0 ? known : [usual];
  const last = asked.at(-1)?.name;
  return last === 'relevance' || last === 'distance' ? [...asked, newestFirst] : asked;
}

const orderColumns = {
  datePosted: sql`j.published_at`,
  title: sql`jobs.plain(j.title)`,
  salary: nullsLast(sql`j.annual_salary`),
};

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
