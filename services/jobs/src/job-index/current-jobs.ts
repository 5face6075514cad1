import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { detached, preparedRowsOf } from '@puente/service-kit';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { LexiconLearner } from '../search/lexicon-learner.ts';
import { readJobs, readWords } from './indexed-jobs.ts';
import { IndexLoader, type LoadedJobs } from './index-loader.ts';
import {
  applyTo,
  type Changes,
  changesSince,
  keepHours,
  mostChanges,
  type Snapshot,
  type Told,
  toldSince,
} from './job-changes.ts';
import { type JobIndex } from './job-index.ts';
import { KeptEntries } from './kept-entries.ts';
import { newMemory, type SearchMemory } from './memory.ts';
import { SharedReading } from './shared-reading.ts';

/**
 * The open jobs as they are. Until the next turn of the event loop, for the index is one and the same, and jobs are put into it in a turn
 * of their own: who awaits anything has to ask for them again (`lastKnown`, `read`).
 */
export interface Jobs {
  readonly index: JobIndex;
  /** What it sees is in the index. */
  readonly snapshot: Snapshot;
  /** Those whose last day is before this one are not, in days since 1970. */
  readonly today: number;
  /** What was counted of exactly these jobs, by its question. */
  readonly counted: Map<string, unknown>;
  /** As lists show them. */
  readonly entries: KeptEntries;
  /** What searches were told of exactly these jobs, or of whatever jobs there are. */
  readonly memory: SearchMemory;
  /** Until then nobody can look for words: they are read last, when a service starts, and learnt when they are looked for. */
  readonly words: () => Promise<void>;
}

/** How long one may not have read changes. */
const longestPause = (keepHours / 2) * 3_600_000;

/**
 * Keeps a `JobIndex` as the database is (decision 33). Each question is told what was committed since the last reading, by a
 * look-up that most often finds nothing: by itself, and one for all who ask meanwhile, or by the statement that reads a page.
 */
@Injectable()
export class CurrentJobs implements OnApplicationBootstrap {
  /** As they were when the database was last asked, at that time. */
  #jobs: Jobs | undefined;
  #askedAt = 0;
  /** Half of the changes applied, jobs are neither as they were nor as they are: who asks for them waits. */
  #isApplying = false;
  readonly #loader: IndexLoader;
  readonly #lexicon: LexiconLearner;
  /** It is everybody's, and does not end with the call of the one who happened to ask first. */
  readonly #reading = new SharedReading(() => detached(() => this.#readNow()));
  /** What the database tells whatever jobs there are. */
  readonly #lasting = newMemory();
  #companies = newMemory();
  /** Of the index, and whether they could not be read. */
  #words: Promise<void> = Promise.resolve();
  #lacksWords = false;

  constructor(
    private readonly em: EntityManager,
    private readonly entries: KeptEntries,
  ) {
    this.#loader = new IndexLoader(em);
    this.#lexicon = new LexiconLearner(em);
  }

  /** Nobody waits for the first reading; whoever asks meanwhile does. */
  onApplicationBootstrap(): void {
    this.read().catch((error: unknown) => {
      new Logger(CurrentJobs.name).warn(`The jobs are not read yet: ${String(error)}`);
    });
  }

  /** With everything that was committed before it was called. */
  read(): Promise<Jobs> {
    return this.#reading.next();
  }

  /** As they were when somebody last asked: whoever goes by it has to look for changes afterwards (`JobPages`, `confirm`). */
  lastKnown(): Jobs | undefined {
    return this.#isApplying || !this.#isFresh() ? undefined : this.#jobs;
  }

  /** @param told since they were read @returns whether jobs are as they were */
  confirm(jobs: Jobs, { isNew, today }: Told): boolean {
    const isSame = jobs === this.lastKnown() && !isNew && today === jobs.today;
    if (isSame) this.#askedAt = Date.now();
    return isSame;
  }

