import { expect, test } from '@jest/globals';
import { Spots } from './spots.ts';

const houston = { province: 'Texas', city: 'Houston', location: null };
const inHouston = { key: 'Houston', fits: ({ city }: { city: string | null }) => city === 'Houston' };

test('a job is at a spot until it leaves, and whoever asks again hears of those that came since, to other spots, too', () => {
  const spots = new Spots();
  const isThere = spots.isAt(inHouston);
  const there = () => {
    const places = [...spots.placesAt(inHouston)].sort();
    // Who asked before is told of each as it is now, too.
    for (const is of [isThere, spots.isAt(inHouston)]) expect([0, 1, 2, 3].filter(is)).toEqual(places);
    expect(places).toHaveLength(spots.countAt(inHouston));
    return places;
  };
  expect(there()).toEqual([]);
  spots.put(0, houston, 32);
  spots.put(1, { ...houston, city: 'Dallas' }, 32);
  expect([0, 1].filter(isThere)).toEqual([0]);
  spots.put(2, houston, 32);
  expect(there()).toEqual([0, 2]);
  spots.remove(0);
  // What left already does not leave again.
  spots.remove(0);
  expect(there()).toEqual([2]);
  spots.put(3, { ...houston, location: '(1, 2, 3)' }, 64);
  expect([0, 1, 2, 3].filter(isThere)).toEqual([2, 3]);
  expect(there()).toEqual([2, 3]);
  spots.remove(2);
  spots.remove(3);
  expect(there()).toEqual([]);
});
