import { LRUCache } from 'lru-cache';
import { add, any, type Bits, has, listOf, noBits } from './bits.ts';
import { windowSize } from './postings.ts';
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
  /** The first place of the window that no job had. */
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

  /** Adds what the query finds to a set, as far as it is among some. */
  addTo(set: Bits, among: Bits): void {
    const [slots, codes] = [this.#slots, this.#codes];
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if ((codes[at] ?? 0) >= isFound && has(among, slot)) add(set, slot);
    }
  }

  /** How well the job in a slot answers. */
  readonly scoreAt = (slot: number): number => {
    const slots = this.#slots;
    let [from, to] = [0, slots.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((slots[middle] ?? 0) < slot) from = middle + 1;
      else to = middle;
    }
    if (slots[from] !== slot) return 0;
    return this.#scores[((this.#codes[from] ?? 0) & ~isFound) - 1]?.[1] ?? 0;
  };
}

/** In bytes: of a million jobs what some thousand words, trades and places find. */
const mostFor = (jobs: number): number => 4 * 1024 * 1024 + 80 * jobs;

interface Windows {
  readonly slots: (ScoredSlots | undefined)[];
  readonly size: number;
}

/**
 * What was found before, by its query and window, until a job comes to that: words of a job do not change, nor does its place in the index. The
 * longest unused go first.
 */
export class ScoredQueries {
  readonly #found: LRUCache<ScoredQuery, Windows>;

  /** @param jobs about how many there are */
  constructor(jobs: number) {
    this.#found = new LRUCache({ maxSize: mostFor(jobs), sizeCalculation: ({ size }) => size });
  }

  /** @param end the first place of the window that no job has had */
  in(window: number, query: ScoredQuery, end: number, find: (query: TextQuery) => Bits): ScoredSlots {
    const windows = this.#found.get(query) ?? { slots: [], size: 250 };
    const known = windows.slots[window];
    if (known?.end === end) return known;
    const slots = new ScoredSlots(query, end, find);
    windows.slots[window] = slots;
    this.#found.set(query, { slots: windows.slots, size: windows.size + slots.size - (known?.size ?? 0) });
    return slots;
  }
}
