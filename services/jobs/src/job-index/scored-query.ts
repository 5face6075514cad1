import { LRUCache } from 'lru-cache';
import { add, any, type Bits, has, listOf, noBits } from './bits.ts';
import { slotOf, windowOf, windowSize } from './postings.ts';
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

function mark(codes: Uint8Array, slots: Uint16Array, set: Bits, code: (before: number) => number): void {
  if (set.length === 0) return;
  for (let at = 0; at < slots.length; at += 1) if (has(set, slots[at] ?? 0)) codes[at] = code(codes[at] ?? 0);
}

/** What a query finds and scores in a window: three bytes for each of these. */
export class ScoredSlots {
  readonly #slots: Uint16Array;
  /** By slot: which score it has, from 1, and whether the query finds it. */
  readonly #codes: Uint8Array;
  readonly #scores: ScoredQuery['scores'];
  /** The first place of the window that no job had had. */
  readonly end: number;

  /** @param find the slots of its window that have some words */
  constructor({ query, scores }: ScoredQuery, end: number, find: (query: TextQuery) => Bits) {
    const found = find(query);
    const sets = scores.map(([better]) => find(better));
    const list = listOf(any([found, ...sets], windowSize / 32));
    // Of most words and places most windows have none.
    const slots = list.length === 0 ? none : new Uint16Array(list);
    const codes = list.length === 0 ? noCodes : new Uint8Array(list.length);
    for (let best = sets.length; best > 0; best -= 1)
      mark(codes, slots, sets[best - 1] ?? noBits, () => best);
    mark(codes, slots, found, (code) => code | isFound);
    this.#slots = slots;
    this.#codes = codes;
    this.#scores = scores;
    this.end = end;
  }

  /** In bytes, with what holds them. */
  get size(): number {
    return 3 * this.#slots.length + (this.isEmpty ? 60 : 250);
  }

  get isEmpty(): boolean {
    return this.#slots.length === 0;
  }

  /** Adds what the query finds to a set, as far as it is among some. @returns whether any is */
  addTo(set: Bits, among: Bits): boolean {
    const [slots, codes] = [this.#slots, this.#codes];
    let isAny = false;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if ((codes[at] ?? 0) < isFound || !has(among, slot)) continue;
      isAny = true;
      add(set, slot);
    }
    return isAny;
  }

  /** How well the job in a slot answers. */
  scoreAt(slot: number): number {
    const slots = this.#slots;
    let [from, to] = [0, slots.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((slots[middle] ?? 0) < slot) from = middle + 1;
      else to = middle;
    }
    if (slots[from] !== slot) return 0;
    return this.#scores[((this.#codes[from] ?? 0) & ~isFound) - 1]?.[1] ?? 0;
  }
}

/** What finds in a window, and the first place of that which no job has had. */
export interface SlotFinder {
  readonly endOf: (window: number) => number;
  readonly find: (query: ScoredQuery, window: number) => ScoredSlots;
}

/** What a query finds and scores, window by window: each is looked for when it is asked for, and again once a job came to it. */
export class ScoredWindows {
  readonly #query: ScoredQuery;
  readonly #finder: SlotFinder;
  readonly #grown: () => void;
  readonly #slots: (ScoredSlots | undefined)[] = [];
  #size = 250;

  /** @param grown is told when more is remembered */
  constructor(query: ScoredQuery, finder: SlotFinder, grown: () => void) {
    this.#query = query;
    this.#finder = finder;
    this.#grown = grown;
  }

  /** In bytes, with what holds them. */
  get size(): number {
    return this.#size;
  }

  in(window: number): ScoredSlots {
    const before = this.#slots[window];
    if (before?.end === this.#finder.endOf(window)) return before;
    const slots = this.#finder.find(this.#query, window);
    this.#slots[window] = slots;
    this.#size += slots.size - (before?.size ?? 0);
    this.#grown();
    return slots;
  }

  /** Raises each score that is below how well its job answers. @param places of the index, ascending */
  raise(places: Int32Array, scores: Float64Array): void {
    let window = -1;
    let slots: ScoredSlots | undefined;
    for (let n = 0; n < places.length; n += 1) {
      const place = places[n] ?? 0;
      if (!slots || windowOf(place) !== window) slots = this.in((window = windowOf(place)));
      if (slots.isEmpty) continue;
      const score = slots.scoreAt(slotOf(place));
      if (score > (scores[n] ?? 0)) scores[n] = score;
    }
  }
}

/** In bytes: of a million jobs what some three thousand words, trades and places find. */
const mostFor = (jobs: number): number => 4 * 1024 * 1024 + 160 * jobs;

/** What was found before, by its query: words of a job do not change, nor does its place in the index. The longest unused go first. */
export class ScoredQueries {
  readonly #finder: SlotFinder;
  readonly #found: LRUCache<ScoredQuery, { readonly windows: ScoredWindows; readonly size: number }>;

  /** @param jobs about how many there are */
  constructor(jobs: number, finder: SlotFinder) {
    this.#finder = finder;
    this.#found = new LRUCache({ maxSize: mostFor(jobs), sizeCalculation: ({ size }) => size });
  }

  of(query: ScoredQuery): ScoredWindows {
    const known = this.#found.get(query);
    if (known) return known.windows;
    const windows = new ScoredWindows(query, this.#finder, () => this.#keep(query, windows));
    this.#keep(query, windows);
    return windows;
  }

  #keep(query: ScoredQuery, windows: ScoredWindows): void {
    this.#found.set(query, { windows, size: windows.size });
  }
}
