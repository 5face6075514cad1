import { expect, test } from '@jest/globals';
import { add, bitsFor } from './bits.ts';
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
