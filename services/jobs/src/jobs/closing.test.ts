import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { closingDay } from '@puente/domain/jobs';
import { refusal, type TestPerson, wrongPaths } from '@puente/service-kit/testing';
import { favoritesOf, jobOf, jobsOf } from '../testing/answers.ts';
import { applied, apply, mine, received } from '../testing/application-calls.ts';
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

/** Counted from the day by which jobs end. */
const dayFromNow = (days: number) => closingDay(new Date(Date.now() + days * 86_400_000));
const end = (id: number) =>
  jobs.admin.query('update jobs.jobs set closes_on = $1 where id = $2', [dayFromNow(-1), id]);
const listed = async (query: string, as?: TestPerson) => {
  const { body } = await jobs.call(`GET /api/jobs?${query}&pagination[pageSize]=-1`, as ? { as } : {});
  return jobsOf(body).data.map(({ id }) => id);
};
const status = async (route: string, as?: TestPerson, body?: object) =>
  (await jobs.call(route, { ...(as && { as }), ...(body && { body }) })).status;

describe('a job with a last day to apply', () => {
  test('tells it to everybody, and is open through that day', async () => {
    const id = await postJob(jobs, employer, { closesOn: dayFromNow(0) });
    const { body } = await jobs.call(`GET /api/jobs/${id}`);
    expect(jobOf(body).attributes.closesOn).toBe(dayFromNow(0));
    expect(await listed('')).toContain(id);
    expect((await apply(jobs, seeker, id)).status).toBe(201);
    const { rows } = await jobs.admin.query<{ today: string }>(
      "select to_char(now() at time zone 'Pacific/Honolulu', 'YYYY-MM-DD') as today",
    );
    expect(rows).toEqual([{ today: dayFromNow(0) }]);
  });

  test('is, once that is over, nobody’s to list, search, read, apply to, keep or report', async () => {
    const id = await postJob(jobs, employer, { title: 'Alfarero' });
    await end(id);
    for (const person of [undefined, seeker, rival]) {
      for (const query of ['', '_q=alfarero', `filters[employer][id][$eq]=${employer.id}`]) {
        expect(await listed(query, person)).not.toContain(id);
      }
      expect(await status(`GET /api/jobs/${id}`, person)).toBe(410);
    }
    expect(refusal(await apply(jobs, seeker, id))).toEqual({ status: 404, message: 'Empleo no encontrado' });
    expect(await status('POST /api/favorites', seeker, { data: { job: id } })).toBe(404);
    const report = { data: { reason: 'Información falsa', details: null } };
    expect(await status(`POST /api/jobs/${id}/report`, seeker, report)).toBe(404);
    expect(await status(`PUT /api/jobs/${id}`, rival, { data: { title: 'Mío' } })).toBe(404);
  });

  test('is then withdrawn to who applied, and kept out of sight of who saved it', async () => {
    const person = await jobs.seeker();
    const id = await postJob(jobs, employer);
    await applied(jobs, person, id);
    await jobs.call('POST /api/favorites', { as: person, body: { data: { job: id } } });
    await end(id);
    expect((await mine(jobs, person))[0]?.attributes.job?.data?.attributes).toMatchObject({
      withdrawn: true,
    });
    const { body } = await jobs.call(`GET /api/favorites?filters[user][id][$eq]=${person.id}`, {
      as: person,
    });
    expect(favoritesOf(body).data).toEqual([]);
  });

  test('stays its employer’s, with its applications, and opens again with a later day', async () => {
    const owner = await jobs.employer();
    const id = await postJob(jobs, owner);
    await applied(jobs, seeker, id);
    await end(id);
    expect(await listed(`filters[employer][id][$eq]=${owner.id}`, owner)).toEqual([id]);
    expect(await status(`GET /api/jobs/${id}`, owner)).toBe(200);
    expect((await received(jobs, owner))[0]?.attributes.job?.data?.attributes).toMatchObject({
      withdrawn: false,
      closesOn: dayFromNow(-1),
    });
    const put = (data: object) => jobs.call(`PUT /api/jobs/${id}`, { as: owner, body: { data } });
    expect((await put({ salary: 'US$20 la hora', closesOn: dayFromNow(-1) })).status).toBe(200);
    expect((await put({ closesOn: dayFromNow(3) })).status).toBe(200);
    expect(await listed('')).toContain(id);
    expect((await put({ closesOn: '' })).status).toBe(200);
    expect(await listed('')).toContain(id);
  });

  test('is not published when that is over', async () => {
    const over = { closesOn: dayFromNow(-1) };
    const id = await postJob(jobs, employer, { status: 'Borrador', ...over });
    const put = (data: object) => jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data } });
    const refused = await put({ status: 'Publicado' });
    expect(refusal(refused)).toEqual({
      status: 400,
      message: 'El último día para aplicar ya pasó. Elige otro.',
    });
    expect(wrongPaths(refused)).toEqual(['data.closesOn']);
    expect((await put({ status: 'Publicado', closesOn: null })).status).toBe(200);
    expect((await put(over)).status).toBe(400);
  });
});
