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

/**
 * What is found of the jobs of an index: a set, a list of places, or what is in each of some sets; and the others once they are asked for. A set is as
 * large as all jobs, of a million 125 kB: whoever wants few of many had better ask for each (`has`).
 */
export class FoundJobs implements JobSet {
  #bits: Bits | undefined;
  #places: Int32Array | undefined;
  readonly #sets: readonly JobSet[];
  /** One of the sets: its jobs are asked whether they are in the others, too. */
  readonly #list: JobSet | undefined;
  /** Whether it is a list before it is a set. */
  readonly #isList: boolean;
  #made: readonly Bits[] | undefined;
  #total: number | undefined;
  /** Above any place. */
  readonly #size: number;

  private constructor(size: number, found: Found) {
    this.#size = size;
    this.#bits = found.bits;
    this.#places = found.places;
    this.#sets = found.sets ?? [];
    this.#list = found.list;
    this.#isList = (found.places ?? found.list) !== undefined;
    this.#total = found.total;
  }

  static of(bits: Bits): FoundJobs {
    return new FoundJobs(bits.length * 32, { bits });
  }

  /** @param places each once, in any order */
  static at(places: Int32Array, size: number): FoundJobs {
    return new FoundJobs(size, { places });
  }

  /**
   * Those that are in all of these: as long as the jobs stay as they are.
   * @param every all jobs
   * @param total how many, where it is known
   */
  static inEach(every: Bits, sets: readonly JobSet[], total?: number): FoundJobs {
    const size = every.length * 32;
    const [first, ...others] = sets;
    if (!first) return new FoundJobs(size, { bits: every, total });
    // A list holds open jobs only; a set may hold places that jobs left.
    if (first.listed && others.length === 0)
      return new FoundJobs(size, { sets, list: first, total: first.listed.total });
    const open = { bits: every, has: (place: number) => has(every, place) };
    // A longer list takes longer to go through than a set of all jobs.
    const list = shortestOf(sets, every.length);
    return new FoundJobs(size, { sets: [open, ...sets], list, total });
  }

  /** Not to be written to. */
  get bits(): Bits {
    if (this.#bits) return this.#bits;
    if (this.#isList) {
      this.#bits = bitsFor(this.#size);
      for (const place of this.places) add(this.#bits, place);
    } else this.#bits = all(this.#madeSets());
    return this.#bits;
  }

  readonly has = (place: number): boolean => {
    if (this.#bits || this.#sets.length === 0) return has(this.bits, place);
    // Once they are made they are quicker than what each goes by. A list asks for thousands: nothing is made for each.
    if (this.#made) {
      for (const bits of this.#made) if (!has(bits, place)) return false;
    } else for (const set of this.#sets) if (!set.has(place)) return false;
    return true;
  };

  get places(): Int32Array {
    return (this.#places ??= this.#listedInEach() ?? listOf(this.bits));
  }

  get total(): number {
    return (this.#total ??= this.#isList
      ? this.places.length
      : countAll(this.#bits ? [this.#bits] : this.#madeSets()));
  }

  get listed(): ListedJobs | undefined {
    return this.#isList ? this : undefined;
  }

  /** In any order. */
  each(work: (place: number) => void): void {
    if (this.#isList) for (const place of this.places) work(place);
    else eachOf(this.bits, work);
  }

  #listedInEach(): Int32Array | undefined {
    const others = this.#sets.filter((set) => set !== this.#list);
    const places = this.#list?.listed?.places;
    return others.length === 0 ? places : places?.filter((place) => others.every(({ has }) => has(place)));
  }

  #madeSets(): readonly Bits[] {
    return (this.#made ??= this.#sets.map(({ bits }) => bits));
  }
}

interface Found {
  readonly bits?: Bits;
  readonly places?: Int32Array;
  readonly sets?: readonly JobSet[];
  readonly list?: JobSet | undefined;
  readonly total?: number | undefined;
}

/** The one with the shortest list, if that is no longer than `most`. */
function shortestOf(sets: readonly JobSet[], most: number): JobSet | undefined {
  const lists = sets.flatMap((set) => (set.listed ? [{ set, length: set.listed.total }] : []));
  const [shortest] = lists.sort((one, other) => one.length - other.length);
  return shortest && shortest.length <= most ? shortest.set : undefined;
}
