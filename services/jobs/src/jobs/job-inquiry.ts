import { type EntityManager } from '@mikro-orm/postgresql';
import { rowsOf } from '@puente/service-kit';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { all, type Bits } from '../job-index/bits.ts';
import { type CurrentJobs, type Jobs } from '../job-index/current-jobs.ts';
import { type Area, jobsIn } from '../places/area.ts';
import { type Located } from '../places/locate.ts';
import { type Match, matchesOf } from './job-search.ts';
import { type JobFilter, type JobListQuery, letThrough } from './job-wishes.ts';
import { askForIds, type Expected, expectedJobs, idsWhere, textOf } from './job-words.ts';
import { mostForAll, reachOf } from './word-reach.ts';

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
  readonly area?: Area;
  readonly words: FoundWords;
}

export interface Answer {
  readonly question: Question;
  /** Made when it is first asked for: counts that are kept up may say enough. */
  readonly found: Bits;
  /** Those that the answer is about. */
  readonly jobs: Jobs;
}

/** Ids by the statement that tells them. */
type AskedIds = Map<string, Promise<readonly number[]>>;

/**
 * Something asked, and the same words with other filters or another place: each part is looked up once. What the database told before of the same
 * jobs is not asked for again: first the jobs are taken to be as they were when somebody last asked, and then it is made sure.
 */
export class Inquiry {
  private words: Promise<AsyncGenerator<Match, void>> | undefined;
  private readonly ways: Promise<IteratorResult<Match, void>>[] = [];
  private readonly employers = new Map<JobFilter, Promise<JobFilter>>();
  private readonly expectations = new Map<RawBuilder<SqlBool>, Promise<Expected>>();
  private next: Inquiry | undefined;

  constructor(
    private readonly asked: AskedJobs,
    private readonly em: EntityManager,
    private readonly current: CurrentJobs,
    /** Of the jobs that have the words. */
    private readonly order?: (match: Match) => RawBuilder<unknown>,
    /** Whether it is asked of the jobs as they are now. */
    private readonly isSure = false,
    /** Asked for on behalf of this call, and so new enough for it. */
    private readonly ids: AskedIds = new Map(),
  ) {}

  /** The same, asked of the jobs as they are now. */
  again(): Inquiry {
    const { asked, em, current, order, ids } = this;
    return (this.next ??= this.isSure ? this : new Inquiry(asked, em, current, order, true, ids));
  }

  /**
   * What is asked, by the first way of finding the words that finds any job; without words, nothing of the jobs is read for it. Unless
   * it is asked `again`, whoever goes by it has to look for changes afterwards.
   */
  async question(): Promise<Question> {
    if (this.asked.query.search !== undefined) return this.questionOfKnown();
    return { ...(await this.parts(this.asked)), words: { match: everything } };
  }

  /**
   * By the first way of finding the words that finds any job, else by the best one.
   * @param others which jobs the answer is asked about besides those it finds
   * @param asked the same words with other filters or another place
   */
  async answer(others?: typeof jobsOf, asked = this.asked): Promise<Answer> {
    const before = this.current.lastKnown();
    const question = await this.questionOfKnown(others, asked);
    const now = await this.current.read();
    if (this.isSure || now === before) return answerTo(now, question);
    return this.again().answer(others, asked);
  }

  private async questionOfKnown(others?: typeof jobsOf, asked = this.asked): Promise<Question> {
    const parts = await this.parts(asked);
    if (asked.query.search === undefined) return { ...parts, words: { match: everything } };
    // At once, for several that ask at the same time: each way is told by one of them.
    this.words ??= this.jobs().then(({ memory }) => matchesOf(this.em, this.asked.query.search, memory));
    const ways = await this.words;
    let best: Question | undefined;
    for (let way = 0; ; way += 1) {
      const next = await (this.ways[way] ??= ways.next());
      if (next.done) break;
      const match = next.value;
      const words = await this.found(match, (jobs) =>
        (others ?? jobsOf)(jobs, { ...parts, words: { match } }),
      );
      const question = { ...parts, words };
      best ??= question;
      if (idsOf(await this.jobs(), question).length > 0) return question;
    }
    // Words that say nothing find nothing.
    return best ?? { ...parts, words: { match: nothing, ids: [] } };
  }

