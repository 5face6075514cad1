import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  cardTextLength,
  jobCardAttributesSchema,
  type JobCardList,
  jobCardListSchema,
} from '@puente/domain/jobs';
import { refusal, type TestPerson, wrongPaths } from '@puente/service-kit/testing';
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
  await postJob(jobs, employer, { title: 'Mesera', description: 'Sirve mesas. '.repeat(40) });
  await postJob(jobs, employer, { title: 'Cocinero', description: 'Guisa.' });
});
afterAll(() => jobs.stop());

test('as cards, jobs are answered with what a card shows and no more', async () => {
  const { body } = await jobs.call('GET /api/jobs?view=card&populate=employer');
  const whole = jobsOf((await jobs.call('GET /api/jobs?populate=employer')).body);
  expect(jobCardListSchema.parse(body).meta).toEqual(whole.meta);
  const shown = Object.keys(jobCardAttributesSchema.shape);
  expect((body as JobCardList).data).toEqual(
    whole.data.map(({ id, attributes }) => ({
      id,
      attributes: {
        ...Object.fromEntries(Object.entries(attributes).filter(([name]) => shown.includes(name))),
        description: attributes.description?.slice(0, cardTextLength),
      },
    })),
  );
});

test('an employer reads their own jobs whole, also where cards are asked for', async () => {
  const own = `GET /api/jobs?filters[employer][id]=${employer.id}`;
  const { body } = await jobs.call(`${own}&view=card`, { as: employer });
  expect(body).toEqual((await jobs.call(own, { as: employer })).body);
});

test.each([
  ['GET /api/jobs?view=todo', 'view'],
  ['GET /api/jobs/facets?view=card', 'view'],
])('%s is refused', async (call, path) => {
  const answer = await jobs.call(call);
  expect([refusal(answer).status, wrongPaths(answer)]).toEqual([400, [path]]);
});
