import { add, all, type Bits, bitsFor, countAll, has, listOf } from './bits.ts';

/** Some jobs of an index. */
export interface JobSet {
  /** Whether the job at a place is one of them. */
  readonly has: (place: number) => boolean;
  /** All of them: made when they are asked for. Not to be written to. */
  readonly bits: Bits;
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

  private constructor(
    size: number,
    found: { bits?: Bits; places?: Int32Array; sets?: readonly JobSet[]; total?: number | undefined },
  ) {
    this.#size = size;
    this.#bits = found.bits;
    this.#places = found.places;
    this.#sets = found.sets ?? [];
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
   * @param total how many, where it is known
   */
  static inEach([first, ...others]: readonly [Bits, ...JobSet[]], total?: number): FoundJobs {
    if (others.length === 0) return new FoundJobs(first.length * 32, { bits: first, total });
    const sets = [{ bits: first, has: (place: number) => has(first, place) }, ...others];
    return new FoundJobs(first.length * 32, { sets, total });
  }

  /** Not to be written to. */
  get bits(): Bits {
    if (this.#bits) return this.#bits;
    if (this.#places) {
      this.#bits = bitsFor(this.#size);
      for (const place of this.#places) add(this.#bits, place);
    } else this.#bits = all(this.#madeSets());
    return this.#bits;
  }

  readonly has = (place: number): boolean => {
    if (this.#bits ?? this.#places) return has(this.bits, place);
    // Once they are made they are quicker than what each goes by. A list asks for thousands: nothing is made for each.
    if (this.#made) {
      for (const bits of this.#made) if (!has(bits, place)) return false;
    } else for (const set of this.#sets) if (!set.has(place)) return false;
    return true;
  };

  get places(): Int32Array {
    return (this.#places ??= listOf(this.bits));
  }

  get total(): number {
    return (this.#total ??= this.#places?.length ?? countAll(this.#bits ? [this.#bits] : this.#madeSets()));
  }

  #madeSets(): readonly Bits[] {
    return (this.#made ??= this.#sets.map(({ bits }) => bits));
  }
}
