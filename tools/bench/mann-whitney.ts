import { errorFunction, wilcoxonRankSum } from 'simple-statistics';

export interface Comparison {
  /** Of the first sample. */
  u: number;
  /** Two-sided: how often samples of one and the same distribution differ as much as these. */
  p: number;
}

/** Mann and Whitney's test by its normal approximation, corrected for ties and continuity: for samples above twenty. */
export function mannWhitney(first: number[], second: number[]): Comparison {
  const [n, m] = [first.length, second.length];
  const u = wilcoxonRankSum(first, second) - (n * (n + 1)) / 2;
  const all = n + m;
  const alike = new Map<number, number>();
  for (const value of [...first, ...second]) alike.set(value, (alike.get(value) ?? 0) + 1);
  const tied = [...alike.values()].reduce((sum, count) => sum + count ** 3 - count, 0);
  const deviation = Math.sqrt(((n * m) / 12) * (all + 1 - tied / (all * (all - 1))));
  const distance = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5);
  return { u, p: deviation === 0 ? 1 : 1 - errorFunction(distance / deviation / Math.SQRT2) };
}
