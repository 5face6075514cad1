import { windowSize } from './postings.ts';
import { type ScoredPlaces } from './scored-query.ts';

// Each search goes through dozens of windows: what it needs for a moment is there once.
let found = new Uint16Array(windowSize);
const others = new Uint16Array(windowSize);
let joined = new Uint16Array(windowSize);
const marks = new Uint8Array(windowSize);

/**
 * The slots of a window that each of these finds by any of its queries, ascending: until it is asked for next. The fewest are looked for among the
 * others, list by list, without a set of the window.
 */
export function slotsOfEach(each: readonly (readonly ScoredPlaces[])[], window: number): Uint16Array {
  const counts = each.map((some) => some.reduce((count, one) => count + one.countIn(window), 0));
  const fewest = Math.min(...counts);
  if (fewest === 0) return found.subarray(0, 0);
  const first = counts.indexOf(fewest);
  let count = unite(each[first] ?? [], window);
  for (let at = 0; at < each.length && count > 0; at += 1)
    if (at !== first) count = keepThoseOf(each[at] ?? [], window, count);
  return found.subarray(0, count);
}

/** @returns how many are found by any of these */
function unite([first, ...more]: readonly ScoredPlaces[], window: number): number {
  let count = first?.in(window).writeTo(found, window) ?? 0;
  for (const one of more) count = join(count, one.in(window).writeTo(others, window));
  return count;
}

/** Both, each once and ascending. */
function join(count: number, more: number): number {
  let end = 0;
  for (let at = 0, next = 0; at < count || next < more; end += 1) {
    const [one, other] = [
      at < count ? (found[at] ?? 0) : windowSize,
      next < more ? (others[next] ?? 0) : windowSize,
    ];
    joined[end] = Math.min(one, other);
    if (one <= other) at += 1;
    if (other <= one) next += 1;
  }
  [found, joined] = [joined, found];
  return end;
}

/** @returns how many of those found any of these finds, too */
function keepThoseOf(some: readonly ScoredPlaces[], window: number, count: number): number {
  marks.fill(0, 0, count);
  for (const one of some) one.in(window).mark(marks, found, count, window);
  let kept = 0;
  for (let n = 0; n < count; n += 1) {
    if (marks[n] === 0) continue;
    found[kept] = found[n] ?? 0;
    kept += 1;
  }
  return kept;
}
