import { expect, test } from '@jest/globals';
import { add, bitsFor, has } from './bits.ts';
import { FoundJobs } from './found-jobs.ts';

test('what is found is a set and a list, whichever it began with', () => {
  const bits = bitsFor(96);
  for (const place of [2, 40, 95]) add(bits, place);
  const ofSet = FoundJobs.of(bits);
  expect([ofSet.total, [...ofSet.places], ofSet.total]).toEqual([3, [2, 40, 95], 3]);
  const ofList = FoundJobs.at(Int32Array.of(95, 2, 40), 96);
  expect([ofList.total, ofList.bits]).toEqual([3, bits]);
  expect(FoundJobs.at(new Int32Array(), 96).bits).toEqual(bitsFor(96));
});

test('what is in each of some sets is found by asking for each job, or by the sets', () => {
  const all = bitsFor(96);
  const some = bitsFor(96);
  for (const place of [2, 40, 63, 95]) add(all, place);
  for (const place of [1, 40, 95]) add(some, place);
  let asked = 0;
  const set = {
    has: (place: number) => has(some, place),
    get bits() {
      asked += 1;
      return some;
    },
  };
  const counted = FoundJobs.inEach(all, [set], 2);
  expect([...Array(96).keys()].filter(counted.has)).toEqual([40, 95]);
  expect([counted.total, asked]).toEqual([2, 0]);
  const found = FoundJobs.inEach(all, [set, FoundJobs.of(all)]);
  expect([found.total, asked, [...Array(96).keys()].filter(found.has)]).toEqual([2, 1, [40, 95]]);
  expect([[...found.places], [...counted.places]]).toEqual([
    [40, 95],
    [40, 95],
  ]);
  expect(FoundJobs.inEach(all, []).bits).toBe(all);
});
