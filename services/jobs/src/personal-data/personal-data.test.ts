import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jobsDataSchema } from '@puente/domain/jobs';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { applied, apply } from '../testing/application-calls.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';
import { tablesOfPeople } from './personal-data.service.ts';

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
    jobs.seeker(),
    jobs.seeker(),
  ]);
});
afterAll(() => jobs.stop());

const ask = (as?: TestPerson) => jobs.call('GET /api/personal-data/jobs', as ? { as } : {});
const nothing = {
  applications: [],
  favorites: [],
  savedSearches: [],
  reports: [],
  jobs: [],
  receivedApplications: [],
  answersKept: [],
};

/** What somebody is told of themselves, read as strictly as it is described. */
async function dataOf(as: TestPerson) {
  const { status, body } = await ask(as);
  expect(status).toBe(200);
  return jobsDataSchema.strict().parse((body as { data: unknown }).data);
}

describe('what the jobs service keeps about a person', () => {
  test('is nothing of somebody who has done nothing yet', async () => {
    expect(await dataOf(await jobs.seeker())).toEqual(nothing);
    expect(await dataOf(await jobs.employer())).toEqual(nothing);
  });

  test('is a seeker’s applications, favourites and reports, without what their employer noted', async () => {
    const title = 'Panadera de noche';
    const job = await postJob(jobs, employer, { title });
    const id = await applied(jobs, seeker, job);
    await jobs.call(`PUT /api/applications/${id}`, {
      as: employer,
      body: { data: { status: 'Entrevista', notes: 'Secreto de la empresa' } },
    });
    await jobs.call('POST /api/favorites', { as: seeker, body: { data: { job } } });
    await jobs.call(`POST /api/jobs/${job}/report`, {
      as: seeker,
      body: { data: { reason: 'Otro', details: 'Piden fotos' } },
    });
    const letter = 'Carta de otra persona';
    await apply(jobs, other, job, { coverLetter: letter });

    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(await dataOf(seeker)).toEqual({
      ...nothing,
      applications: [
        {
          id,
          job,
          title,
          nombreEmpresa: 'La Casita',
          country: 'Estados Unidos',
          province: 'Texas',
          coverLetter: 'Tengo experiencia.',
          phone: null,
          status: 'Entrevista',
          dateApplied: new Date().toISOString().slice(0, 10),
          withdrawnAt: null,
          history: [
            { status: 'Enviada', at: instant },
            { status: 'Entrevista', at: instant },
          ],
        },
      ],
      favorites: [{ job, title, createdAt: instant, removedAt: null }],
      reports: [{ job, title, reason: 'Otro', details: 'Piden fotos', createdAt: instant }],
    });
    const { body } = await ask(seeker);
    for (const others of ['Secreto', letter, employer.email])
      expect(JSON.stringify(body)).not.toContain(others);
  });

  test('is an employer’s jobs, drafts too, and of received applications that they are there', async () => {
    const own = await jobs.employer();
    const job = await postJob(jobs, own);
    const draft = await postJob(jobs, own, { status: 'Borrador', title: 'Para después' });
    await postJob(jobs, rival, { title: 'De la competencia' });
    const id = await applied(jobs, seeker, job);

    const data = await dataOf(own);
    expect(data).toMatchObject({
      ...nothing,
      jobs: [
        { id: job, status: 'Publicado', applicationsCount: 1 },
        { id: draft, status: 'Borrador', title: 'Para después' },
      ],
      receivedApplications: [{ id, job, status: 'Enviada' }],
    });
    const text = JSON.stringify(data);
    for (const others of ['De la competencia', 'Tengo experiencia.', seeker.username, seeker.email]) {
      expect(text).not.toContain(others);
    }
  });

  test('tells nothing newer of a job that is not open any more', async () => {
    const job = await postJob(jobs, employer);
    await jobs.call('POST /api/favorites', { as: other, body: { data: { job } } });
    await jobs.call(`PUT /api/jobs/${job}`, {
      as: employer,
      body: { data: { status: 'Borrador', title: 'Todavía secreto' } },
    });
    expect((await dataOf(other)).favorites).toMatchObject([{ job, title: null }]);
  });

  test('needs a session', async () => {
    expect(refusal(await ask()).status).toBe(401);
    const gone = await jobs.seeker();
    await jobs.endSession(gone);
    expect(refusal(await ask(gone)).status).toBe(401);
  });

  test('is all of it: no table names an account that is not answered', async () => {
    const { rows } = await jobs.admin.query<{ column: string }>(`
      select r.relname || '.' || a.attname as column
      from pg_constraint c join pg_class r on r.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.connamespace = 'jobs'::regnamespace
        and c.confrelid = 'identity.users'::regclass order by 1`);
    expect(rows.map(({ column }) => column)).toEqual(Object.keys(tablesOfPeople));
  });
});
