import { expect, test } from '@jest/globals';
import { agoInWords } from './last-use.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-22T12:00:30Z', 'este minuto', 'this minute'],
  ['2026-11-22T11:55:00Z', 'hace 5 minutos', '5 minutes ago'],
  ['2026-11-22T10:01:00Z', 'hace 1 hora', '1 hour ago'],
  ['2026-11-21T11:00:00Z', 'ayer', 'yesterday'],
  ['2026-11-02T12:00:00Z', 'hace 20 días', '20 days ago'],
])('%s is said as «%s»', (instant, spanish, english) => {
  expect(agoInWords(instant, 'es', now)).toBe(spanish);
  expect(agoInWords(instant, 'en', now)).toBe(english);
});
