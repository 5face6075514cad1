import { type Bits } from './bits.ts';
import { windowSize } from './postings.ts';

const words = windowSize / 32;
/** Sets of a block. */
const block = 256;

/** Sets of the slots of a window, used again and again: a search takes a thousand of them for a moment. */
export class SetPool {
  readonly #sets: Bits[] = [];
  #taken = 0;

  /** Those that are taken by some work are free again after it: it must not answer one. */
  scoped<Result>(work: () => Result): Result {
    const taken = this.#taken;
    try {
      return work();
    } finally {
      this.#taken = taken;
    }
  }

  /** An empty one. */
  take(): Bits {
    if (this.#taken === this.#sets.length) this.#grow();
    const set = this.#sets[this.#taken] ?? new Int32Array(words);
    this.#taken += 1;
    return set.fill(0);
  }

  #grow(): void {
    const memory = new Int32Array(block * words);
    for (let n = 0; n < block; n += 1) this.#sets.push(memory.subarray(n * words, (n + 1) * words));
  }
}
