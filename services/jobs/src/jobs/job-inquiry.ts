import { type EntityManager } from '@mikro-orm/postgresql';
import { ofAnyLength, preparedRowsOf, rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { eachOfBoth, hasAny } from '../job-index/bits.ts';
import { newestFirst } from '../job-index/comparing.ts';
import { type CurrentJobs, type Jobs } from '../job-index/current-jobs.ts';
import { FoundJobs, type JobSet } from '../job-index/found-jobs.ts';
import { type Where } from '../job-index/spots.ts';
import { type Area, jobsIn, partsOf } from '../places/area.ts';
import { type Located } from '../places/locate.ts';
import { findOf } from '../search/having.ts';
import { type Match, matchesOf, nothing } from './job-search.ts';
import { type JobFilter, type JobListQuery, letThrough, totalOf } from './job-wishes.ts';

/** What jobs are asked for: by lists, facets, alternatives and alerts alike. */
export interface AskedJobs {
  readonly query: JobListQuery;
  readonly place?: Located;
  /** After this instant, and not after the other one. */
  readonly published?: { readonly after: Date; readonly until?: Date };
}

/** One way of finding a search's words, and what the database alone knows of it. */
interface FoundWords {
  readonly match: Match;
  /** Of those that it finds: who has the phrase. */
  readonly having?: readonly number[];
  /** Whether older ones may have it, too. */
  readonly capped?: true;
}

/** What is asked, looked up as far as the database alone knows it. */
export interface Question {
  readonly filters: readonly JobFilter[];
  readonly published?: AskedJobs['published'];
  readonly area?: Area;
  /** Absent where no words are asked for. */
  readonly words?: FoundWords;
}

export interface Answer {
  readonly question: Question;
  /** Made when it is first asked for: counts that are kept up may say enough. */
  readonly found: FoundJobs;
  /** Whether there may be more: words that many jobs have are looked for among the newest of them. */
  readonly capped: boolean;
  /** Those that the answer is about. */
  readonly jobs: Jobs;
}

/**
 * Something asked, and the same words with other filters or another place: each part is looked up once. What the database told before of the same
 * jobs is not asked for again: first the jobs are taken to be as they were when somebody last asked, and then it is made sure.
 */
export class Inquiry {
  private words: Promise<AsyncGenerator<Match, void>> | undefined;
  private readonly ways: Promise<IteratorResult<Match, void>>[] = [];
  private readonly employers = new Map<JobFilter, Promise<JobFilter>>();
  private next: Inquiry | undefined;

  constructor(
    private readonly asked: AskedJobs,
    private readonly em: EntityManager,
    private readonly current: Pick<CurrentJobs, 'lastKnown' | 'read'>,
    /** Whether it is asked of the jobs as they are now. */
    private readonly isSure = false,
  ) {}

  /** The same, asked of the jobs as they are now. */
  again(): Inquiry {
    const { asked, em, current } = this;
    return (this.next ??= this.isSure ? this : new Inquiry(asked, em, current, true));
  }

  /**
   * What is asked, by the first way of finding the words that finds any job; without words, nothing of the jobs is read for it. Unless
   * it is asked `again`, whoever goes by it has to look for changes afterwards.
   */
  async question(): Promise<Question> {
    return this.asked.query.search === undefined ? this.parts(this.asked) : this.questionOfKnown();
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

  private async questionOfKnown(others = jobsOf, asked = this.asked): Promise<Question> {
    const parts = await this.parts(asked);
    const { search } = asked.query;
    if (search === undefined) return parts;
    // At once, for several that ask at the same time: each way is told by one of them.
    this.words ??= this.jobs().then(async (jobs) => {
      await jobs.words();
      return matchesOf(this.em, search, jobs);
    });
    const ways = await this.words;
    let best: Question | undefined;
    for (let way = 0; ; way += 1) {
      const next = await (this.ways[way] ??= ways.next());
      if (next.done) break;
      const words = await this.withPhrase(next.value, (jobs) =>
        others(jobs, { ...parts, words: { match: next.value } }),
      );
      const question = { ...parts, words };
      best ??= question;
      if (jobsOf(await this.jobs(), question).total > 0) return question;
    }
    return best ?? { ...parts, words: { match: nothing } };
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

  /** @param left who may have it */
  private async withPhrase(match: Match, left: (jobs: Jobs) => FoundJobs): Promise<FoundWords> {
    if (match.phrase === undefined) return { match };
    const jobs = await this.jobs();
    const { having, capped } = await havingPhrase(this.em, match.phrase, left(jobs), jobs);
    return { match, having, ...(capped && { capped }) };
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

/** So many of the newest that have its words are asked for a phrase. */
const mostForPhrase = 3000;

/** Which of some jobs have a phrase; of very many the newest are asked. */
async function havingPhrase(
  em: EntityManager,
  phrase: string,
  maybe: FoundJobs,
  { index }: Jobs,
): Promise<{ having: readonly number[]; capped: boolean }> {
  const ids = index.page(maybe, [newestFirst], 0, mostForPhrase);
  const rows = await preparedRowsOf(
    em,
    sql<{ id: number }>`
      select j.id from jobs.jobs j where j.id = any(${ofAnyLength('int[]', ids)}) and j.search_vector @@ (select jobs.search_query(${phrase}))`,
  );
  return { having: rows.map(({ id }) => id), capped: maybe.total > ids.length };
}

function answerTo(jobs: Jobs, question: Question): Answer {
  return {
    question,
    jobs,
    get found() {
      return foundBy(jobs, question).jobs;
    },
    get capped() {
      // Who asks for no words need not wait until all are found.
      return question.words !== undefined && foundBy(jobs, question).capped;
    },
  };
}

/** The open jobs that a question finds. */
export const jobsOf = (jobs: Jobs, question: Question): FoundJobs => foundBy(jobs, question).jobs;

interface Found {
  readonly jobs: FoundJobs;
  /** Whether older ones may answer, too. */
  readonly capped: boolean;
}

const foundBefore = new WeakMap<Question, { of: Jobs; found: Found }>();

/** A page, its total and its facets ask the same of the same jobs. */
export function foundBy(jobs: Jobs, question: Question): Found {
  const before = foundBefore.get(question);
  if (before?.of === jobs) return before.found;
  const found = find(jobs, question);
  foundBefore.set(question, { of: jobs, found });
  return found;
}

/** All that a question asks but for towns and circles, where filters can say it: states and countries are such, words and instants are not. */
export function asFilters({ filters, area, published, words }: Question): readonly JobFilter[] | undefined {
  if (published || words) return undefined;
  const { regions } = partsOf(area ?? []);
  return [...filters, ...regions.map((region) => ({ ...region, operator: '$eq' }) as const)];
}

/** The towns and circles that all of it is asked about. */
export const spotsOf = ({ area }: Question): readonly Where[] => partsOf(area ?? []).spots;

/** By words so many are found: nobody reads the last page of thirty thousand, for whose number everybody would wait. */
const enough = 500;

function find(jobs: Jobs, question: Question): Found {
  const { filters, published, area, words } = question;
  const { index } = jobs;
  const sets: JobSet[] = [
    ...filters.map((filter) => letThrough(index, filter)),
    ...(published ? [publishedIn(index, published)] : []),
    ...(area ? jobsIn(index, area) : []),
    ...(words?.having ? [index.ofIds(words.having)] : []),
  ];
  if (!words) {
    // Those in a town or a circle are listed.
    const said = spotsOf(question).length === 0 ? asFilters(question) : undefined;
    const total = said && totalOf(index, said);
    return { jobs: FoundJobs.inEach(index.all, sets, total), capped: false };
  }
  const bits = sets.length === 0 ? [] : [index.all, ...sets.map((set) => set.bits)];
  const finding = words.match.find(index);
  const findIn = findOf(finding);
  // Without filters lists say all: no set is made.
  const lists = 'each' in finding && bits.length === 0 ? finding : undefined;
  const places: number[] = [];
  const found = (capped: boolean): Found => ({
    jobs: FoundJobs.at(new Int32Array(places), index.all.length * 32),
    capped,
  });
  const most = words.match.phrase === undefined || words.having ? enough : mostForPhrase;
  for (const window of index.windows()) {
    const isEnough = places.length >= most;
    if (lists) {
      if (isEnough) return found(true);
      const before = places.length;
      window.eachWith(lists.each, (place) => places.push(place));
      if (lists.meant && places.length > before)
        places.push(...lists.meant(Int32Array.from(places.splice(before)).sort()));
      continue;
    }
    const mayBeMore = index.words.scoped(() => {
      const left = bits.length === 0 ? window : window.among(window.all(bits.map((set) => window.of(set))));
      // Where filters leave nobody there is nothing more to be found.
      if (bits.length > 0 && !hasAny(left.asked)) return false;
      if (!isEnough) eachOfBoth(findIn(left), left.asked, (slot) => places.push(window.placeOf(slot)));
      return isEnough;
    });
    if (mayBeMore) return found(true);
  }
  return found(words.capped ?? false);
}

const microsecond = 0.001;

function publishedIn(index: Jobs['index'], { after, until }: NonNullable<AskedJobs['published']>): JobSet {
  const end = until ? until.getTime() + microsecond / 2 : Infinity;
  return index.within('publishedAt', after.getTime() + microsecond / 2, end);
}
