import { expect, test } from '@jest/globals';
import { Spots } from './spots.ts';

const houston = { province: 'Texas', city: 'Houston', location: null };
const isHouston = ({ city }: { city: string | null }) => city === 'Houston';

test('a job is at a spot until the last one has left it', () => {
  const spots = new Spots();
  expect(spots.isAnyAt(isHouston)).toBe(false);
  spots.put(0, houston, 32);
  spots.put(1, { ...houston, city: 'Dallas' }, 32);
  spots.put(2, houston, 32);
  spots.remove(0);
  // What left already does not leave again.
  spots.remove(0);
  expect(spots.isAnyAt(isHouston)).toBe(true);
  expect([0, 1, 2].map((place) => spots.fits(place, isHouston))).toEqual([false, false, true]);
  spots.remove(2);
  expect(spots.isAnyAt(isHouston)).toBe(false);
});
