import { expect, test } from '@jest/globals';
import { IdPlaces } from './id-places.ts';

test('ids that are far from each other have their own places, and none where they had', () => {
  const places = new IdPlaces();
  const ids = [0, 1, 1023, 1024, 1_000_000, 2 ** 31 - 1];
  for (const [place, id] of ids.entries()) places.set(id, place);
  expect([places.size, ids.map((id) => places.get(id))]).toEqual([6, [0, 1, 2, 3, 4, 5]]);
  places.set(1024, 9);
  places.delete(1);
  places.delete(5000);
  expect([places.size, ids.map((id) => places.get(id))]).toEqual([5, [0, undefined, 2, 9, 4, 5]]);
});
