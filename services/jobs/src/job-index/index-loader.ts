import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { type EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { detached } from '@puente/service-kit';
import { openToAll } from '../jobs/open-jobs.ts';
import { phrasesOfWishes } from '../search/wishes.ts';
import { orderNames } from './comparing.ts';
import { readJobs, readWords } from './indexed-jobs.ts';
import { currentSnapshot, type Snapshot } from './job-changes.ts';
import { JobIndex } from './job-index.ts';
import { type Phrases } from './job-words.ts';

/** All open jobs, some of them maybe newer than the snapshot. */
export interface LoadedJobs {
  readonly index: JobIndex;
  readonly snapshot: Snapshot;
}

const manyJobs = 200_000;

/**
 * As `npm start` starts a service, V8 looks for what nobody needs whenever its heap has grown by a quarter, which keeps a small one
 * small (decision 50). Among many jobs that is 66 MB to look through each time, so there the heap may double first.
 */
function letHeapGrow(jobs: number): void {
  // It is asked for at each collection, so that it may be told of later.
  if (jobs > manyJobs) setFlagsFromString('--heap-growing-percent=100');
}

/** Reads all open jobs: when a service starts, and beside an index that is worn. */
export class IndexLoader {
  readonly #em: EntityManager;
  #phrases: Phrases = new Map();
  /** What is being read beside the index in use, and what was. */
  #renewal: symbol | undefined;
  #renewed: LoadedJobs | undefined;

  constructor(em: EntityManager) {
    this.#em = em;
  }

  /** Whoever asks for no words does not wait for them: they come later, or fail to. */
  async load(em: EntityManager): Promise<LoadedJobs & { readonly words: Promise<void> }> {
    // What began before may miss changes that nobody is told of any more.
    this.#renewal = this.#renewed = undefined;
    const loaded = await this.#read(em);
    return { ...loaded, words: detached(() => readWords(loaded.index, this.#em.fork(), openToAll)) };
  }

  /** Without the places of jobs that left. Nobody waits for it. */
  renew(): void {
    if (this.#renewal || this.#renewed) return;
    const renewal = (this.#renewal = Symbol('renewal'));
    detached(async () => {
      const em = this.#em.fork();
      const renewed = await this.#read(em);
      await readWords(renewed.index, em, openToAll);
      if (this.#renewal === renewal) this.#renewed = renewed;
    })
      .catch((error: unknown) => {
        new Logger(IndexLoader.name).warn(`The jobs are not read anew: ${String(error)}`);
      })
      .finally(() => {
        if (this.#renewal === renewal) this.#renewal = undefined;
      });
  }

  /** Once, words and all. */
  takeRenewed(): LoadedJobs | undefined {
    const renewed = this.#renewed;
    this.#renewed = undefined;
    return renewed;
  }

  emptyIndex(): JobIndex {
    return new JobIndex(this.#phrases);
  }

  async #read(em: EntityManager): Promise<LoadedJobs> {
    this.#phrases = await phrasesOfWishes(em);
    const index = this.emptyIndex();
    const snapshot = await currentSnapshot(em);
    await readJobs(index, em, openToAll);
    letHeapGrow(index.size);
    // Before anybody is answered, so that nobody waits for one later; others have their turn in between.
    for (const name of orderNames) {
      index.prepareOrder(name);
      await setImmediate();
    }
    return { index, snapshot };
  }
}
