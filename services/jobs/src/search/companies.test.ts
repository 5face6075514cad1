import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bestNamed } from './companies.ts';

/** One by one. */
function counted(named: readonly ReadonlySet<number>[]): number[] {
  const counts = new Map<number, number>();
  for (const ids of named) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const best = Math.max(0, ...counts.values());
  const found = [...counts].filter(([, count]) => count === best).map(([id]) => id);
  return best === 1 && found.length >= 60 ? [] : found.sort((one, other) => one - other).slice(0, 60);
}

test('the companies that are named best are those with the most of the words; none where one word is in the names of sixty', () => {
  const some = fc.uniqueArray(fc.nat(100), { maxLength: 70 }).map((ids) => new Set(ids));
  fc.assert(
    fc.property(fc.array(some, { maxLength: 4 }), (named) => {
      expect(bestNamed(named)).toEqual(counted(named));
    }),
    { numRuns: 300 },
  );
});
