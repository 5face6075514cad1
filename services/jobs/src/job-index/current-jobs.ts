import { setImmediate } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ofAnyLength, preparedRowsOf, rowsOf, withSignal } from '@puente/service-kit';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { openToAll } from '../jobs/open-jobs.ts';
import { learnNames, learnNewWords } from '../search/lexicon.ts';
import { phrasesOfWishes } from '../search/wishes.ts';
import { orderNames } from './comparing.ts';
import { readJobs, readWords } from './indexed-jobs.ts';
import {
  applyTo,
  type Changes,
  changesSince,
  horizonOf,
  isKnown,
  mostChanges,
  type Told,
  toldSince,
} from './job-changes.ts';
import { JobIndex } from './job-index.ts';
import { type Phrases } from './job-words.ts';
import { KeptEntries, mostEntries, type Page, type Shown, type ShownRow } from './kept-entries.ts';
import { newMemory, type SearchMemory } from './memory.ts';

/** The open jobs as they are, until the next turn of the event loop. */
export interface Jobs {
  readonly index: JobIndex;
  /** What was counted of exactly these jobs, by its question. */
  readonly counted: Map<string, unknown>;
  /** What searches were told of exactly these jobs, or of whatever jobs there are. */
  readonly memory: SearchMemory;
  /** Until then nobody can look for words: they are read last, when a service starts, and learnt when they are looked for. */
  readonly words: () => Promise<void>;
}

interface Known {
  index: JobIndex;
  horizon: string;
  today: number;
  /** Since the horizon, and known all the same. */
  changes: ReadonlySet<string>;
  at: number;
}

/** As the jobs were at a horizon. */
interface NewIndex {
  readonly index: JobIndex;
  readonly horizon: string;
}

/** That companies are called otherwise: all who began before the horizon are known. */
interface Renaming {
  readonly horizon: string;
}

/** How long changes are kept for whoever reads them, and how long one may not have read them. */
const keepHours = 24;
const longestPause = (keepHours / 2) * 3_600_000;

/**
 * Keeps a `JobIndex` as the database is (decision 33). Each question is told what was committed since the last reading, by a
 * look-up that most often finds nothing: by itself, and one for all who ask meanwhile, or by the statement that reads a page.
 */
@Injectable()
export class CurrentJobs implements OnApplicationBootstrap {
  #jobs: Known | undefined;
  #answer: Jobs | undefined;
  #reading: Promise<unknown> = Promise.resolve();
  #next: Promise<Jobs> | undefined;
  /** What the database tells whatever jobs there are. */
  readonly lasting = newMemory();
  #companies = newMemory();
  /** When it was last heard that companies are called otherwise, and up to which of these their names are learnt. */
  #renamed: Renaming | undefined;
  #learnt: Renaming | undefined;
  #entries = new KeptEntries(mostEntries(0));
  #phrases: Phrases = new Map();
  /** Of the index, and whether they could not be read. */
  #words: Promise<void> = Promise.resolve();
  #lacksWords = false;
  #isRenewing = false;
  #renewed: NewIndex | undefined;

  constructor(private readonly em: EntityManager) {}

  /** Nobody waits for the first reading; whoever asks meanwhile does. */
  onApplicationBootstrap(): void {
    this.read().catch((error: unknown) => {
      new Logger(CurrentJobs.name).warn(`The jobs are not read yet: ${String(error)}`);
    });
  }

