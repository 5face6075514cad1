import { LRUCache } from 'lru-cache';

/** Answers of the database that need not be asked for again: so many, the longest unused go first. */
export class Memory {
  /** Made with the first of them: there is a new memory whenever a job changes. */
  #answers: LRUCache<string, { readonly answer: unknown }> | undefined;
  readonly #most: number;

  /** @param most how many */
  constructor(most: number) {
    this.#most = most;
  }

  /** Undefined where it is not known. */
  get<Answer>(key: string): Answer | undefined {
    return this.#answers?.get(key)?.answer as Answer | undefined;
  }

  set(key: string, answer: unknown): void {
    // By `max` it would take room for all of them at once.
    this.#answers ??= new LRUCache({ maxSize: this.#most, sizeCalculation: () => 1 });
    this.#answers.set(key, { answer });
  }

  async once<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers?.get(key);
    if (known) return known.answer as Answer;
    const answer = await ask();
    this.set(key, answer);
    return answer;
  }

  /** What is known by each of these names; those that nobody asked for are asked for together. */
  async onceForEach<Answer>(
    names: readonly string[],
    keyOf: (name: string) => string,
    ask: (names: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  ): Promise<ReadonlyMap<string, Answer>> {
    const known = new Map<string, Answer>();
    for (const name of names) {
      const before = this.#answers?.get(keyOf(name));
      if (before) known.set(name, before.answer as Answer);
    }
    const others = [...new Set(names)].filter((name) => !known.has(name));
    if (others.length === 0) return known;
    const asked = await ask(others);
    for (const [name, answer] of asked) {
      this.set(keyOf(name), answer);
      known.set(name, answer);
    }
    return known;
  }
}

/** What searches remember of the database. */
export interface SearchMemory {
  /** What stays so whatever jobs come: words that jobs have, which `jobs.lexicon` never forgets, and places by what they are called. */
  readonly lasting: Memory;
  /** What may be otherwise once a job has changed. */
  readonly passing: Memory;
  /** What may be otherwise once a company is called otherwise. */
  readonly companies: Memory;
}

const most = 10_000;

export const newMemory = (): Memory => new Memory(most);
