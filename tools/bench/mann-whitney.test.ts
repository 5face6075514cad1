import { expect, test } from '@jest/globals';
import { mannWhitney } from './mann-whitney.ts';

// What is expected is what scipy's mannwhitneyu(…, method='asymptotic') says.
const days = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46];
const others = [1.15, 0.88, 0.9, 0.74, 1.21];

test('two samples differ as much as another program says', () => {
  const { u, p } = mannWhitney(days, others);
  expect(u).toBe(35);
  expect(p).toBeCloseTo(0.244624, 5);
});

test('ties are taken into account', () => {
  const { u, p } = mannWhitney([1, 2, 2, 3, 3, 3, 4], [2, 3, 3, 4, 4, 5, 5, 5]);
  expect(u).toBe(11);
  expect(p).toBeCloseTo(0.049239, 5);
});

test('a sample is like itself, also where all of it is one value', () => {
  expect(mannWhitney(days, days).p).toBeGreaterThan(0.95);
  expect(mannWhitney([1, 1, 1], [1, 1, 1]).p).toBe(1);
});

test('a small but steady difference is seen in a thousand pairs, and none where there is none', () => {
  // The same noise each time (Park and Miller).
  let state = 7;
  const noise = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const sample = (shift: number) => Array.from({ length: 1000 }, () => 20 + 10 * noise() ** 3 + shift);
  expect(mannWhitney(sample(0), sample(0)).p).toBeGreaterThan(0.01);
  expect(mannWhitney(sample(0), sample(0.3)).p).toBeLessThan(0.01);
});
