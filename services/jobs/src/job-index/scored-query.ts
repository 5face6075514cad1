import { LRUCache } from 'lru-cache';
import { windowOf } from './postings.ts';
import { blockOf, ScoredBlock, type ScoredQuery, type SlotFinder } from './scored-block.ts';
import { type SlotSource } from './slots-of-each.ts';

/** What a query finds and scores. Each block of windows is looked through when it is asked for, and again for what came since. */
export class ScoredPlaces implements SlotSource {
  readonly #query: ScoredQuery;
  /** By the codes of its blocks. */
  readonly #scores: readonly number[];
  readonly #finder: SlotFinder;
  readonly #grown: () => void;
  readonly #blocks: (ScoredBlock | undefined)[] = [];
  #size = 300;

  /** @param grown is told when more is remembered */
  constructor(query: ScoredQuery, finder: SlotFinder, grown: () => void) {
    this.#query = query;
    this.#scores = [0, 0, ...query.scores.map(([, score]) => score)];
    this.#finder = finder;
    this.#grown = grown;
  }

  /** In bytes, with what holds them. */
  get size(): number {
    return this.#size;
  }

  /** The block that a window is in, with what came since. */
  in(window: number): ScoredBlock {
    return this.#block(blockOf(window));
  }

  #block(number: number): ScoredBlock {
    const known = this.#blocks[number];
    const block = known ?? new ScoredBlock(this.#query, this.#finder, number);
    const before = known?.size ?? 0;
    if (!block.lookForLater() && known) return block;
    this.#blocks[number] = block;
    this.#size += block.size - before;
    this.#grown();
    return block;
  }

  /** Raises each score that is below how well its job answers. @param places of the index, ascending */
  raise(places: Int32Array, scores: Float64Array): void {
    const codes = this.codesOf(places);
    for (let n = 0; n < places.length; n += 1) {
      const score = this.#scores[codes[n] ?? 0] ?? 0;
      if (score > (scores[n] ?? 0)) scores[n] = score;
    }
  }

  /** Of each of some places which score its job has: from 2, 1 for none, 0 where it is not found. @param places of the index, ascending */
  codesOf(places: Int32Array): Uint8Array {
    const codes = new Uint8Array(places.length);
    for (let from = 0, to = 0; from < places.length; from = to) {
      const number = blockOf(windowOf(places[from] ?? 0));
      while (to < places.length && blockOf(windowOf(places[to] ?? 0)) === number) to += 1;
      this.#block(number).codesOf(places, from, to, codes);
    }
    return codes;
  }
}

/** In bytes: of a million jobs what some three thousand words, trades and places find. */
const mostFor = (jobs: number): number => 4 * 1024 * 1024 + 160 * jobs;

/** What was found before, by its query: words of a job do not change, nor does its place in the index. The longest unused go first. */
export class ScoredQueries {
  /** For about how many it has room. */
  readonly jobs: number;
  readonly #finder: SlotFinder;
  readonly #found: LRUCache<ScoredQuery, { readonly places: ScoredPlaces; readonly size: number }>;

  constructor(jobs: number, finder: SlotFinder) {
    this.jobs = jobs;
    this.#finder = finder;
    this.#found = new LRUCache({ maxSize: mostFor(jobs), sizeCalculation: ({ size }) => size });
  }

  of(query: ScoredQuery): ScoredPlaces {
    const known = this.#found.get(query);
    if (known) return known.places;
    const places = new ScoredPlaces(query, this.#finder, () => this.#keep(query, places));
    this.#keep(query, places);
    return places;
  }

  #keep(query: ScoredQuery, places: ScoredPlaces): void {
    this.#found.set(query, { places, size: places.size });
  }
}
