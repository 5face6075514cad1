import { add, type Bits, bitsFor, count, listOf } from './bits.ts';

/**
 * Some jobs of an index: a set, or a list of their places, and the other one once it is asked for. A set is as large as all jobs: of a
 * million 125 kB, for which V8 collects garbage sooner than for a list of some hundred.
 */
export class FoundJobs {
  #bits: Bits | undefined;
  #places: Int32Array | undefined;
  /** Above any place. */
  readonly #size: number;

  private constructor(size: number, found: { bits: Bits } | { places: Int32Array }) {
    this.#size = size;
    if ('bits' in found) this.#bits = found.bits;
    else this.#places = found.places;
  }

  static of(bits: Bits): FoundJobs {
    return new FoundJobs(bits.length * 32, { bits });
  }

  /** @param places each once, in any order */
  static at(places: Int32Array, size: number): FoundJobs {
    return new FoundJobs(size, { places });
  }

  /** Not to be written to. */
  get bits(): Bits {
    if (this.#bits) return this.#bits;
    this.#bits = bitsFor(this.#size);
    for (const place of this.#places ?? []) add(this.#bits, place);
    return this.#bits;
  }

  get places(): Int32Array {
    return (this.#places ??= listOf(this.bits));
  }

  get total(): number {
    return this.#places?.length ?? count(this.bits);
  }
}
