import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { applicationCountsAnswerSchema } from '@puente/domain/jobs';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { applied } from '../testing/application-calls.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
let seeker: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  jobs = await startJobs();
  [employer, seeker, other] = await Promise.all([jobs.employer(), jobs.seeker(), jobs.seeker()]);
});
afterAll(() => jobs.stop());

const counts = async (as: TestPerson) => {
  const { status, body } = await jobs.call('GET /api/applications/counts', { as });
  expect(status).toBe(200);
  return applicationCountsAnswerSchema.strict().parse(body).data;
};

const move = (id: number, status: string) =>
  jobs.call(`PUT /api/applications/${id}`, { as: employer, body: { data: { status } } });

describe('the counts of applications', () => {
  test('are nothing for whom nothing is there', async () => {
    expect(await counts(await jobs.seeker())).toEqual({ byStatus: [], newByJob: [] });
    expect(await counts(await jobs.employer())).toEqual({ byStatus: [], newByJob: [] });
  });

  test('are each person’s own: by state, and for an employer the unseen ones by job', async () => {
    const first = await postJob(jobs, employer, { title: 'Cocinera' });
    const second = await postJob(jobs, employer, { title: 'Mesero' });
    const rivals = await postJob(jobs, await jobs.employer(), { title: 'Chofer' });
    await applied(jobs, seeker, second);
    const interview = await applied(jobs, seeker, first);
    await applied(jobs, seeker, rivals);
    await applied(jobs, other, first);
    await move(interview, 'Entrevista');

    expect(await counts(seeker)).toEqual({
      byStatus: [
        { status: 'Enviada', count: 2 },
        { status: 'Entrevista', count: 1 },
      ],
      newByJob: [],
    });
    expect(await counts(employer)).toEqual({
      byStatus: [
        { status: 'Enviada', count: 2 },
        { status: 'Entrevista', count: 1 },
      ],
      newByJob: [
        { id: first, title: 'Cocinera', count: 1 },
        { id: second, title: 'Mesero', count: 1 },
      ],
    });
  });

  test('still count what a candidate sent for a job that is gone', async () => {
    const person = await jobs.seeker();
    const id = await postJob(jobs, employer, { title: 'Jardinero' });
    await applied(jobs, person, id);
    await jobs.call(`DELETE /api/jobs/${id}`, { as: employer });
    expect((await counts(person)).byStatus).toEqual([{ status: 'Enviada', count: 1 }]);
  });

  test('need a session', async () => {
    expect(refusal(await jobs.call('GET /api/applications/counts')).status).toBe(401);
  });
});
