import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { applied, apply, mine, received } from '../testing/application-calls.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob, sampleJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.stop());

const kept = async (id: number) =>
  (
    await jobs.admin.query<{ count: number }>(
      `select (select count(*) from jobs.applications where candidate_id = $1)::int
         + (select count(*) from jobs.favorites where user_id = $1)::int
         + (select count(*) from jobs.job_reports where reporter_id = $1)::int
         + (select count(*) from jobs.jobs where employer_id = $1)::int as count`,
      [id],
    )
  ).rows[0]?.count;

const save = (as: TestPerson, job: number) =>
  jobs.call('POST /api/favorites', { as, body: { data: { job } } });
const report = (as: TestPerson, job: number) =>
  jobs.call(`POST /api/jobs/${job}/report`, { as, body: { data: { reason: 'Otro' } } });

describe('an account that is deleted', () => {
  test('as an employer’s, takes the jobs along and leaves their applicants what they saw', async () => {
    const [employer, seeker] = await Promise.all([jobs.employer(), jobs.seeker()]);
    const job = await postJob(jobs, employer, { title: 'Cocinera' });
    const id = await applied(jobs, seeker, job);
    await save(seeker, job);
    await jobs.call(`PUT /api/applications/${id}`, {
      as: employer,
      body: { data: { status: 'En revisión', notes: 'Solo para mí' } },
    });

    await jobs.deleteAccount(employer);

    expect(refusal(await jobs.call(`GET /api/jobs/${job}`)).status).toBe(410);
    expect(await mine(jobs, seeker)).toMatchObject([
      {
        id,
        attributes: {
          status: 'En revisión',
          job: { data: { attributes: { withdrawn: true, title: 'Cocinera', nombreEmpresa: 'La Casita' } } },
        },
      },
    ]);
    const { rows } = await jobs.admin.query('select notes from jobs.applications where id = $1', [id]);
    expect(rows).toEqual([{ notes: null }]);
    expect(await jobs.rows('favorites')).toBe(0);
  });

  test('as a seeker’s, is gone from the employer’s list', async () => {
    const [employer, seeker, stays] = await Promise.all([jobs.employer(), jobs.seeker(), jobs.seeker()]);
    const job = await postJob(jobs, employer);
    await applied(jobs, seeker, job);
    const other = await applied(jobs, stays, job);
    await save(seeker, job);
    await report(seeker, job);

    await jobs.deleteAccount(seeker);

    expect((await received(jobs, employer)).map(({ id }) => id)).toEqual([other]);
    expect(await kept(seeker.id)).toBe(0);
    expect(refusal(await jobs.call('GET /api/favorites', { as: seeker })).status).toBe(401);
  });

  test('while its owner is at work leaves nothing: each call comes before it, or is told that the session ended', async () => {
    const employer = await jobs.employer();
    const openJobs = await Promise.all(Array.from({ length: 4 }, () => postJob(jobs, employer)));
    for (let round = 0; round < 10; round += 1) {
      const [seeker, poster] = await Promise.all([jobs.seeker(), jobs.employer()]);
      const answers = await Promise.all([
        ...openJobs.flatMap((job) => [apply(jobs, seeker, job), save(seeker, job), report(seeker, job)]),
        ...openJobs.map(() =>
          jobs.call('POST /api/jobs', { as: poster, body: { data: { ...sampleJob, status: 'Publicado' } } }),
        ),
        jobs.deleteAccount(seeker).then(() => ({ status: 201 })),
        jobs.deleteAccount(poster).then(() => ({ status: 201 })),
      ]);
      const statuses = [...new Set(answers.map(({ status }) => status))];
      expect(statuses.filter((status) => ![201, 401].includes(status))).toEqual([]);
      expect([await kept(seeker.id), await kept(poster.id)]).toEqual([0, 0]);
    }
  });
});
