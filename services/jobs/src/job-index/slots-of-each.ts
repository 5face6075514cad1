import { windowSize } from './postings.ts';
import { type ScoredPlaces } from './scored-query.ts';

const none = new Uint16Array();
// Each search goes through dozens of windows: what it needs for a moment is there once.
const fewest = new Uint16Array(windowSize);
const kept = new Uint16Array(windowSize);
/** By the slot: how many of those looked at find it, one after the other. Between two calls all are 0. */
const marks = new Uint8Array(windowSize);

/**
 * The slots of a window that each of these, 255 at most, finds by any of its queries, in any order: until it is asked for next. Who finds the fewest
 * begins, and every list is gone through once: two that are sorted would have to be compared slot by slot, which a processor cannot foresee.
 */
export function slotsOfEach(each: readonly (readonly ScoredPlaces[])[], window: number): Uint16Array {
  let first = 0;
  let least = Infinity;
  for (let at = 0; at < each.length; at += 1) {
    const count = countIn(each[at] ?? [], window);
    if (count === 0) return none;
    if (count >= least) continue;
    first = at;
    least = count;
  }
  // What had to be looked for was looked for to be counted: nothing can fail before the marks are 0 again.
  const begun = gather(each[first] ?? [], window, 0, fewest);
  let found = fewest;
  let count = begun;
  for (let at = 0, mark = 1; at < each.length && count > 0; at += 1) {
    if (at === first) continue;
    found = kept;
    count = gather(each[at] ?? [], window, mark, kept);
    mark += 1;
  }
  for (let n = 0; n < begun; n += 1) marks[fewest[n] ?? 0] = 0;
  return count === 0 ? none : found.subarray(0, count);
}

function countIn(some: readonly ScoredPlaces[], window: number): number {
  let count = 0;
  for (const one of some) count += one.countIn(window);
  return count;
}

/** @returns how many that are marked so far any of these finds */
function gather(some: readonly ScoredPlaces[], window: number, before: number, found: Uint16Array): number {
  let count = 0;
  for (const one of some) count = one.in(window).gather(marks, before, found, count, window);
  return count;
}
