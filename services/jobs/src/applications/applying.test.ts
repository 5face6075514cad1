import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestPerson } from '@puente/service-kit/testing';
import { applicationOf, refusal, wrongPaths } from '../testing/answers.ts';
import { apply, received } from '../testing/application-calls.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

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

const today = () => new Date().toISOString().slice(0, 10);

describe('applying', () => {
  it('answers the application, which is the candidate’s own whatever the body says', async () => {
    const job = await postJob(jobs, employer);
    const { status, body } = await apply(jobs, seeker, job, {
      candidate: other.id,
      applicant: other.id,
      employer: rival.id,
      notes: 'mías',
      status: 'Contratada',
      dateApplied: '1999-01-01',
    });
    expect(status).toBe(201);
    expect(applicationOf(body).attributes).toEqual({
      coverLetter: 'Tengo experiencia.',
      status: 'Enviada',
      dateApplied: today(),
    });
    const [row] = await received(jobs, employer, `&filters[job][id][$eq]=${job}`);
    expect(row?.attributes.candidate?.data?.id).toBe(seeker.id);
    expect(row?.attributes.notes).toBeNull();
  });

  it('needs no letter', async () => {
    const job = await postJob(jobs, employer);
    const { status, body } = await jobs.call('POST /api/applications', {
      as: seeker,
      body: { data: { job } },
    });
    expect([status, applicationOf(body).attributes.coverLetter]).toEqual([201, null]);
  });

  it('twice to one job is refused', async () => {
    const job = await postJob(jobs, employer);
    await apply(jobs, seeker, job);
    expect(refusal(await apply(jobs, seeker, job))).toEqual({
      status: 409,
      message: 'Ya aplicaste a este empleo.',
    });
  });

  it('twice at once makes one application', async () => {
    const job = await postJob(jobs, employer);
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply(jobs, seeker, job)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await received(jobs, employer, `&filters[job][id][$eq]=${job}`)).toHaveLength(1);
  });

  it('is for seekers', async () => {
    const job = await postJob(jobs, employer);
    const before = await jobs.rows('applications');
    expect(refusal(await jobs.call('POST /api/applications', { body: { data: { job } } })).status).toBe(401);
    expect(refusal(await apply(jobs, rival, job))).toEqual({
      status: 403,
      message: 'Acceso denegado. Debes ser un usuario para aplicar.',
    });
    expect(await jobs.rows('applications')).toBe(before);
  });

  it('to a draft or to no job is not found', async () => {
    const draft = await postJob(jobs, employer, { status: 'Borrador' });
    for (const job of [draft, 999_999_999]) {
      expect(refusal(await apply(jobs, seeker, job))).toEqual({
        status: 404,
        message: 'Empleo no encontrado',
      });
    }
  });

  it.each([
    [{ job: 0 }, 'data.job'],
    [{ job: -1 }, 'data.job'],
    [{ job: 1.5 }, 'data.job'],
    [{ job: '1; drop table jobs.jobs' }, 'data.job'],
    [{ job: 2_147_483_648 }, 'data.job'],
    [{ job: { $ne: 1 } }, 'data.job'],
    [{ job: null }, 'data.job'],
    [{ coverLetter: 7 }, 'data.coverLetter'],
    [{ coverLetter: 'a\0b' }, 'data.coverLetter'],
    [{ coverLetter: 'a\ud83d' }, 'data.coverLetter'],
    [{ coverLetter: 'x'.repeat(5001) }, 'data.coverLetter'],
    [{ id: 1 }, 'data'],
  ])('with %j is refused and nothing is kept', async (change, path) => {
    const job = await postJob(jobs, employer);
    const before = await jobs.rows('applications');
    const answer = await apply(jobs, seeker, job, change);
    expect(refusal(answer).status).toBe(400);
    expect(wrongPaths(answer.body)).toEqual([path]);
    expect(await jobs.rows('applications')).toBe(before);
  });
});
