import { add, type Bits, has, hasAny, listOf, noBits } from './bits.ts';
import { type JobIndex } from './job-index.ts';
import { windowSize } from './postings.ts';
import { type SlotSource, slotsOfEach } from './slots-of-each.ts';
import { type TextQuery } from './text-query.ts';

/** Of a set of its slots: 32 in each. */
const words = windowSize / 32;

/** Some thousand jobs of an index that came one after the other: words are looked for in the newest of them first. Its sets are of its slots. */
export class JobWindow {
  readonly index: JobIndex;
  readonly #number: number;
  #some: Bits | undefined;

  /** @param some those of its slots that are asked about; absent for all jobs that are in it */
  constructor(index: JobIndex, number: number, some?: Bits) {
    this.index = index;
    this.#number = number;
    this.#some = some;
  }

  /** Those that are asked about. */
  get asked(): Bits {
    return (this.#some ??= this.of(this.index.all));
  }

  /** What is found from now on is among these slots: less is looked at. */
  among(some: Bits): JobWindow {
    return new JobWindow(this.index, this.#number, some);
  }

  /**
   * Those that a query finds. Of a phrase those that have its words anywhere, of what must not have one all. Of no slots for
   * what asks nothing. For work that is `scoped` (`JobWords`), as is what `withAny`, `withEach`, `either` and `all` answer.
   */
  withWords(query: TextQuery): Bits {
    return this.index.words.found(query, this.#number, this.asked);
  }

  /** Those that any of these finds; of no slots where none does. */
  withAny(some: readonly SlotSource[]): Bits {
    let found = noBits;
    let isAny = false;
    for (const one of some) {
      // Most words and places are in no job of most windows.
      const slots = one.in(this.#number);
      if (slots.countIn(this.#number) === 0) continue;
      if (found === noBits) found = this.index.words.emptySet();
      isAny = slots.addTo(found, this.#number, this.asked) || isAny;
    }
    return isAny ? found : noBits;
  }

  /** Those that each of these finds by any of its sources; of no slots where none is. */
  withEach(each: readonly (readonly SlotSource[])[]): Bits {
    const slots = slotsOfEach(each, this.#number);
    let found = noBits;
    for (const slot of slots) {
      if (!has(this.asked, slot)) continue;
      if (found === noBits) found = this.index.words.emptySet();
      add(found, slot);
    }
    return found;
  }

  /** Tells of the same in any order, by their places, without a set: what most searches find is a few of each window. */
  eachWith(each: readonly (readonly SlotSource[])[], work: (place: number) => void): void {
    const slots = slotsOfEach(each, this.#number);
    // Not by `asked`, which cuts its piece out of the set of all jobs: for each of dozens of windows.
    const some = this.#some;
    const { all } = this.index;
    for (let n = 0; n < slots.length; n += 1) {
      const slot = slots[n] ?? 0;
      const place = this.placeOf(slot);
      if (some ? has(some, slot) : has(all, place)) work(place);
    }
  }

  either(sets: readonly Bits[]): Bits {
    const some = sets.filter(hasAny);
    const [only = noBits] = some;
    if (some.length < 2) return only;
    const either = this.index.words.emptySet();
    for (const one of some)
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

  /** In the index, of the job in a slot. */
  placeOf(slot: number): number {
    return this.#number * windowSize + slot;
  }

  /** In the index, of the jobs in some slots; ascending. */
  placesOf(slots: Bits): Int32Array {
    const places = listOf(slots);
    for (let n = 0; n < places.length; n += 1) places[n] = this.placeOf(places[n] ?? 0);
    return places;
  }
}
