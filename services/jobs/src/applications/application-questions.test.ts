import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { askApplications, ownQuery, receivedQuery } from '../testing/application-calls.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';

let jobs: TestJobs;
let employer: TestPerson;
let rival: TestPerson;
let seeker: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  jobs = await startJobs();
  [employer, rival, seeker, other] = await Promise.all([
    jobs.employer(),
    jobs.employer(),
    jobs.seeker({ nombre: 'Lucía', apellido: 'Ríos' }),
    jobs.seeker(),
  ]);
});
afterAll(() => jobs.stop());

describe('any other question about applications', () => {
  test('by a visitor is a 401', async () => {
    expect(refusal(await askApplications(jobs, ownQuery(seeker))).status).toBe(401);
  });

  test('in the other role’s shape is denied in that role’s words', async () => {
    expect(refusal(await askApplications(jobs, ownQuery(employer), employer))).toEqual({
      status: 403,
      message: 'Acceso denegado. Debes ser un usuario para ver tus aplicaciones.',
    });
    expect(refusal(await askApplications(jobs, receivedQuery(seeker), seeker))).toEqual({
      status: 403,
      message: 'Debes ser empleador para ver los candidatos.',
    });
  });

  test('about somebody else is denied', async () => {
    expect(refusal(await askApplications(jobs, ownQuery(other), seeker)).status).toBe(403);
    expect(refusal(await askApplications(jobs, receivedQuery(rival), employer)).status).toBe(403);
  });

  test.each([
    '',
    'populate=job',
    'filters[status]=Enviada',
    'filters[job][id][$eq]=1',
    'filters[candidate][id][$gt]=0',
    'filters[candidate][id][$ne]=0',
    'filters[candidate][id][$in]=1',
    'filters[candidate][email]=x',
    'filters[job][employer][id][$in]=1',
    'filters[job][title][$contains]=a',
    'filters[notes][$contains]=a',
    'filters[$or][0][candidate][id]=1',
    'filters[candidate][id][$eq]=x',
    'filters[candidate][id][$eq]=99999999999999999999',
  ])('is a 400 for either role: %s', async (query) => {
    expect(refusal(await askApplications(jobs, query, seeker)).status).toBe(400);
    expect(refusal(await askApplications(jobs, query, employer)).status).toBe(400);
  });

  test('in both shapes at once is a 400', async () => {
    const both = `filters[candidate][id][$eq]=${seeker.id}&filters[job][employer][id][$eq]=${employer.id}`;
    expect(refusal(await askApplications(jobs, both, seeker)).status).toBe(400);
    expect(refusal(await askApplications(jobs, both, employer)).status).toBe(400);
  });

  test('with an unknown relation, order or page is a 400', async () => {
    for (const more of ['populate=user', 'sort=status', 'pagination[page]=0', '_q=a']) {
      expect(
        refusal(await askApplications(jobs, `filters[candidate][id][$eq]=${seeker.id}&${more}`, seeker))
          .status,
      ).toBe(400);
    }
  });
});
