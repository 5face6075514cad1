import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;

beforeAll(async () => {
  jobs = await startJobs();
  await postJob(jobs, await jobs.employer());
});
afterAll(() => jobs.stop());

const longest = 200;
const saying = fc.constantFrom(
  'mesera',
  'waiter',
  'sin inglés',
  'Houston',
  '77036',
  'tx',
  '"fin de semana"',
  '-mesera',
  '<b>',
  "'; drop table jobs.jobs; --",
  ':* & !',
  'a:A',
  "\\'",
  '🙏',
  'mesero/a',
  '$1',
);
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: longest }),
  fc.string({ unit: 'grapheme', maxLength: longest }),
  fc.array(fc.oneof(saying, fc.string({ maxLength: 12 })), { maxLength: 12 }).map((parts) => parts.join(' ')),
);

test('whatever is typed is answered by jobs, or refused in words where no database can keep it', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (typed) => {
      const text = typed.slice(0, longest);
      const { status, body } = await jobs.call(`GET /api/jobs?${new URLSearchParams({ _q: text })}`);
      // A text that is none: half a character, or the character zero.
      if (status === 400) expect(text).toMatch(/\p{Surrogate}|\0/u);
      else expect([status, jobsOf(body).data.length <= 1]).toEqual([200, true]);
    }),
    { numRuns: 300 },
  );
  expect((await jobs.call('GET /api/jobs?_q=mesera')).status).toBe(200);
}, 120_000);
