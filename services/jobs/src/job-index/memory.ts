/** Answers of the database that need not be asked for again: so many, then all are forgotten. */
export class Memory {
  readonly #most: number;
  readonly #answers = new Map<string, unknown>();
  #weight = 0;

  /** @param most how much they may weigh together */
  constructor(most: number) {
    this.#most = most;
  }

  /** Undefined where it is not known. */
  get<Answer>(key: string): Answer | undefined {
    return this.#answers.get(key) as Answer | undefined;
  }

  set(key: string, answer: unknown, weight = 1): void {
    if (this.#weight + weight > this.#most) {
      this.#answers.clear();
      this.#weight = 0;
    }
    this.#answers.set(key, answer);
    this.#weight += weight;
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
}

const mostLasting = 10_000;
const mostPassing = 200_000;

export const lastingMemory = (): Memory => new Memory(mostLasting);

/** Of no more than some hundred thousand ids, a megabyte. */
export const passingMemory = (): Memory => new Memory(mostPassing);

export const noMemory = (): SearchMemory => ({ lasting: lastingMemory(), passing: passingMemory() });
