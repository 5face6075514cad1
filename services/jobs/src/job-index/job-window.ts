import { type Bits, noBits } from './bits.ts';
import { type JobIndex } from './job-index.ts';
import { windowSize } from './postings.ts';
import { type ScoredQuery, type ScoredSlots } from './scored-query.ts';
import { type TextQuery } from './text-query.ts';

/** Of a set of its slots: 32 in each. */
const words = windowSize / 32;

/** Some thousand jobs of an index that came one after the other: words are looked for in the newest of them first. Its sets are of its slots. */
export class JobWindow {
  readonly index: JobIndex;
  readonly #number: number;
  readonly #among: Bits;

  /** @param among those of its slots that are asked about */
  constructor(index: JobIndex, number: number, among?: Bits) {
    this.index = index;
    this.#number = number;
    this.#among = among ?? this.of(index.all);
  }

  /** What is found from now on is among these slots: less is looked at. */
  among(some: Bits): JobWindow {
    return new JobWindow(this.index, this.#number, some);
  }

  /**
   * Those that a query finds. Of a phrase those that have its words anywhere, of what must not have one all. Of no slots for
   * what asks nothing. For work that is `scoped` (`JobWords`), as is what `either` and `all` answer.
   */
  withWords(query: TextQuery): Bits {
    return this.index.words.found(query, this.#number, this.#among);
  }

  /** Those that any of these finds, each of which is remembered; of no slots where none does. */
  withScored(queries: readonly ScoredQuery[]): Bits {
    const some = this.#scored(queries);
    if (some.length === 0) return noBits;
    const found = this.index.words.emptySet();
    for (const slots of some) slots.addTo(found, this.#among);
    return found;
  }

  /** How well the job in a slot answers the one that it answers best. */
  scoreOf(queries: readonly ScoredQuery[]): (slot: number) => number {
    const [first, ...others] = this.#scored(queries);
    if (!first) return () => 0;
    if (others.length === 0) return first.scoreAt;
    return (slot) => others.reduce((best, one) => Math.max(best, one.scoreAt(slot)), first.scoreAt(slot));
  }

  #scored(queries: readonly ScoredQuery[]): ScoredSlots[] {
    const scored = queries.map((query) => this.index.words.scored(query, this.#number));
    return scored.filter((slots) => !slots.isEmpty);
  }

  either(sets: readonly Bits[]): Bits {
    const either = this.index.words.emptySet();
    for (const one of sets)
      for (let at = 0; at < one.length; at += 1) either[at] = (either[at] ?? 0) | (one[at] ?? 0);
    return either;
  }

  all([first, ...others]: readonly Bits[]): Bits {
    const both = this.index.words.emptySet();
    if (first) both.set(first);
    for (const other of others)
      for (let at = 0; at < both.length; at += 1) both[at] = (both[at] ?? 0) & (other[at] ?? 0);
    return both;
  }

  /** What of a set of the index is in it. */
  of(set: Bits): Bits {
    return set.subarray(this.#number * words, (this.#number + 1) * words);
  }

  /** Of the job in a slot. */
  titleLengthAt(slot: number): number {
    return this.index.titleLengthAt(this.placeOf(slot));
  }

  /** In the index, of the job in a slot. */
  placeOf(slot: number): number {
    return this.#number * windowSize + slot;
  }
}
