import { add, any, type Bits, has, listOf, noBits } from './bits.ts';
import { slotOf, windowOf, windowSize } from './postings.ts';
import { type WindowSlots } from './slots-of-each.ts';
import { type TextQuery } from './text-query.ts';

/** What finds jobs by their words, and how well each of them answers: as well as the best of these that finds it, else not at all. */
export interface ScoredQuery {
  readonly query: TextQuery;
  /** The best first; so few that they have room in a byte, beside `isFound`. */
  readonly scores: readonly (readonly [query: TextQuery, score: number])[];
}

const isFound = 128;
const none = new Uint16Array();
const noCodes = new Uint8Array();

/** What a query finds and scores in one window. */
export interface ScoredSlots {
  /** Ascending. */
  readonly slots: Uint16Array;
  /** Of each which score it has, from 1, and whether the query finds it. */
  readonly codes: Uint8Array;
}

const nothing: ScoredSlots = { slots: none, codes: noCodes };

function mark(codes: Uint8Array, slots: Uint16Array, set: Bits, code: (before: number) => number): void {
  if (set.length === 0) return;
  for (let at = 0; at < slots.length; at += 1) if (has(set, slots[at] ?? 0)) codes[at] = code(codes[at] ?? 0);
}

/** @param find the slots of its window that have some words */
export function scoredSlots({ query, scores }: ScoredQuery, find: (query: TextQuery) => Bits): ScoredSlots {
  const found = find(query);
  const sets = scores.map(([better]) => find(better));
  const list = listOf(any([found, ...sets], windowSize / 32));
  // Of most words and places most windows have none.
  if (list.length === 0) return nothing;
  const [slots, codes] = [new Uint16Array(list), new Uint8Array(list.length)];
  for (let best = sets.length; best > 0; best -= 1) mark(codes, slots, sets[best - 1] ?? noBits, () => best);
  mark(codes, slots, found, (code) => code | isFound);
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

/** What a query finds and scores in some windows, one after the other: three bytes for each of these. */
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
    return 3 * this.#slots.length + 4 * this.#starts.length + 450;
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
      this.#codes.set(codes, starts[known + n]);
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
    const [slots, codes] = [new Uint16Array(room), new Uint8Array(room)];
    slots.set(this.#slots);
    codes.set(this.#codes);
    [this.#slots, this.#codes] = [slots, codes];
  }

  countIn(window: number): number {
    return Math.max(0, this.#startOf(window + 1) - this.#startOf(window));
  }

  addTo(set: Bits, window: number, among: Bits): boolean {
    const [slots, codes] = [this.#slots, this.#codes];
    const end = this.#startOf(window + 1);
    let isAny = false;
    for (let at = this.#startOf(window); at < end; at += 1) {
      const slot = slots[at] ?? 0;
      // Most are not asked about.
      if (!has(among, slot) || (codes[at] ?? 0) < isFound) continue;
      isAny = true;
      add(set, slot);
    }
    return isAny;
  }

  gather(marks: Uint8Array, before: number, list: Uint16Array, count: number, window: number): number {
    const [slots, codes] = [this.#slots, this.#codes];
    const end = this.#startOf(window + 1);
    for (let at = this.#startOf(window); at < end; at += 1) {
      const slot = slots[at] ?? 0;
      if (marks[slot] !== before || (codes[at] ?? 0) < isFound) continue;
      marks[slot] = before + 1;
      list[count] = slot;
      count += 1;
    }
    return count;
  }

  has(slot: number, window: number): boolean {
    const end = this.#startOf(window + 1);
    const at = firstFrom(this.#slots, slot, this.#startOf(window), end);
    return at < end && this.#slots[at] === slot && (this.#codes[at] ?? 0) >= isFound;
  }

  /** How well the job at a place answers. */
  scoreAt(place: number): number {
    const [window, slot] = [windowOf(place), slotOf(place)];
    const end = this.#startOf(window + 1);
    const at = firstFrom(this.#slots, slot, this.#startOf(window), end);
    if (at >= end || this.#slots[at] !== slot) return 0;
    return this.#query.scores[((this.#codes[at] ?? 0) & ~isFound) - 1]?.[1] ?? 0;
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