  /** Some jobs by themselves, whether or not they are open. */
  async only(em: EntityManager, where: RawBuilder<SqlBool>): Promise<Jobs> {
    const jobs = await this.read();
    const index = this.#loader.emptyIndex();
    await readJobs(index, em, where);
    await readWords(index, em, where);
    return { ...jobs, index, ...this.#remembering(Promise.resolve()) };
  }

  #isFresh(): boolean {
    return !this.#lacksWords && Date.now() - this.#askedAt < longestPause;
  }

  async #readNow(): Promise<Jobs> {
    const em = this.em.fork();
    const jobs = this.#jobs;
    if (!jobs || !this.#isFresh()) return this.#readAll(em);
    const renewed = this.#loader.takeRenewed();
    if (renewed) {
      // Of the old one, which may know less than the new one.
      this.#forget(jobs, await changesSince(em, jobs.snapshot, Infinity));
      return this.#replace(em, renewed);
    }
    const [told] = await preparedRowsOf(em, sql<Told>`select ${toldSince(jobs.snapshot)}`);
    if (told && this.confirm(jobs, told)) return jobs;
    if (jobs.index.isWorn) this.#loader.renew();
    const most = mostChanges(jobs.index.size);
    const changes = await changesSince(em, jobs.snapshot, most);
    if (changes.ids.length > most) return this.#readAll(em);
    // Where that fails, whoever asks next is told of all of them again.
    this.#isApplying = true;
    await applyTo(jobs.index, em, changes);
    this.#forget(jobs, changes);
    if (changes.companies.length > 0) this.#renameCompanies(changes.snapshot);
    return this.#follow({ ...jobs, ...changes });
  }

  async #readAll(em: EntityManager): Promise<Jobs> {
    this.#jobs = undefined;
    const { words, ...loaded } = await this.#loader.load(em);
    this.#words = words;
    this.#lacksWords = false;
    words.catch((error: unknown) => {
      new Logger(CurrentJobs.name).warn(`The words of jobs are not read: ${String(error)}`);
      // Who asks next begins anew, also where jobs are being changed meanwhile.
      if (this.#words === words) this.#lacksWords = true;
    });
    return this.#replace(em, loaded);
  }

  /** Nobody has the new index yet. */
  async #replace(em: EntityManager, { index, snapshot }: LoadedJobs): Promise<Jobs> {
    const changes = await changesSince(em, snapshot, Infinity);
    await applyTo(index, em, changes);
    this.#renameCompanies(changes.snapshot);
    if (this.#jobs) this.#forget({ index }, changes);
    else this.entries.forgetAll();
    return this.#follow({ ...changes, index });
  }

  #forget({ index }: Pick<Jobs, 'index'>, { ids, companies }: Pick<Changes, 'ids' | 'companies'>): void {
    this.entries.forget(ids);
    for (const employer of companies) this.entries.forget(index.idsOfEmployer(employer));
  }

  #follow({ index, snapshot, today }: Pick<Jobs, 'index' | 'snapshot' | 'today'>): Jobs {
    if (index !== this.#jobs?.index || today !== this.#jobs.today) index.removeOver(today);
    this.#askedAt = Date.now();
    this.#isApplying = false;
    this.#jobs = { index, snapshot, today, entries: this.entries, ...this.#remembering(this.#words) };
    return this.#jobs;
  }

  #renameCompanies(snapshot: Snapshot): void {
    this.#companies = newMemory();
    this.#lexicon.companiesRenamed(snapshot);
  }

  /** @param read when the words of the index are */
  #remembering(read: Promise<void>): Pick<Jobs, 'counted' | 'memory' | 'words'> {
    const memory = { lasting: this.#lasting, passing: newMemory(), companies: this.#companies };
    let learnt: Promise<void> | undefined;
    const learn = async () => {
      await read;
      await this.#lexicon.learn();
    };
    const words = () => {
      // It is everybody's, too.
      learnt ??= detached(learn).catch((error: unknown) => {
        learnt = undefined;
        throw error;
      });
      return learnt;
    };
    return { counted: new Map(), memory, words };
  }
}
