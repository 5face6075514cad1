import { beforeEach, describe, expect, test } from '@jest/globals';
import { hasSeen, noteSeen } from './seen-jobs.ts';
import { cameSince, noteVisit } from './visits.ts';

beforeEach(() => localStorage.clear());

const minute = 60_000;
const start = Date.parse('2026-11-20T12:00:00Z');
const at = (minutes: number) => new Date(start + minutes * minute).toISOString();

describe('a visit', () => {
  test('that is the first finds nothing new', () => {
    noteVisit(start);
    expect(cameSince(at(-1))).toBe(false);
    expect(cameSince(at(1))).toBe(false);
  });

  test('goes on while somebody looks at least each half hour', () => {
    noteVisit(start);
    noteVisit(start + 29 * minute);
    noteVisit(start + 58 * minute);
    expect(cameSince(at(60))).toBe(false);
  });

  test('after a longer gap finds new what came since the end of the one before', () => {
    noteVisit(start);
    noteVisit(start + 10 * minute);
    noteVisit(start + 60 * minute);
    noteVisit(start + 70 * minute);
    expect(cameSince(at(9))).toBe(false);
    expect(cameSince(at(11))).toBe(true);
    expect(cameSince(null)).toBe(false);
  });

  test('is told from what somebody else left under its name', () => {
    localStorage.setItem('jobs-visit', '{"last":"yesterday"}');
    noteVisit(start);
    expect(cameSince(at(1))).toBe(false);
    localStorage.setItem('jobs-visit', 'nothing');
    expect(cameSince(at(1))).toBe(false);
  });
});

describe('a job that was opened', () => {
  test('is known again, by this browser', () => {
    noteSeen(7);
    noteSeen(8);
    noteSeen(7);
    expect([7, 8, 9].map(hasSeen)).toEqual([true, true, false]);
    expect(JSON.parse(localStorage.getItem('jobs-seen') ?? '')).toEqual([7, 8]);
  });

  test('is forgotten after 500 others', () => {
    for (let id = 0; id <= 500; id += 1) noteSeen(id);
    expect(hasSeen(0)).toBe(false);
    expect(hasSeen(1)).toBe(true);
  });

  test('is not asked for where somebody else left something under its name', () => {
    localStorage.setItem('jobs-seen', '{"0":7}');
    expect(hasSeen(7)).toBe(false);
  });
});
