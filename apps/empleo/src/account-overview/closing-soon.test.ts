import { expect, test } from '@jest/globals';
import { type Job, toJob } from '../job/job.ts';
import { aJob } from '../testing/fixtures.ts';
import { closingSoon, daysLeft } from './closing-soon.ts';

const now = new Date(2026, 10, 22, 23, 30);
const job = (id: number, closesOn?: string | null, status: Job['status'] = 'Publicado') => ({
  ...toJob(aJob(id, { status })),
  ...(closesOn !== undefined && { closesOn }),
});

test('a day is counted by the calendar, however late it is', () => {
  expect(daysLeft(job(1, '2026-11-22'), now)).toBe(0);
  expect(daysLeft(job(1, '2026-11-23'), now)).toBe(1);
  expect(daysLeft(job(1, '2026-12-01'), now)).toBe(9);
});

test('jobs that end today or within seven days are named, the first to end first', () => {
  const jobs = [job(1, '2026-11-29'), job(2, '2026-11-30'), job(3, '2026-11-22'), job(4, '2026-11-21')];
  expect(closingSoon(jobs, now).map(({ id }) => id)).toEqual([3, 1]);
});

test('a job is named until its last day is over everywhere', () => {
  const closing = job(1, '2026-11-21');
  expect(closingSoon([closing], new Date('2026-11-22T09:59Z'))).toEqual([closing]);
  expect(daysLeft(closing, new Date('2026-11-22T09:59Z'))).toBe(0);
  expect(closingSoon([closing], new Date('2026-11-22T10:00Z'))).toEqual([]);
});

test('drafts and jobs without a last day are not', () => {
  expect(closingSoon([job(1), job(2, null), job(3, '2026-11-23', 'Borrador')], now)).toEqual([]);
});