  /**
   * What is chosen of the open jobs, and their entries: those that are not kept by one statement, which also tells whether anything changed
   * meanwhile. Then, which is seldom, it is chosen anew.
   * @param choose in one turn, by `ids` those whose entries are wanted, in their order
   * @param question for what depends on the jobs as they were `since`: asked anew where they have changed
   */
  async pageOf<Choice extends { readonly ids: readonly number[] }, Row extends ShownRow>(
    em: EntityManager,
    choose: (jobs: Jobs) => Choice,
    shown: Shown<Row>,
    question?: { since: Jobs | undefined; again: () => Promise<void> },
  ): Promise<{ choice: Choice; entries: Buffer[] }> {
    const known = this.lastKnown();
    if (question && known !== question.since) await question.again();
    const jobs = this.lastKnown() ?? (await this.#latest());
    let choice = choose(jobs);
    let page = this.#entries.page(choice.ids, shown.keptAs);
    const isNew =
      page.missing.length === 0 ? (await this.read()) !== jobs : await this.#complete(em, page, shown);
    if (isNew) {
      await question?.again();
      choice = choose(await this.#latest());
      page = this.#entries.page(choice.ids, shown.keptAs);
      if (page.missing.length > 0) await this.#complete(em, page, shown);
    }
    return { choice, entries: choice.ids.flatMap((id) => page.entries.get(id) ?? []) };
  }

  /** @returns whether anything has changed that was not known */
  async #complete<Row extends ShownRow>(em: EntityManager, page: Page, shown: Shown<Row>): Promise<boolean> {
    const known = this.#jobs;
    const told = await preparedRowsOf(
      em,
      sql<Row & Told & { id: number | null }>`
        select told.*, page.* from (select ${toldSince(known?.horizon ?? '0')}) told left join (
          select ${shown.columns} from jobs.jobs j where j.id = any(${ofAnyLength('int[]', page.missing)}) and ${openToAll}) page on true`,
    );
    const isNew = !known || known !== this.#jobs || told.some((row) => !isKnown(known, row));
    if (!isNew) known.at = Date.now();
    const rows = told.flatMap(({ changes: _, today: __, ...row }) =>
      row.id === null ? [] : [row as unknown as Row],
    );
    this.#entries.complete(page, rows, isNew ? { write: shown.write } : shown);
    return isNew;
  }

  /** As `read`, with what came since that was over. */
  async #latest(): Promise<Jobs> {
    const read = await this.read();
    return this.#answer ?? read;
  }

  /** Some jobs by themselves, whether or not they are open. */
  async only(em: EntityManager, where: RawBuilder<SqlBool>): Promise<Jobs> {
    await this.read();
    const index = new JobIndex(this.#phrases);
    await readJobs(index, em, where);
    await readWords(index, em, where);
    return this.#answerOf(index, Promise.resolve());
  }

  /** As they were when somebody last asked: whoever goes by it has to look for changes afterwards (`pageOf`). */
  lastKnown(): Jobs | undefined {
    return this.#isFresh() ? this.#answer : undefined;
  }

  #isFresh(): boolean {
    return this.#jobs !== undefined && !this.#lacksWords && Date.now() - this.#jobs.at < longestPause;
  }

