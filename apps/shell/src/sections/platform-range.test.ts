import { expect, test } from '@jest/globals';
import { satisfiesPlatform } from './platform-range.ts';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.3.9', true],
  ['1.3.8', '^1.3.9', false],
  ['1.2.0', '^1.3.0', false],
  ['2.0.0', '^1.0.0', false],
  ['1.0.0', '^2.0.0', false],
  ['1.0.0', '*', false],
])('platform %s satisfies %s: %s', (version, range, expected) => {
  expect(satisfiesPlatform(version, range)).toBe(expected);
});
