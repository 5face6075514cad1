/** Answers of the database that need not be asked for again: so many, then all are forgotten. */
export class Memory {
  readonly #most: number;
  readonly #answers = new Map<string, unknown>();

  /** @param most how many */
  constructor(most: number) {
    this.#most = most;
  }

  /** Undefined where it is not known. */
  get<Answer>(key: string): Answer | undefined {
    return this.#answers.get(key) as Answer | undefined;
  }

  set(key: string, answer: unknown): void {
    if (this.#answers.size >= this.#most) this.#answers.clear();
    this.#answers.set(key, answer);
  }

  async once<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.get<{ answer: Answer }>(key);
    if (known) return known.answer;
    const answer = await ask();
    this.set(key, { answer });
    return answer;
  }
}

/** What searches remember of the database. */
export interface SearchMemory {
  /** What stays so whatever jobs come: words that jobs have, which `jobs.lexicon` never forgets, and the names of places. */
  readonly lasting: Memory;
  /** What may be otherwise once a job has changed. */
  readonly passing: Memory;
  /** What may be otherwise once a company is called otherwise. */
  readonly companies: Memory;
}

const most = 10_000;

export const newMemory = (): Memory => new Memory(most);
