import { add, type Bits, has, listOf } from './bits.ts';
import { slotOf, windowOf, windowSize } from './postings.ts';
import { type WindowSlots } from './slots-of-each.ts';
import { type TextQuery } from './text-query.ts';

/** What finds jobs by their words, and how well each of them answers: as well as the best of these that finds it, too, else not at all. */
export interface ScoredQuery {
  readonly query: TextQuery;
  /** The best first; 254 at most. */
  readonly scores: readonly (readonly [query: TextQuery, score: number])[];
}

const none = new Uint16Array();
const noCodes = new Uint8Array();

/** What a query finds in one window. */
export interface ScoredSlots {
  /** Ascending. */
  readonly slots: Uint16Array;
  /** Of each which score it has, from 1, or 0; none where the query has no scores. */
  readonly codes: Uint8Array;
}

const nothing: ScoredSlots = { slots: none, codes: noCodes };

/** @param find the slots of its window that have some words, among some */
export function scoredSlots(
  { query, scores }: ScoredQuery,
  find: (query: TextQuery, among?: Bits) => Bits,
): ScoredSlots {
  const found = find(query);
  const slots = new Uint16Array(listOf(found));
  // Of most words and places most windows have none.
  if (slots.length === 0) return nothing;
  const codes = scores.length === 0 ? noCodes : new Uint8Array(slots.length);
  for (const [n, [better]] of scores.entries()) {
    const set = find(better, found);
    if (set.length === 0) continue;
    for (let at = 0; at < slots.length; at += 1)
      if (codes[at] === 0 && has(set, slots[at] ?? 0)) codes[at] = n + 1;
  }
  return { slots, codes };
}

/** What finds in a window. */
export interface SlotFinder {
  /** The first place that no job has had. */
  readonly end: () => number;
  readonly find: (query: ScoredQuery, window: number) => ScoredSlots;
}

/** So many windows are looked through at once: fewer for words that many jobs have, of which the newest are enough, and more to remember. */
const windowsInBlock = 8;
export const blockOf = (window: number): number => Math.floor(window / windowsInBlock);

/**
 * What a query finds in some windows, one after the other: two bytes for each of these, and one for its score, where it has any. Scores are by
 * themselves, since whoever puts lists together goes through many times as many as are scored.
 */
export class ScoredBlock implements WindowSlots {
  readonly #query: ScoredQuery;
  readonly #finder: SlotFinder;
  readonly #first: number;
  #slots = none;
  #codes = noCodes;
  /** By the window, from the first one, where its slots begin; after the last one where they end. */
  #starts = new Uint32Array(1);
  /** The place before which it has been looked. */
  #end: number;

  constructor(query: ScoredQuery, finder: SlotFinder, block: number) {
    this.#query = query;
    this.#finder = finder;
    this.#first = block * windowsInBlock;
    this.#end = this.#first * windowSize;
  }

  /** In bytes, with what holds them. */
  get size(): number {
    return this.#slots.byteLength + this.#codes.byteLength + this.#starts.byteLength + 450;
  }

  /** Looks for what came since. @returns whether anything did */
  lookForLater(): boolean {
    const last = this.#first + windowsInBlock;
    const end = Math.min(this.#finder.end(), last * windowSize);
    if (end <= this.#end) return false;
    // Of the last window only some may have been there.
    const known = windowOf(this.#end) - this.#first;
    const later: ScoredSlots[] = [];
    for (let window = this.#first + known; window * windowSize < end; window += 1)
      later.push(this.#finder.find(this.#query, window));
    const starts = new Uint32Array(known + later.length + 1);
    starts.set(this.#starts.subarray(0, known + 1));
    for (const [n, { slots }] of later.entries())
      starts[known + n + 1] = (starts[known + n] ?? 0) + slots.length;
    this.#makeRoom(starts.at(-1) ?? 0);
    for (const [n, { slots, codes }] of later.entries()) {
      this.#slots.set(slots, starts[known + n]);
      if (codes.length > 0) this.#codes.set(codes, starts[known + n]);
    }
    this.#starts = starts;
    this.#end = end;
    return true;
  }

  #makeRoom(length: number): void {
    const before = this.#slots.length;
    if (length <= before) return;
    // More than it takes for what is published later, but not at first: most are asked for once.
    const room = before === 0 ? length : length + (length >>> 3);
    const slots = new Uint16Array(room);
    slots.set(this.#slots);
    this.#slots = slots;
    if (this.#query.scores.length === 0) return;
    const codes = new Uint8Array(room);
    codes.set(this.#codes);
    this.#codes = codes;
  }

  countIn(window: number): number {
    return Math.max(0, this.#startOf(window + 1) - this.#startOf(window));
  }

  addTo(set: Bits, window: number, among: Bits): boolean {
    const slots = this.#slots;
    const end = this.#startOf(window + 1);
    let isAny = false;
    for (let at = this.#startOf(window); at < end; at += 1) {
      const slot = slots[at] ?? 0;
      // Most are not asked about.
      if (!has(among, slot)) continue;
      isAny = true;
      add(set, slot);
    }
    return isAny;
  }

  gather(marks: Uint8Array, before: number, list: Uint16Array, count: number, window: number): number {
    const slots = this.#slots;
    const end = this.#startOf(window + 1);
    for (let at = this.#startOf(window); at < end; at += 1) {
      const slot = slots[at] ?? 0;
      if (marks[slot] !== before) continue;
      marks[slot] = before + 1;
      list[count] = slot;
      count += 1;
    }
    return count;
  }

  has(slot: number, window: number): boolean {
    const end = this.#startOf(window + 1);
    const at = firstFrom(this.#slots, slot, this.#startOf(window), end);
    return at < end && this.#slots[at] === slot;
  }

  /**
   * Writes of some of these places, which are in its windows, which score each has: from 2, 1 for none, 0 for who is not found.
   * @param places ascending
   */
  codesOf(places: Int32Array, from: number, to: number, codes: Uint8Array): void {
    const slots = this.#slots;
    let [window, at, end] = [-1, 0, 0];
    for (let n = from; n < to; n += 1) {
      const place = places[n] ?? 0;
      if (windowOf(place) !== window) {
        window = windowOf(place);
        [at, end] = [this.#startOf(window), this.#startOf(window + 1)];
      }
      const slot = slotOf(place);
      // The next one is near where many are asked about, and far where few are.
      let next = at;
      for (let step = 1; next < end && (slots[next] ?? 0) < slot; step *= 2) {
        at = next + 1;
        next += step;
      }
      at = firstFrom(slots, slot, at, Math.min(next, end));
      if (at < end && slots[at] === slot) codes[n] = (this.#codes[at] ?? 0) + 1;
    }
  }

  #startOf(window: number): number {
    return this.#starts[window - this.#first] ?? 0;
  }
}

/** Where the first one that is at least `slot` is, of ascending ones; `to` where there is none. */
function firstFrom(slots: Uint16Array, slot: number, from: number, to: number): number {
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((slots[middle] ?? 0) < slot) from = middle + 1;
    else to = middle;
  }
  return from;
}
