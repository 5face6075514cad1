import { add, all, type Bits, bitsFor, countAll, eachOf, has, listOf } from './bits.ts';

/** Some jobs of an index. */
export interface JobSet {
  /** Whether the job at a place is one of them. */
  readonly has: (place: number) => boolean;
  /** All of them: made when they are asked for. Not to be written to. */
  readonly bits: Bits;
  /** Where they are found without going through all jobs. */
  readonly listed?: ListedJobs | undefined;
}

export interface ListedJobs {
  readonly total: number;
  /** Each once, in any order; made when they are asked for. */
  readonly places: Int32Array;
}

/** What is found of the jobs of an index: whoever wants few of many had better ask for each (`has`). */
export interface FoundJobs extends JobSet, ListedJobs {
  /** In any order. */
  each: (work: (place: number) => void) => void;
}

const setOf = (bits: Bits): JobSet => ({ bits, has: (place) => has(bits, place) });

/** Of a million jobs a set is 125 kB: it is made of a list only for who needs one. */
class JobList implements FoundJobs {
  readonly has: JobSet['has'];
  readonly #listed: ListedJobs;
  readonly #size: number;
  #places: Int32Array | undefined;
  #bits: Bits | undefined;

  constructor(size: number, listed: ListedJobs, isIn?: JobSet['has']) {
    this.#size = size;
    this.#listed = listed;
    this.has = isIn ?? ((place) => has(this.bits, place));
  }

  get listed(): ListedJobs {
    return this;
  }

  get total(): number {
    return this.#listed.total;
  }

  get places(): Int32Array {
    return (this.#places ??= this.#listed.places);
  }

  get bits(): Bits {
    if (!this.#bits) {
      this.#bits = bitsFor(this.#size);
      for (const place of this.places) add(this.#bits, place);
    }
    return this.#bits;
  }

  each(work: (place: number) => void): void {
    for (const place of this.places) work(place);
  }
}

/** What is in each of some sets: none is made for who asks for few. */
class Intersection implements FoundJobs {
  readonly listed = undefined;
  readonly #sets: readonly JobSet[];
  /** By what each set goes by; once they are made, by these, which are quicker. A list asks thousands of times. */
  #isIn: JobSet['has'];
  #made: readonly Bits[] | undefined;
  #bits: Bits | undefined;
  #places: Int32Array | undefined;
  #total: number | undefined;

  constructor(sets: readonly JobSet[], total?: number) {
    this.#sets = sets;
    this.#isIn = isInEach(sets);
    this.#total = total;
  }

  get total(): number {
    return (this.#total ??= countAll(this.#bits ? [this.#bits] : this.#madeSets()));
  }

  get places(): Int32Array {
    return (this.#places ??= listOf(this.bits));
  }

  get bits(): Bits {
    if (!this.#bits) {
      this.#bits = allOf(this.#madeSets());
      this.#isIn = setOf(this.#bits).has;
    }
    return this.#bits;
  }

  readonly has = (place: number): boolean => this.#isIn(place);

  each(work: (place: number) => void): void {
    eachOf(this.bits, work);
  }

  #madeSets(): readonly Bits[] {
    if (!this.#made) {
      this.#made = this.#sets.map(({ bits }) => bits);
      this.#isIn = isInEach(this.#made.map(setOf));
    }
    return this.#made;
  }
}

/** Whether a job is in each. One is asked at a time, the first one first: a loop over functions takes three times as long. */
function isInEach([first, ...others]: readonly JobSet[]): JobSet['has'] {
  if (!first) return () => true;
  if (others.length === 0) return first.has;
  const [isIn, isInOthers] = [first.has, isInEach(others)];
  return (place) => isIn(place) && isInOthers(place);
}

/** Not to be written to: of a single one it is that. */
function allOf(sets: readonly Bits[]): Bits {
  const [only] = sets;
  return only && sets.length === 1 ? only : all(sets);
}

export const FoundJobs = {
  of: (bits: Bits): FoundJobs => new Intersection([setOf(bits)]),

  /** @param places each once, in any order @param size above any place */
  at: (places: Int32Array, size: number): FoundJobs => new JobList(size, { places, total: places.length }),

  /**
   * Those that are in all of these: as long as the jobs stay as they are.
   * @param every all jobs
   * @param total how many, where it is known
   */
  inEach(every: Bits, sets: readonly JobSet[], total?: number): FoundJobs {
    const size = every.length * 32;
    const open = setOf(every);
    // A longer list takes longer to go through than a set of all jobs.
    const list = shortestOf(sets, sets.length === 1 ? Infinity : every.length);
    if (!list?.listed) return new Intersection([...sets, open], total);
    const others = sets.filter((set) => set !== list);
    // A list holds open jobs only; a set may hold places that jobs left.
    const isFound = isInEach([...sets, open]);
    if (others.length === 0) return new JobList(size, list.listed, isFound);
    const isInOthers = isInEach(others);
    const places = list.listed.places.filter((place) => isInOthers(place));
    return new JobList(size, { places, total: places.length }, isFound);
  },
};

/** The one with the shortest list, if that is no longer than `most`. */
function shortestOf(sets: readonly JobSet[], most: number): JobSet | undefined {
  const lists = sets.flatMap((set) => (set.listed ? [{ set, length: set.listed.total }] : []));
  const [shortest] = lists.sort((one, other) => one.length - other.length);
  return shortest && shortest.length <= most ? shortest.set : undefined;
}
