import { LRUCache } from 'lru-cache';

/** Of a list of numbers by their number, else by its JSON: some tenth of what it takes in memory. */
const lengthOf = (answer: unknown): number =>
  answer instanceof Set ? 8 * answer.size : (JSON.stringify(answer)?.length ?? 0);

/** Answers of the database that need not be asked for again. What people ask may be long: of too much the longest unused goes first. */
export class Memory {
  /** Made with the first of them: there is a new memory whenever a job changes. */
  #answers: LRUCache<string, { readonly answer: unknown }> | undefined;
  readonly #most: number;

  /** @param most signs of all questions and answers together */
  constructor(most: number) {
    this.#most = most;
  }

  /** Undefined where it is not known. */
  get<Answer>(key: string): Answer | undefined {
    return this.#answers?.get(key)?.answer as Answer | undefined;
  }

  set(key: string, answer: unknown): void {
    this.#answers ??= new LRUCache({
      maxSize: this.#most,
      sizeCalculation: (kept, question) => question.length + lengthOf(kept.answer) + 1,
    });
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

/** Some ten thousand words. */
const most = 2 ** 21;

export const newMemory = (): Memory => new Memory(most);