  /** With everything that was committed before it was called. */
  read(): Promise<Jobs> {
    // One reading at a time; what is under way may have begun too early for who asks now. If it fails, the next would, too.
    this.#next ??= this.#reading.then(
      () => this.#begin(),
      (error: unknown) => {
        this.#next = undefined;
        throw error;
      },
    );
    return this.#next;
  }

  #begin(): Promise<Jobs> {
    this.#next = undefined;
    // It is everybody's, and does not end with the call of the one who happened to ask first.
    const reading = withSignal(new AbortController().signal, () => this.#readNow());
    this.#reading = reading;
    // Who asks after a failure begins anew.
    reading.catch(() => {
      if (this.#reading === reading) this.#reading = Promise.resolve();
    });
    return reading;
  }

  async #readNow(): Promise<Jobs> {
    const em = this.em.fork();
    const known = this.#jobs;
    if (!known || !this.#isFresh()) return this.#readAll(em);
    const renewed = this.#renewed;
    this.#renewed = undefined;
    if (renewed) return this.#apply(renewed.index, await changesSince(em, renewed.horizon, Infinity));
    const [told] = await preparedRowsOf(em, sql<Told>`select ${toldSince(known.horizon)}`);
    if (told && this.#answer && isKnown(known, told)) {
      known.at = Date.now();
      return this.#answer;
    }
    if (known.index.isWorn) this.#renew(this.em.fork());
    const most = mostChanges(known.index.size);
    const changes = await changesSince(em, known.horizon, most);
    if (changes.jobs.length > most) return this.#readAll(em);
    return this.#apply(known.index, changes);
  }

  async #readAll(em: EntityManager): Promise<Jobs> {
    this.#jobs = undefined;
    const { index, horizon } = await this.#newIndex(em);
    // Whoever asks for no words does not wait for them.
    const words = withSignal(new AbortController().signal, () => readWords(index, this.em.fork(), openToAll));
    this.#words = words;
    this.#lacksWords = false;
    words.catch((error: unknown) => {
      new Logger(CurrentJobs.name).warn(`The words of jobs are not read: ${String(error)}`);
      // Who asks next begins anew, also where jobs are being changed meanwhile.
      if (this.#words === words) this.#lacksWords = true;
    });
    await rowsOf(
      em,
      sql`delete from jobs.job_changes where changed_at < now() - make_interval(hours => ${keepHours})`,
    );
    return this.#apply(index, await changesSince(em, horizon, Infinity));
  }

  async #newIndex(em: EntityManager): Promise<NewIndex> {
    this.#phrases = await phrasesOfWishes(em);
    const index = new JobIndex(this.#phrases);
    const horizon = await horizonOf(em);
    await readJobs(index, em, openToAll);
    // Before anybody is answered, so that nobody waits for one later; others have their turn in between.
    for (const name of orderNames) {
      index.prepareOrder(name);
      await setImmediate();
    }
    return { index, horizon };
  }

  /** Without the places of jobs that left. Nobody waits for it: it takes the place of the old one when it is asked for next. */
  #renew(em: EntityManager): void {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    withSignal(new AbortController().signal, () => this.#newIndex(em))
      .then(async (renewed) => {
        await readWords(renewed.index, em, openToAll);
        this.#renewed = renewed;
      })
      .catch((error: unknown) => {
        new Logger(CurrentJobs.name).warn(`The jobs are not read anew: ${String(error)}`);
      })
      .finally(() => {
        this.#isRenewing = false;
      });
  }

  async #apply(index: JobIndex, { horizon, today, jobs, companies, changes }: Changes): Promise<Jobs> {
    const isOther = index !== this.#jobs?.index;
    // Half of them applied, jobs are neither as they were nor as they are: who asks for them waits.
    if (!isOther && jobs.length > 0) this.#answer = undefined;
    await applyTo(index, jobs);
    for (const { id } of jobs) this.#entries.forgetJob(id);
    if (isOther) this.#entries = new KeptEntries(mostEntries(index.size));
    else if (companies.length > 0) this.#entries.forgetCompanies(new Set(companies));
    if (isOther || companies.length > 0) {
      this.#companies = newMemory();
      this.#renamed = { horizon };
    }
    if (today !== this.#jobs?.today) index.removeOver(today);
    const same = !isOther && jobs.length === 0 && companies.length === 0 && today === this.#jobs?.today;
    this.#jobs = { index, horizon, today, changes: new Set(changes), at: Date.now() };
    if (!same || !this.#answer) {
      this.#answer = this.#answerOf(index, this.#words);
    }
    return this.#answer;
  }

  #answerOf(index: JobIndex, read: Promise<void>): Jobs {
    const memory = { lasting: this.lasting, passing: newMemory(), companies: this.#companies };
    let learnt: Promise<void> | undefined;
    const learn = async () => {
      await read;
      await learnNewWords(this.em.fork());
      const renamed = this.#renamed;
      if (renamed === this.#learnt) return;
      // A service that has just started learns all that are told of still: it may have missed some.
      await learnNames(this.em.fork(), this.#learnt?.horizon ?? '0');
      this.#learnt = renamed;
    };
    const words = () => {
      // It is everybody's, too.
      learnt ??= withSignal(new AbortController().signal, learn).catch((error: unknown) => {
        learnt = undefined;
        throw error;
      });
      return learnt;
    };
    return { index, counted: new Map(), memory, words };
  }
}
