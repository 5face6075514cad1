import { add, type Bits, has } from './bits.ts';
import { slotOf, windowOf } from './postings.ts';
import { type SlotSource, type WindowSlots } from './slots-of-each.ts';

/** Places that are known by themselves, by their windows: beside what words find. */
export class ListedSlots implements SlotSource, WindowSlots {
  /** By the window, where its slots begin, and after the last one where they end. */
  readonly #starts: Uint32Array;
  readonly #slots: Uint16Array;

  /** @param lists of places, none of them twice @param end above any place */
  constructor(lists: readonly Int32Array[], end: number) {
    const windows = windowOf(end) + 1;
    const ends = new Uint32Array(windows + 1);
    for (const places of lists) {
      for (let n = 0; n < places.length; n += 1) {
        const next = windowOf(places[n] ?? 0) + 1;
        ends[next] = (ends[next] ?? 0) + 1;
      }
    }
    for (let window = 0; window < windows; window += 1)
      ends[window + 1] = (ends[window + 1] ?? 0) + (ends[window] ?? 0);
    this.#starts = ends.slice();
    const slots = (this.#slots = new Uint16Array(ends[windows] ?? 0));
    for (const places of lists) {
      for (let n = 0; n < places.length; n += 1) {
        const place = places[n] ?? 0;
        const window = windowOf(place);
        const at = ends[window] ?? 0;
        slots[at] = slotOf(place);
        ends[window] = at + 1;
      }
    }
  }

  in(): WindowSlots {
    return this;
  }

  countIn(window: number): number {
    return this.#startOf(window + 1) - this.#startOf(window);
  }

  addTo(set: Bits, window: number, among: Bits): boolean {
    let isAny = false;
    const end = this.#startOf(window + 1);
    for (let at = this.#startOf(window); at < end; at += 1) {
      const slot = this.#slots[at] ?? 0;
      if (!has(among, slot)) continue;
      isAny = true;
      add(set, slot);
    }
    return isAny;
  }

  gather(marks: Uint8Array, before: number, list: Uint16Array, count: number, window: number): number {
    const end = this.#startOf(window + 1);
    for (let at = this.#startOf(window); at < end; at += 1) {
      const slot = this.#slots[at] ?? 0;
      if (marks[slot] !== before) continue;
      marks[slot] = before + 1;
      list[count] = slot;
      count += 1;
    }
    return count;
  }

  #startOf(window: number): number {
    return this.#starts[window] ?? this.#slots.length;
  }
}
