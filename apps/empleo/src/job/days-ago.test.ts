import { expect, test } from '@jest/globals';
import { daysAgo } from './days-ago.ts';

test.each([
  ['2026-11-21', 'hoy'],
  ['2026-11-22', 'hoy'],
  ['2026-11-20', 'ayer'],
  ['2026-11-18', 'hace 3 días'],
  ['2026-11-14', 'hace 1 semana'],
  ['2026-11-01', 'hace 2 semanas'],
  ['2026-10-20', 'hace 1 mes'],
  ['2026-08-20', 'hace 3 meses'],
])('%s is «%s» on 21 November', (date, words) => {
  expect(daysAgo(date, new Date(2026, 10, 21, 23, 30))).toBe(words);
});
