import { add, type Bits, has, listOf } from './bits.ts';
import { windowSize } from './postings.ts';
import { type TextQuery } from './text-query.ts';

const everybody: Bits = new Int32Array(windowSize / 32).fill(-1);

interface SlotList {
  readonly slots: Uint16Array;
  /** The first place of its window that no job had when it was made. */
  readonly end: number;
}

/**
 * What is asked again and again, as it was found: its slots, by the window, until a job comes to that. The dozens of names that a trade
 * has are one list then, of two bytes for each that is found, kept as long as the question.
 */
export class SlotLists {
  readonly #lists = new WeakMap<TextQuery, Map<number, SlotList>>();

  /**
   * Adds what a query finds in a window to a set, as far as it is among some.
   * @param end the first place that no job has had
   * @param find what it finds there among as many as it is given
   * @returns whether any is
   */
  addTo(
    set: Bits,
    { query, window, among, end }: { query: TextQuery; window: number; among: Bits; end: number },
    find: (among: Bits) => Bits,
  ): boolean {
    const { slots } = this.#listOf(query, window, Math.min(end, (window + 1) * windowSize), find);
    let isAny = false;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if (!has(among, slot)) continue;
      isAny = true;
      add(set, slot);
    }
    return isAny;
  }

  #listOf(query: TextQuery, window: number, end: number, find: (among: Bits) => Bits): SlotList {
    const lists = this.#lists.get(query) ?? new Map<number, SlotList>();
    this.#lists.set(query, lists);
    const known = lists.get(window);
    if (known?.end === end) return known;
    const list = { slots: Uint16Array.from(listOf(find(everybody))), end };
    lists.set(window, list);
    return list;
  }
}
