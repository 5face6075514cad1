import { type Compare } from './comparing.ts';

/** Adds to the score of each of some jobs how well it answers. @param places ascending */
export type Score = (places: Int32Array, scores: Float64Array) => void;

/** Each is put among the best so far or left out, the newest places first: of who ties, these come first, and nobody is put before them. */
export function bestOf(
  places: Int32Array,
  score: Score,
  compare: Compare,
  { from, size }: { readonly from: number; readonly size: number },
): number[] {
  const scores = new Float64Array(places.length);
  score(places, scores);
  const scoreAt = (n: number) => scores[n] ?? 0;
  const placeAt = (n: number) => places[n] ?? 0;
  const isBetter = (one: number, other: number) =>
    (scoreAt(one) - scoreAt(other) || compare(placeAt(other), placeAt(one))) > 0;
  const best: number[] = [];
  for (let n = places.length - 1; n >= 0; n -= 1) {
    const isFull = best.length === from + size;
    if (isFull && !isBetter(n, best.at(-1) ?? 0)) continue;
    if (isFull) best.pop();
    let [start, end] = [0, best.length];
    while (start < end) {
      const middle = (start + end) >>> 1;
      if (isBetter(n, best[middle] ?? 0)) end = middle;
      else start = middle + 1;
    }
    best.splice(start, 0, n);
  }
  return best.slice(from).map(placeAt);
}
