import { type TestPerson } from '@puente/service-kit/testing';
import { applicationOf, applicationsOf } from './answers.ts';
import { type TestJobs } from './jobs-app.ts';

/** The questions the screens ask about applications. */
export const ownQuery = (person: TestPerson) => `filters[candidate][id][$eq]=${person.id}&populate=job`;
export const receivedQuery = (person: TestPerson) =>
  `filters[job][employer][id][$eq]=${person.id}&populate=job,candidate&pagination[pageSize]=-1`;

export const apply = (jobs: TestJobs, as: TestPerson, job: unknown, more: object = {}) =>
  jobs.call('POST /api/applications', {
    as,
    body: { data: { job, coverLetter: 'Tengo experiencia.', ...more } },
  });

/** Applies and answers the application's id. */
export async function applied(jobs: TestJobs, as: TestPerson, job: number): Promise<number> {
  return applicationOf((await apply(jobs, as, job)).body).id;
}

export const askApplications = (jobs: TestJobs, query: string, as?: TestPerson) =>
  jobs.call(`GET /api/applications?${query}`, as ? { as } : {});

export async function mine(jobs: TestJobs, person: TestPerson) {
  return applicationsOf((await askApplications(jobs, ownQuery(person), person)).body).data;
}

export async function received(jobs: TestJobs, person: TestPerson, more = '') {
  return applicationsOf((await askApplications(jobs, receivedQuery(person) + more, person)).body).data;
}
