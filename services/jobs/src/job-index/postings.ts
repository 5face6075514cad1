import { add, type Bits, has } from './bits.ts';

/** Words are looked for in so many jobs at a time that came one after the other, the newest first. */
const windowBits = 14;
export const windowSize = 2 ** windowBits;
export const windowOf = (place: number): number => place >>> windowBits;
/** Within its window. */
export const slotOf = (place: number): number => place & (windowSize - 1);

/** Of a step within a window, seven bits each. */
const mostBytes = 2;
/** After the last step of a window. */
const over = 0;

/**
 * Where the postings of words begin in each window, by the window and the word's number: lists of each word's own would be a fifth of what a
 * collection of garbage has to look through.
 */
export class PostingStarts {
  /** 0 of a window in which no job has the word, else one more than where it begins. */
  readonly #starts: Int32Array[] = [];
  #words = 0;

  /** @returns the number of another word */
  add(): number {
    return this.#words++;
  }

  /** -1 of a window in which no job has the word. */
  of(word: number, window: number): number {
    return (this.#starts[window]?.[word] ?? 0) - 1;
  }

  set(word: number, window: number, start: number): void {
    let starts = this.#starts[window] ?? noStarts;
    if (word >= starts.length) {
      const more = new Int32Array(Math.max(this.#words, 2 * starts.length));
      more.set(starts);
      this.#starts[window] = starts = more;
    }
    starts[word] = start + 1;
  }
}

const noStarts = new Int32Array();

/**
 * The places of the jobs that have a word, as the posting lists of search engines are: of each how far it is from the one before, most
 * often one byte.
 */
export class Postings {
  readonly #starts: PostingStarts;
  readonly #word: number;
  #bytes = new Uint8Array(2 * mostBytes);
  /** How many of the bytes are written. */
  #end = 0;
  #last = -1;

  constructor(starts: PostingStarts) {
    this.#starts = starts;
    this.#word = starts.add();
  }

  /** @param place above all that are here */
  add(place: number): void {
    const window = windowOf(place);
    const isNew = this.#last === -1 || windowOf(this.#last) !== window;
    if (this.#bytes.length < this.#end + 1 + mostBytes)
      this.#resize(this.#end + (this.#end >>> 1) + 1 + mostBytes);
    if (isNew) {
      if (this.#last !== -1) this.#bytes[this.#end++] = over;
      this.#starts.set(this.#word, window, this.#end);
    }
    const step = place - (isNew ? window * windowSize - 1 : this.#last);
    if (step > 127) this.#bytes[this.#end++] = (step & 127) | 128;
    this.#bytes[this.#end++] = step > 127 ? step >>> 7 : step;
    this.#last = place;
  }

  /** Adds the slots of those in a window to a set of as many, as far as they are among some. @returns whether any is */
  addTo(set: Bits, window: number, among: Bits): boolean {
    const start = this.#starts.of(this.#word, window);
    if (start === -1) return false;
    const [bytes, end] = [this.#bytes, this.#end];
    let slot = -1;
    let isAny = false;
    for (let byte = start; byte < end; byte += 1) {
      let step = bytes[byte] ?? 0;
      if (step === over) break;
      if (step > 127) step = (step & 127) | ((bytes[(byte += 1)] ?? 0) << 7);
      slot += step;
      if (!has(among, slot)) continue;
      isAny = true;
      add(set, slot);
    }
    return isAny;
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

/** Words, each with the places of the jobs that have it. Most words are in one job and never asked for: these are a number each, until either changes. */
export class WordPlaces {
  readonly #starts: PostingStarts;
  readonly #places = new Map<string, Postings | number>();

  constructor(starts: PostingStarts) {
    this.#starts = starts;
  }

  /** @param place above all that have the word @returns whether no job had it */
  add(word: string, place: number): boolean {
    const known = this.#places.get(word);
    if (known !== undefined) {
      this.#postingsOf(word, known).add(place);
      return false;
    }
    // What is cut out of a text keeps all of it in memory.
    this.#places.set(Buffer.from(word).toString(), place);
    return true;
  }

  /** Those of one word, once the first job has it. */
  of(word: string): Postings | undefined {
    const known = this.#places.get(word);
    return known === undefined ? undefined : this.#postingsOf(word, known);
  }

  /** Keeps no more room than it takes. */
  settle(): void {
    for (const places of this.#places.values()) if (typeof places === 'object') places.settle();
  }

  #postingsOf(word: string, places: Postings | number): Postings {
    if (typeof places === 'object') return places;
    const postings = new Postings(this.#starts);
    postings.add(places);
    this.#places.set(word, postings);
    return postings;
  }
}
