import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { closingDay } from '@puente/domain/jobs';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
let rival: TestPerson;
let seeker: TestPerson;

beforeAll(async () => {
  jobs = await startJobs();
  [employer, rival, seeker] = await Promise.all([jobs.employer(), jobs.employer(), jobs.seeker()]);
});
afterAll(() => jobs.stop());

const change = (id: number, data: object, as = employer) =>
  jobs.call(`PUT /api/jobs/${id}`, { as, body: { data } });
const remove = (id: number) => jobs.call(`DELETE /api/jobs/${id}`, { as: employer });
const read = (id: number, as?: TestPerson) => jobs.call(`GET /api/jobs/${id}?populate=*`, as ? { as } : {});
const seen = async (id: number) =>
  Promise.all([undefined, seeker, rival, employer].map(async (as) => (await read(id, as)).status));
const remembered = async (id: number) =>
  (
    await jobs.admin.query(
      'select id, category, subcategory, country, province from jobs.withdrawn_jobs where id = $1',
      [id],
    )
  ).rows as object[];
const trade = {
  category: 'Hospitalidad y turismo',
  subcategory: 'Meseros y bar',
  country: 'Estados Unidos',
  province: 'Texas',
};

describe('a job that everybody could read', () => {
  test('is, once deleted, gone for good: a 410 that says why', async () => {
    const id = await postJob(jobs, employer);
    await remove(id);
    const answer = await read(id);
    expect(refusal(answer)).toEqual({ status: 410, message: 'Empleo no encontrado' });
    expect(answer.body).toMatchObject({ error: { name: 'GoneError', details: { reason: 'withdrawn' } } });
    expect(await seen(id)).toEqual([410, 410, 410, 410]);
  });

  test('is remembered by its trade and state, and by nothing that names or quotes anybody', async () => {
    const id = await postJob(jobs, employer, { title: 'Con Ana Prueba', contactEmail: 'ana@correo.test' });
    expect(await remembered(id)).toEqual([]);
    await remove(id);
    expect(await remembered(id)).toEqual([{ id, ...trade }]);
  });

  test('is gone while it is a draft again, save for its employer, and back when it is published', async () => {
    const id = await postJob(jobs, employer);
    await change(id, { status: 'Borrador' });
    expect(await seen(id)).toEqual([410, 410, 410, 200]);
    // What is written since is a draft.
    await change(id, {
      category: 'Construcción',
      subcategory: 'Plomería',
      province: 'Ohio',
      zipCode: '44101',
    });
    expect(await remembered(id)).toEqual([{ id, ...trade }]);
    await change(id, { status: 'Publicado' });
    expect(await seen(id)).toEqual([200, 200, 200, 200]);
    expect(await remembered(id)).toEqual([]);
  });

  test('is gone when it is deleted as a draft, by what it was when it was open', async () => {
    const id = await postJob(jobs, employer);
    await change(id, { status: 'Borrador' });
    await change(id, { category: 'Construcción', subcategory: 'Plomería' });
    await remove(id);
    expect(await seen(id)).toEqual([410, 410, 410, 410]);
    expect(await remembered(id)).toEqual([{ id, ...trade }]);
  });

  test('is gone once its last day is over, and there again with a later one', async () => {
    const id = await postJob(jobs, employer);
    const lastDay = (days: number) => closingDay(new Date(Date.now() + days * 86_400_000));
    await jobs.admin.query('update jobs.jobs set closes_on = $1 where id = $2', [lastDay(-1), id]);
    expect(await seen(id)).toEqual([410, 410, 410, 200]);
    await change(id, { closesOn: lastDay(3) });
    expect(await seen(id)).toEqual([200, 200, 200, 200]);
  });

  test('is gone with its employer’s account', async () => {
    const leaving = await jobs.employer();
    const [open, draft] = [
      await postJob(jobs, leaving),
      await postJob(jobs, leaving, { status: 'Borrador' }),
    ];
    await jobs.deleteAccount(leaving);
    expect([(await read(open)).status, (await read(draft)).status]).toEqual([410, 404]);
    expect(await remembered(open)).toEqual([{ id: open, ...trade }]);
  });

  test('is refused as before to whoever would apply to it', async () => {
    const id = await postJob(jobs, employer);
    await remove(id);
    const answer = await jobs.call('POST /api/applications', {
      as: seeker,
      body: { data: { job: id, coverLetter: 'Hola' } },
    });
    expect(refusal(answer)).toEqual({ status: 404, message: 'Empleo no encontrado' });
  });
});

describe('a job that never was open', () => {
  test('is not found: no such one, a draft, and a draft that was deleted', async () => {
    const draft = await postJob(jobs, employer, { status: 'Borrador' });
    expect(await seen(draft)).toEqual([404, 404, 404, 200]);
    await remove(draft);
    expect(await seen(draft)).toEqual([404, 404, 404, 404]);
    expect(refusal(await read(999_999_999))).toEqual({ status: 404, message: 'Empleo no encontrado' });
  });
});
