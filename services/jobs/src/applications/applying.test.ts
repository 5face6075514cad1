import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal, type TestPerson, wrongPaths } from '@puente/service-kit/testing';
import { applicationOf } from '../testing/answers.ts';
import { applied, apply, mine, received } from '../testing/application-calls.ts';
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
  test('answers the application, which is the candidate’s own whatever the body says', async () => {
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
      phone: null,
      status: 'Enviada',
      dateApplied: today(),
    });
    const [row] = await received(jobs, employer, `&filters[job][id][$eq]=${job}`);
    expect(row?.attributes.candidate?.data?.id).toBe(seeker.id);
    expect(row?.attributes.notes).toBeNull();
  });

  test('needs no letter', async () => {
    const job = await postJob(jobs, employer);
    const { status, body } = await jobs.call('POST /api/applications', {
      as: seeker,
      body: { data: { job } },
    });
    expect([status, applicationOf(body).attributes.coverLetter]).toEqual([201, null]);
  });

  test.each([
    ['(713) 555-0123', '+17135550123'],
    ['+502 2345 6789', '+50223456789'],
    [' ', null],
  ])('with the phone %p keeps %p, for its employer and its candidate', async (typed, kept) => {
    const person = await jobs.seeker();
    const job = await postJob(jobs, employer);
    const { status, body } = await apply(jobs, person, job, { phone: typed });
    expect([status, applicationOf(body).attributes.phone]).toEqual([201, kept]);
    const [row] = await received(jobs, employer, `&filters[job][id][$eq]=${job}`);
    expect(row?.attributes.phone).toBe(kept);
    expect((await mine(jobs, person))[0]?.attributes.phone).toBe(kept);
  });

  test.each([
    ['with a phone of its own tells its employer no other', '(713) 555-0123', '+17135550123', null],
    ['without one tells them that of the profile', undefined, null, '+17135550199'],
  ])('%s', async (_, phone, given, ofProfile) => {
    const person = await jobs.seeker();
    await jobs.admin.query(`update identity.users set telefono = '+17135550199' where id = $1`, [person.id]);
    const job = await postJob(jobs, employer);
    await apply(jobs, person, job, { phone });
    const [row] = await received(jobs, employer, `&filters[job][id][$eq]=${job}&populate=candidate`);
    expect([row?.attributes.phone, row?.attributes.candidate?.data?.attributes.telefono]).toEqual([
      given,
      ofProfile,
    ]);
  });

  test('takes a phone for one of the job’s country', async () => {
    const job = await postJob(jobs, employer, { country: 'México', province: 'Jalisco', zipCode: '44100' });
    const { body } = await apply(jobs, seeker, job, { phone: '33 1234 5678' });
    expect(applicationOf(body).attributes.phone).toBe('+523312345678');
  });

  test('with a phone to a job that is not there is not found', async () => {
    expect(refusal(await apply(jobs, seeker, 999_999_999, { phone: '713 555 0123' })).status).toBe(404);
  });

  test('keeps no phone that is none, whoever writes it', async () => {
    const id = await applied(jobs, seeker, await postJob(jobs, employer));
    const kept = jobs.admin.query('update jobs.applications set phone = $1 where id = $2', ['713', id]);
    await expect(kept).rejects.toThrow('applications_phone_is_e164');
  });

  test('twice to one job is refused', async () => {
    const job = await postJob(jobs, employer);
    await apply(jobs, seeker, job);
    expect(refusal(await apply(jobs, seeker, job))).toEqual({
      status: 409,
      message: 'Ya aplicaste a este empleo.',
    });
  });

  test('twice at once makes one application', async () => {
    const job = await postJob(jobs, employer);
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply(jobs, seeker, job)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await received(jobs, employer, `&filters[job][id][$eq]=${job}`)).toHaveLength(1);
  });

  test('is for seekers', async () => {
    const job = await postJob(jobs, employer);
    const before = await jobs.rows('applications');
    expect(refusal(await jobs.call('POST /api/applications', { body: { data: { job } } })).status).toBe(401);
    expect(refusal(await apply(jobs, rival, job))).toEqual({
      status: 403,
      message: 'Acceso denegado. Debes ser un usuario para aplicar.',
    });
    expect(await jobs.rows('applications')).toBe(before);
  });

  test('to a draft or to no job is not found', async () => {
    const draft = await postJob(jobs, employer, { status: 'Borrador' });
    for (const job of [draft, 999_999_999]) {
      expect(refusal(await apply(jobs, seeker, job))).toEqual({
        status: 404,
        message: 'Empleo no encontrado',
      });
    }
  });

  test.each([
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
    [{ phone: 'llámame al 713' }, 'data.phone'],
    [{ phone: '713' }, 'data.phone'],
    [{ phone: 7_135_550_123 }, 'data.phone'],
    [{ phone: '7'.repeat(41) }, 'data.phone'],
    [{ id: 1 }, 'data'],
  ])('with %j is refused and nothing is kept', async (change, path) => {
    const job = await postJob(jobs, employer);
    const before = await jobs.rows('applications');
    const answer = await apply(jobs, seeker, job, change);
    expect(refusal(answer).status).toBe(400);
    expect(wrongPaths(answer)).toEqual([path]);
    expect(await jobs.rows('applications')).toBe(before);
  });
});
