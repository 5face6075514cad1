import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
let seeker: TestPerson;

beforeAll(async () => {
  jobs = await startJobs();
  [employer, seeker] = await Promise.all([jobs.employer(), jobs.seeker()]);
});
afterAll(() => jobs.stop());

const report = (job: number | string, data: unknown, as?: TestPerson) =>
  jobs.call(`POST /api/jobs/${job}/report`, { ...(as && { as }), body: { data } });
const stored = async (job: number) =>
  (
    await jobs.admin.query(
      'select reporter_id, reason, details from jobs.job_reports where job_id = $1 order by id',
      [job],
    )
  ).rows;

describe('reporting a job', () => {
  test('is kept with who reported it, if they are signed in', async () => {
    const job = await postJob(jobs, employer);
    expect((await report(job, { reason: 'Información falsa' })).status).toBe(201);
    expect((await report(job, { reason: 'Otro', details: 'Raro' }, seeker)).status).toBe(201);
    expect(await stored(job)).toEqual([
      { reporter_id: null, reason: 'Información falsa', details: null },
      { reporter_id: seeker.id, reason: 'Otro', details: 'Raro' },
    ]);
  });

  test('a second time replaces the person’s first', async () => {
    const job = await postJob(jobs, employer);
    await report(job, { reason: 'Otro' }, seeker);
    expect((await report(job, { reason: 'Discriminación' }, seeker)).status).toBe(201);
    expect(await stored(job)).toEqual([{ reporter_id: seeker.id, reason: 'Discriminación', details: null }]);
  });

  test('that is a draft or no job is not found', async () => {
    const draft = await postJob(jobs, employer, { status: 'Borrador' });
    expect(refusal(await report(draft, { reason: 'Otro' }, seeker)).status).toBe(404);
    expect(refusal(await report(999_999_999, { reason: 'Otro' })).status).toBe(404);
    expect(await stored(draft)).toEqual([]);
  });

  test.each([
    {},
    { reason: 'Feo' },
    { reason: 'Otro', details: 7 },
    { reason: 'Otro', details: 'a\0' },
    { reason: 'Otro', details: 'x'.repeat(1001) },
    { reason: 'Otro', reporter: 1 },
  ])('with %j is refused and nothing is kept', async (data) => {
    const job = await postJob(jobs, employer);
    expect(refusal(await report(job, data)).status).toBe(400);
    expect(await stored(job)).toEqual([]);
  });

  test.each(['0', 'x', '2147483648'])('of id %s is a 400', async (id) => {
    expect(refusal(await report(id, { reason: 'Otro' })).status).toBe(400);
  });
});
