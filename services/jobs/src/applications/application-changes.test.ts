import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal, refusalDetails, type TestPerson } from '@puente/service-kit/testing';
import { applicationOf } from '../testing/answers.ts';
import { applied, apply } from '../testing/application-calls.ts';
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

describe('changing an application', () => {
  const put = (id: number | string, data: unknown, as?: TestPerson) =>
    jobs.call(`PUT /api/applications/${id}`, { ...(as && { as }), body: { data } });

  test('sets status and notes, each by itself', async () => {
    const id = await applied(jobs, seeker, await postJob(jobs, employer));
    const changed = async (data: object) => applicationOf((await put(id, data, employer)).body).attributes;
    expect(await changed({ status: 'En revisión' })).toMatchObject({ status: 'En revisión', notes: null });
    expect(await changed({ notes: 'Muy bien' })).toMatchObject({ status: 'En revisión', notes: 'Muy bien' });
    expect(await changed({})).toMatchObject({ status: 'En revisión', notes: 'Muy bien' });
    expect(await changed({ notes: null })).toMatchObject({ status: 'En revisión', notes: null });
  });

  test('made to an older version is refused, and told what the application is now', async () => {
    const id = await applied(jobs, seeker, await postJob(jobs, employer));
    const first = await put(id, { notes: 'Muy bien', version: 1 }, employer);
    expect(applicationOf(first.body).attributes.version).toBe(2);
    const late = await put(id, { status: 'Rechazada', notes: null, version: 1 }, employer);
    expect(refusal(late)).toEqual({ status: 409, message: 'Alguien cambió esto mientras lo editabas.' });
    expect(applicationOf({ data: refusalDetails(late).current })).toMatchObject({
      id,
      attributes: { status: 'Enviada', notes: 'Muy bien', version: 2 },
    });
    expect((await put(id, { status: 'Rechazada', version: 1 }, rival)).status).toBe(404);
    expect(applicationOf((await put(id, { status: 'Entrevista' }, employer)).body).attributes).toMatchObject({
      status: 'Entrevista',
      notes: 'Muy bien',
      version: 3,
    });
  });

  test('of many at once, made to one version, is made once', async () => {
    const id = await applied(jobs, seeker, await postJob(jobs, employer));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => put(id, { notes: `Nota ${index}`, version: 1 }, employer)),
    );
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, ...Array<number>(11).fill(409)]);
    const kept = await jobs.admin.query('select notes, version from jobs.applications where id = $1', [id]);
    expect(kept.rows).toEqual([{ notes: `Nota ${statuses.indexOf(200)}`, version: 2 }]);
  });

  test('is for the employer of that job', async () => {
    const id = await applied(jobs, seeker, await postJob(jobs, employer));
    const data = { status: 'Contratada' };
    expect(refusal(await put(id, data)).status).toBe(401);
    expect(refusal(await put(id, data, seeker))).toEqual({
      status: 403,
      message: 'Debes ser empleador para revisar aplicaciones.',
    });
    expect(refusal(await put(id, data, rival))).toEqual({ status: 404, message: 'Aplicación no encontrada' });
    const kept = await jobs.admin.query('select status from jobs.applications where id = $1', [id]);
    expect(kept.rows).toEqual([{ status: 'Enviada' }]);
  });

  test.each([
    { status: 'Despedida' },
    { status: null },
    { notes: 7 },
    { notes: 'a\0' },
    { coverLetter: 'otra' },
    { candidate: 1 },
    { dateApplied: '1999-01-01' },
  ])('to %j is refused', async (data) => {
    const id = await applied(jobs, seeker, await postJob(jobs, employer));
    expect(refusal(await put(id, data, employer)).status).toBe(400);
  });

  test.each([
    ['0', 400],
    ['x', 400],
    ['999999999', 404],
    ['2147483648', 400],
  ])('of id %s is a %i', async (id, status) => {
    expect(refusal(await put(id, { status: 'Enviada' }, employer)).status).toBe(status);
  });
});

describe('withdrawing an application', () => {
  const withdraw = (id: number | string, as?: TestPerson) =>
    jobs.call(`DELETE /api/applications/${id}`, as ? { as } : {});

  test('takes it away, and leaves the candidate free to apply again', async () => {
    const job = await postJob(jobs, employer);
    const id = await applied(jobs, seeker, job);
    const { status, body } = await withdraw(id, seeker);
    expect([status, applicationOf(body).id]).toEqual([200, id]);
    expect((await withdraw(id, seeker)).status).toBe(404);
    expect((await apply(jobs, seeker, job)).status).toBe(201);
  });

  test('is for its candidate', async () => {
    const id = await applied(jobs, seeker, await postJob(jobs, employer));
    const statuses = [await withdraw(id), await withdraw(id, other), await withdraw(id, employer)];
    expect(statuses.map((answer) => refusal(answer).status)).toEqual([401, 404, 403]);
    const kept = await jobs.admin.query('select 1 from jobs.applications where id = $1', [id]);
    expect(kept.rowCount).toBe(1);
  });

  test.each([
    ['0', 400],
    ['x', 400],
    ['999999999', 404],
  ])('of id %s is a %i', async (id, status) => {
    expect(refusal(await withdraw(id, seeker)).status).toBe(status);
  });
});
