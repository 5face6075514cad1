import { add, type Bits, remove } from './bits.ts';
import { type JobSet, type ListedJobs } from './found-jobs.ts';

/** A set, and whether the job at a place is in it: as it is when it is asked, for jobs that come later. */
interface Kept {
  readonly bits: Bits;
  readonly has: (place: number) => boolean;
}

/** At a million jobs 128 kB each. */
const most = 100;

/** Sets that were asked for, kept up as jobs change until others are asked for instead. */
export class KeptSets {
  readonly #sets = new Map<string, Kept>();

  /**
   * The jobs that are in a set by `has`, which may be asked for each: the set itself is made and kept when somebody wants all of them.
   * @param keyOf says all that `has` goes by
   * @param listed where they are found without going through all jobs
   */
  set(keyOf: () => string, has: Kept['has'], make: () => Bits, listed?: ListedJobs): JobSet {
    const bits = () => this.#once(keyOf(), () => ({ bits: make(), has }));
    return {
      has,
      listed,
      get bits() {
        return bits();
      },
    };
  }

  #once(key: string, find: () => Kept): Bits {
    const kept = this.#sets.get(key) ?? find();
    // The last to be asked for is the last to go.
    this.#sets.delete(key);
    this.#sets.set(key, kept);
    const [oldest] = this.#sets.keys();
    if (this.#sets.size > most && oldest !== undefined) this.#sets.delete(oldest);
    return kept.bits;
  }

  put(place: number): void {
    for (const { bits, has } of this.#sets.values()) {
      if (has(place)) add(bits, place);
      else remove(bits, place);
    }
  }

  remove(place: number): void {
    for (const { bits } of this.#sets.values()) remove(bits, place);
  }

  clear(): void {
    this.#sets.clear();
  }
}
