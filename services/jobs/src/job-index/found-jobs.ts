import { add, all, type Bits, bitsFor, countAll, has, listOf } from './bits.ts';

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
  #made: readonly Bits[] | undefined;
  #total: number | undefined;
  /** Above any place. */
  readonly #size: number;
  /** The one of the sets that lists the fewest. */
  readonly #shortest: JobSet | undefined;

  private constructor(
    size: number,
    found: { bits?: Bits; places?: Int32Array; sets?: readonly JobSet[]; total?: number | undefined },
  ) {
    this.#size = size;
    this.#bits = found.bits;
    this.#places = found.places;
    this.#sets = found.sets ?? [];
    this.#total = found.total;
    this.#shortest = shortestOf(this.#sets);
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
    const [first] = sets;
    if (!first) return new FoundJobs(size, { bits: every, total });
    // What is listed is there still; of other sets nobody knows.
    const only = sets.length === 1 ? first.listed : undefined;
    if (only) return new FoundJobs(size, { sets, total: only.total });
    return new FoundJobs(size, {
      sets: [{ bits: every, has: (place: number) => has(every, place) }, ...sets],
      total,
    });
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
    if (this.#bits ?? (this.#sets.length === 0 && this.#places)) return has(this.bits, place);
    // Once they are made they are quicker than what each goes by. A list asks for thousands: nothing is made for each.
    if (this.#made) {
      for (const bits of this.#made) if (!has(bits, place)) return false;
    } else for (const set of this.#sets) if (!set.has(place)) return false;
    return true;
  };

  get places(): Int32Array {
    return (this.#places ??= this.#fromList() ?? listOf(this.bits));
  }

  get total(): number {
    return (this.#total ??= this.#isList
      ? this.places.length
      : countAll(this.#bits ? [this.#bits] : this.#madeSets()));
  }

  get listed(): ListedJobs | undefined {
    return this.#isList ? this : undefined;
  }

  /** Whether it is a list before it is a set. */
  get #isList(): boolean {
    return (this.#places ?? this.#shortest) !== undefined;
  }

  #fromList(): Int32Array | undefined {
    const others = this.#sets.filter((set) => set !== this.#shortest);
    const places = this.#shortest?.listed?.places;
    return others.length === 0 ? places : places?.filter((place) => others.every(({ has }) => has(place)));
  }

  #madeSets(): readonly Bits[] {
    return (this.#made ??= this.#sets.map(({ bits }) => bits));
  }
}

function shortestOf(sets: readonly JobSet[]): JobSet | undefined {
  const lengthOf = ({ listed }: JobSet) => listed?.total ?? Infinity;
  return sets
    .filter(({ listed }) => listed)
    .reduce<JobSet | undefined>(
      (shortest, one) => (shortest && lengthOf(shortest) <= lengthOf(one) ? shortest : one),
      undefined,
    );
}
