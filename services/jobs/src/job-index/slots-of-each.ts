import { type Bits } from './bits.ts';
import { windowSize } from './postings.ts';

/** What finds slots of windows. */
export interface SlotSource {
  /** What it finds in a window, and maybe in others. */
  readonly in: (window: number) => WindowSlots;
}

export interface WindowSlots {
  /** How many it finds in a window, or more. */
  readonly countIn: (window: number) => number;
  /** Adds those in a window to a set of slots, as far as they are among some. @returns whether any is */
  readonly addTo: (set: Bits, window: number, among: Bits) => boolean;
  /** Adds those that are marked so to a list, and marks them by the next one. @returns how many it then has */
  readonly gather: (
    marks: Uint8Array,
    before: number,
    list: Uint16Array,
    count: number,
    window: number,
  ) => number;
  /** Whether a slot is one of them; absent where that takes as long as to look at all of them. */
  readonly has?: (slot: number, window: number) => boolean;
}

/** Of so many times as many each of the fewest is asked for, which takes some dozen steps. */
const worthAsking = 12;

const none = new Uint16Array();
// Each search goes through dozens of windows: what it needs for a moment is there once.
const fewest = new Uint16Array(windowSize);
const kept = new Uint16Array(windowSize);
/** By the slot: how many of those looked at find it, one after the other. Between two calls all are 0. */
const marks = new Uint8Array(windowSize);
/** Between two calls none: whoever left the index is not to stay in memory. */
const looked: (WindowSlots | undefined)[] = [];
/** Of each where its sources end among these. */
const ends: number[] = [];

/**
 * The slots of a window that each of these, 255 at most, finds by any of its sources, in any order: until it is asked for next. Who finds the fewest
 * begins. Others are gone through once, since two that are sorted would have to be compared slot by slot, which a processor cannot foresee; of those
 * that are far longer each of the fewest is looked up.
 */
export function slotsOfEach(each: readonly (readonly SlotSource[])[], window: number): Uint16Array {
  try {
    return slotsOf(each, window);
  } finally {
    for (let at = 0; at < looked.length && looked[at]; at += 1) looked[at] = undefined;
  }
}

function slotsOf(each: readonly (readonly SlotSource[])[], window: number): Uint16Array {
  if (each.length === 0) return none;
  let first = 0;
  let least = Infinity;
  let end = 0;
  for (let at = 0; at < each.length; at += 1) {
    let count = 0;
    for (const source of each[at] ?? []) {
      const slots = source.in(window);
      looked[end] = slots;
      end += 1;
      count += slots.countIn(window);
    }
    if (count === 0) return none;
    ends[at] = end;
    if (count >= least) continue;
    first = at;
    least = count;
  }
  // What had to be looked for was looked for to be counted: nothing can fail before the marks are 0 again.
  const begun = gather(first, window, 0, fewest, Infinity);
  let found = fewest;
  let count = begun;
  for (let at = 0, mark = 1; at < each.length && count > 0; at += 1) {
    if (at === first) continue;
    found = kept;
    count = gather(at, window, mark, kept, begun);
    mark += 1;
  }
  for (let n = 0; n < begun; n += 1) marks[fewest[n] ?? 0] = 0;
  return count === 0 ? none : found.subarray(0, count);
}

/** @param begun how many of `fewest` may be marked so far @returns how many of these any source finds */
function gather(of: number, window: number, before: number, found: Uint16Array, begun: number): number {
  let count = 0;
  const end = ends[of] ?? 0;
  for (let at = of === 0 ? 0 : (ends[of - 1] ?? 0); at < end; at += 1) {
    const slots = looked[at];
    if (!slots) continue;
    if (!slots.has || slots.countIn(window) < worthAsking * begun) {
      count = slots.gather(marks, before, found, count, window);
      continue;
    }
    for (let n = 0; n < begun; n += 1) {
      const slot = fewest[n] ?? 0;
      if (marks[slot] !== before || !slots.has(slot, window)) continue;
      marks[slot] = before + 1;
      found[count] = slot;
      count += 1;
    }
  }
  return count;
}
