import { subcategoriesOf } from '@puente/domain/jobs';
import { all, type Bits, but, count } from '../job-index/bits.ts';
import { newestFirst } from '../job-index/comparing.ts';
import { FoundJobs } from '../job-index/found-jobs.ts';
import { type JobIndex } from '../job-index/job-index.ts';
import { vectorOf } from '../job-index/spots.ts';

/** What jobs are alike by. */
export interface Trade {
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly country: string | null;
  readonly province: string | null;
  /** As `cube` writes itself. */
  readonly location: string | null;
}

/**
 * The open jobs that are most like one: what is done counts before where, since many would move for it, but not to another
 * country: the same trade in the same state, related ones there, then both in the whole country; of those alike, the nearest
 * first. Without a trade the newest.
 * @returns so many ids, the likest first
 */
export function likest(index: JobIndex, id: number, trade: Trade | undefined, size: number): number[] {
  if (!trade) return index.page(FoundJobs.of(index.all), [newestFirst], 0, size);
  const { category, subcategory, country, province, location } = trade;
  const ordered = (found: Bits, most: number) =>
    location === null
      ? index.page(FoundJobs.of(found), [newestFirst], 0, most)
      : index.nearest(FoundJobs.of(found), vectorOf(location), [newestFirst], 0, most);
  const same = index.havingValue('subcategory', subcategory ?? '').bits;
  const trades: readonly string[] = subcategoriesOf(category ?? '');
  const related = index.having('subcategory', (one) => trades.includes(one)).bits;
  const inCountry = index.havingValue('country', country ?? '').bits;
  const near = all([inCountry, index.havingValue('province', province ?? '').bits]);
  const likest: number[] = [];
  let left = but(index.all, index.ofIds([id]).bits);
  for (const sets of [
    [near, same],
    [near, related],
    [inCountry, same],
    [inCountry, related],
  ]) {
    if (likest.length === size) break;
    const found = all([left, ...sets]);
    if (count(found) === 0) continue;
    likest.push(...ordered(found, size - likest.length));
    left = but(left, found);
  }
  return likest;
}