  private async jobs(): Promise<Jobs> {
    return (this.isSure ? undefined : this.current.lastKnown()) ?? this.current.read();
  }

  /** All but the words. */
  private async parts({ place, published, query }: AskedJobs): Promise<Omit<Question, 'words'>> {
    return {
      filters: await Promise.all(query.filters.map((filter) => this.byIdOnce(filter))),
      ...(published && { published }),
      ...(place?.area && { area: place.area }),
    };
  }

  private async found(match: Match, left: (jobs: Jobs) => Bits): Promise<FoundWords> {
    const order = this.order?.(match);
    const { likely, most } = await this.expected(match);
    // Words that are said together are looked for among the newest first: how many have them tells how many there are of all.
    let expected = most;
    while (expected > mostForAll) {
      const jobs = await this.jobs();
      const reach = reachOf(jobs.index, left(jobs), expected);
      if (!reach) break;
      const ids = await this.idsOf(match, order, reach.where);
      const found = (ids.length / reach.among) * jobs.index.size;
      if (!reach.capped || expected === likely || found > expected / 2)
        return { match, ids, ...(reach.capped && { capped: true }) };
      expected = Math.max(found, likely);
    }
    return { match, ids: await this.idsOf(match, order) };
  }

  private expected(match: Match): Promise<Expected> {
    const expected =
      this.expectations.get(match.where) ?? this.jobs().then((jobs) => expectedJobs(this.em, match, jobs));
    this.expectations.set(match.where, expected);
    return expected;
  }

  private async idsOf(
    match: Match,
    order?: RawBuilder<unknown>,
    reach?: RawBuilder<SqlBool>,
  ): Promise<readonly number[]> {
    const where = reach ? sql<SqlBool>`${match.where} and ${reach}` : match.where;
    const query = idsWhere(where, order).compile(this.em.getKysely());
    const key = `ids ${textOf(query)}`;
    const { passing } = (await this.jobs()).memory;
    const known = this.ids.get(key) ?? passing.get<readonly number[]>(key);
    if (known) return known;
    const asked = askForIds(this.em, query, match);
    this.ids.set(key, asked);
    const ids = await asked;
    passing.set(key, ids, ids.length + 1);
    return ids;
  }

  private byIdOnce(filter: JobFilter): Promise<JobFilter> {
    const known = this.employers.get(filter) ?? this.byId(filter);
    this.employers.set(filter, known);
    return known;
  }

  /** Which employer a name is. */
  private async byId(filter: JobFilter): Promise<JobFilter> {
    if (filter.field !== 'employer.username') return filter;
    const [employer] = await rowsOf(
      this.em,
      sql<{ id: number }>`
        select p.user_id as id from identity.public_profiles p where p.username = ${filter.value}`,
    );
    return { field: 'employer.id', operator: '$eq', value: employer?.id ?? 0 };
  }
}

const nothing: Match = { name: 'all', where: sql<SqlBool>`false` };
const everything: Match = { where: sql<SqlBool>`true` };

function answerTo(jobs: Jobs, question: Question): Answer {
  let found: Bits | undefined;
  return {
    question,
    jobs,
    get found() {
      return (found ??= jobsOf(jobs, question));
    },
  };
}

/** The open jobs that a question finds. */
export function jobsOf(jobs: Jobs, question: Question): Bits {
  const { ids } = question.words;
  return all([...setsOf(jobs, question), ...(ids ? [jobs.index.ofIds(ids)] : [])]);
}

/** The jobs that a question finds by words, as these are ordered: one by one, without a set as large as all jobs. */
export function idsOf(jobs: Jobs, question: Question): number[] {
  return jobs.index.among(setsOf(jobs, question), question.words.ids ?? []);
}

/** What of the jobs all that is found is in. */
function setsOf({ index }: Jobs, { filters, published, area }: Question): Bits[] {
  return [
    index.all,
    ...filters.map((filter) => letThrough(index, filter)),
    ...(published ? [publishedBits(index, published)] : []),
    ...(area ? jobsIn(index, area) : []),
  ];
}

const microsecond = 0.001;

function publishedBits(index: Jobs['index'], { after, until }: NonNullable<AskedJobs['published']>): Bits {
  const end = until ? until.getTime() + microsecond / 2 : Infinity;
  return index.within('publishedAt', after.getTime() + microsecond / 2, end);
}
