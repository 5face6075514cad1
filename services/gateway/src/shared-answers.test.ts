import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { stopClock } from './clock.fixture.ts';
import { largestEncoded as largestHeld } from '@puente/service-kit/calls';
import { SharedAnswer } from './shared-answer.ts';
import { SharedAnswers } from './shared-answers.ts';

beforeAll(stopClock);
afterAll(() => void jest.useRealTimers());

const groups = { 'cache-control': 'public, s-maxage=60', 'cache-groups': '"jobs"' };

function anAnswer(url: string, bytes: number): SharedAnswer {
  const headers = { ...groups, 'content-length': String(bytes) };
  const read = SharedAnswer.of({ url, asked: {}, askedAt: Date.now(), status: 200, headers });
  if (!read) throw new Error('It is not for everybody.');
  return read(Buffer.alloc(bytes, 'x'));
}

test('where there is no more room, the oldest go', () => {
  const answers = new SharedAnswers();
  for (let number = 0; number < 100; number += 1)
    answers.keep(`/${number}`, anAnswer(`/${number}`, largestHeld), answers.changes);
  const kept = Array.from({ length: 100 }, (_, number) => answers.find(`/${number}`, {}) !== undefined);
  // 8 MiB, an encoding of each counted in.
  expect(kept.filter(Boolean)).toHaveLength(21);
  expect(kept.slice(-21)).not.toContain(false);
});

test('what was asked for again takes the room of before', () => {
  const answers = new SharedAnswers();
  answers.keep('/first', anAnswer('/first', largestHeld), answers.changes);
  for (let time = 0; time < 100; time += 1)
    answers.keep('/same', anAnswer('/same', largestHeld), answers.changes);
  expect(answers.find('/first', {})).toBeDefined();
});

test('what was asked for before a change of it is not kept, before one of something else it is', () => {
  const answers = new SharedAnswers();
  const before = answers.changes;
  answers.changed(['applications']);
  answers.keep('/a', anAnswer('/a', 10), before);
  expect(answers.find('/a', {})).toBeDefined();
  answers.changed(['jobs', 'users']);
  expect(answers.find('/a', {})).toBeUndefined();
  answers.keep('/a', anAnswer('/a', 10), before);
  expect(answers.find('/a', {})).toBeUndefined();
  answers.keep('/a', anAnswer('/a', 10), answers.changes);
  expect(answers.find('/a', {})).toBeDefined();
});
