import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jobMarksAnswerSchema } from '@puente/domain/jobs';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { favoriteOf } from '../testing/answers.ts';
import { applied } from '../testing/application-calls.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
});
afterAll(() => jobs.stop());

const marksOf = async (as: TestPerson) =>
  jobMarksAnswerSchema.strict().parse((await jobs.call('GET /api/job-marks', { as })).body).data;
const saved = async (as: TestPerson, job: number) =>
  favoriteOf((await jobs.call('POST /api/favorites', { as, body: { data: { job } } })).body).id;

describe('the marks of jobs', () => {
  test('are what a seeker applied to and saved, newest first, and nobody else’s', async () => {
    const [seeker, other] = await Promise.all([jobs.seeker(), jobs.seeker()]);
    expect(await marksOf(seeker)).toEqual({ applied: [], saved: [] });
    const [first, second] = [await postJob(jobs, employer), await postJob(jobs, employer)];
    const applications = [await applied(jobs, seeker, first), await applied(jobs, seeker, second)];
    const favorites = [await saved(seeker, first), await saved(seeker, second)];
    await applied(jobs, other, first);
    expect(await marksOf(seeker)).toEqual({
      applied: [
        { id: applications[1], job: second },
        { id: applications[0], job: first },
      ],
      saved: [
        { id: favorites[1], job: second },
        { id: favorites[0], job: first },
      ],
    });
  });

  test('have nothing of what was taken away', async () => {
    const seeker = await jobs.seeker();
    const job = await postJob(jobs, employer);
    const [application, favorite] = [await applied(jobs, seeker, job), await saved(seeker, job)];
    await jobs.call(`DELETE /api/applications/${application}`, { as: seeker });
    await jobs.call(`DELETE /api/favorites/${favorite}`, { as: seeker });
    expect(await marksOf(seeker)).toEqual({ applied: [], saved: [] });
  });

  test('are for seekers', async () => {
    expect(refusal(await jobs.call('GET /api/job-marks')).status).toBe(401);
    expect(refusal(await jobs.call('GET /api/job-marks', { as: employer })).status).toBe(403);
  });
});
