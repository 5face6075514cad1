import { add, type Bits, has } from './bits.ts';

/** Words are looked for in so many jobs at a time that came one after the other, the newest first. */
const windowBits = 14;
export const windowSize = 2 ** windowBits;
export const windowOf = (place: number): number => place >>> windowBits;
/** Within its window. */
export const slotOf = (place: number): number => place & (windowSize - 1);

/** Of a step within a window, seven bits each. */
const mostBytes = 2;

/**
 * The places of the jobs that have a word, as the posting lists of search engines are: of each how far it is from the one before, most
 * often one byte, and where each window begins.
 */
export class Postings {
  #bytes = new Uint8Array(2 * mostBytes);
  /** How many of the bytes are written. */
  #end = 0;
  #last = -1;
  /** Those that have any, ascending, and where they begin. */
  #windows: readonly number[] = [];
  #starts: readonly number[] = [];

  /** @param place above all that are here */
  add(place: number): void {
    const window = windowOf(place);
    const isNew = this.#windows.at(-1) !== window;
    const from = isNew ? window * windowSize : this.#last + 1;
    if (isNew) {
      // By `push` an array of one would take room for seventeen.
      this.#windows = this.#windows.concat(window);
      this.#starts = this.#starts.concat(this.#end);
    }
    if (this.#bytes.length < this.#end + mostBytes) this.#resize(this.#end + (this.#end >>> 1) + mostBytes);
    const step = place - from;
    if (step > 127) this.#bytes[this.#end++] = (step & 127) | 128;
    this.#bytes[this.#end++] = step > 127 ? step >>> 7 : step;
    this.#last = place;
  }

  /** Adds the slots of those in a window to a set of as many, as far as they are among some. @returns whether any is */
  addTo(set: Bits, window: number, among: Bits): boolean {
    const at = this.#at(window);
    if (at === -1) return false;
    const bytes = this.#bytes;
    const end = this.#starts[at + 1] ?? this.#end;
    let slot = -1;
    let isAny = false;
    for (let byte = this.#starts[at] ?? 0; byte < end; byte += 1) {
      let step = bytes[byte] ?? 0;
      if (step > 127) step = (step & 127) | ((bytes[(byte += 1)] ?? 0) << 7);
      slot += step + 1;
      if (!has(among, slot)) continue;
      isAny = true;
      add(set, slot);
    }
    return isAny;
  }

  /** Where a window is among those that have any; -1 nowhere. */
  #at(window: number): number {
    let at = Math.min(window, this.#windows.length - 1);
    while ((this.#windows[at] ?? -1) > window) at -= 1;
    return this.#windows[at] === window ? at : -1;
  }

  /** Keeps no more room than it takes. */
  settle(): void {
    this.#resize(this.#end);
  }

  #resize(length: number): void {
    const bytes = new Uint8Array(length);
    bytes.set(this.#bytes.subarray(0, this.#end));
    this.#bytes = bytes;
  }
}
