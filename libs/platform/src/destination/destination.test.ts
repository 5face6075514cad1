import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { forgetDestination, keepDestination, readDestination, takeIntent } from './destination.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

test('a destination is found again, also by another tab, for 24 hours', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  const job = { path: '/detalle-empleo/12', title: 'Cocinera de línea', intent: 'apply:12' };
  keepDestination(job);
  expect(readDestination()).toEqual(job);
  jest.setSystemTime(new Date('2026-11-22T09:59:00Z'));
  expect(readDestination()).toEqual(job);
  jest.setSystemTime(new Date('2026-11-22T10:01:00Z'));
  expect(readDestination()).toBeUndefined();
});

test('the last one kept counts, and it can be forgotten', () => {
  keepDestination({ path: '/empleos' });
  keepDestination({ path: '/mi-cuenta/favoritos', title: 'Favoritos' });
  expect(readDestination()).toEqual({ path: '/mi-cuenta/favoritos', title: 'Favoritos' });
  forgetDestination();
  expect(readDestination()).toBeUndefined();
});

test('an intent is taken once, by the one it was meant for', () => {
  keepDestination({ path: '/detalle-empleo/12', intent: 'apply:12' });
  expect(takeIntent('apply:13')).toBe(false);
  expect(takeIntent('apply:12')).toBe(true);
  expect(takeIntent('apply:12')).toBe(false);
  expect(readDestination()).toBeUndefined();
});

test.each([
  'no JSON',
  'null',
  '"/empleos"',
  '{"path":"//evil.test","until":9e15}',
  '{"path":"/\\\\evil.test","until":9e15}',
  '{"path":"https://evil.test","until":9e15}',
  '{"path":"/empleos"}',
])('what is damaged or leads elsewhere is none: %s', (kept) => {
  localStorage.setItem('puente.destination', kept);
  expect(readDestination()).toBeUndefined();
});
