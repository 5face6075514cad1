import { type EntityManager } from '@mikro-orm/postgresql';
import { noSnapshot, type Snapshot } from '../job-index/job-changes.ts';
import { learnNames, learnNewWords } from './lexicon.ts';

/** Has the lexicon learn what is new before somebody searches: words of jobs, and names of companies. */
export class LexiconLearner {
  readonly #em: EntityManager;
  /** When it was last heard that companies are called otherwise, and up to which of these their names are learnt. */
  #renamed: Snapshot | undefined;
  #learnt: Snapshot | undefined;

  constructor(em: EntityManager) {
    this.#em = em;
  }

  /** Companies are called otherwise, or may be: all who are by this snapshot are known. */
  companiesRenamed(snapshot: Snapshot): void {
    this.#renamed = snapshot;
  }

  async learn(): Promise<void> {
    await learnNewWords(this.#em.fork());
    const renamed = this.#renamed;
    if (renamed === this.#learnt) return;
    // A service that has just started learns all that are told of still: it may have missed some.
    await learnNames(this.#em.fork(), this.#learnt ?? noSnapshot);
    this.#learnt = renamed;
  }
}
