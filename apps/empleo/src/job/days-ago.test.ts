import { expect, test } from '@jest/globals';
import { daysAgo } from './days-ago.ts';

test.each([
  ['2026-11-21', 'hoy', 'today'],
  ['2026-11-22', 'hoy', 'today'],
  ['2026-11-20', 'ayer', 'yesterday'],
  ['2026-11-18', 'hace 3 días', '3 days ago'],
  ['2026-11-14', 'hace 1 semana', '1 week ago'],
  ['2026-11-01', 'hace 2 semanas', '2 weeks ago'],
  ['2026-10-20', 'hace 1 mes', '1 month ago'],
  ['2026-08-20', 'hace 3 meses', '3 months ago'],
])('%s is «%s», «%s», on 21 November', (date, spanish, english) => {
  const now = new Date(2026, 10, 21, 23, 30);
  expect(daysAgo(date, 'es', now)).toBe(spanish);
  expect(daysAgo(date, 'en', now)).toBe(english);
});
