import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal, refusalDetails, type TestPerson, wrongPaths } from '@puente/service-kit/testing';
import { jobOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob, sampleJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
let rival: TestPerson;
let seeker: TestPerson;

beforeAll(async () => {
  jobs = await startJobs();
  [employer, rival, seeker] = await Promise.all([jobs.employer(), jobs.employer(), jobs.seeker()]);
});
afterAll(() => jobs.stop());

const today = () => new Date().toISOString().slice(0, 10);
const stored = async (id: number) => {
  const found = await jobs.admin.query('select * from jobs.jobs where id = $1', [id]);
  return found.rows[0] as Record<string, unknown> | undefined;
};

describe('changing a job', () => {
  test('changes what is sent and keeps the rest', async () => {
    const id = await postJob(jobs, employer);
    const { status, body } = await jobs.call(`PUT /api/jobs/${id}`, {
      as: employer,
      body: { data: { salary: 'US$40,000 al año', affinities: ['Jóvenes'] } },
    });
    expect(status).toBe(200);
    expect(jobOf(body).attributes).toMatchObject({
      ...sampleJob,
      salary: 'US$40,000 al año',
      affinities: ['Jóvenes'],
      status: 'Publicado',
    });
    expect(await stored(id)).toMatchObject({ annual_salary: 40_000 });
  });

  test('a draft gets its date when first published and keeps it through a pause', async () => {
    const id = await postJob(jobs, employer, { status: 'Borrador' });
    const put = async (status: string) => {
      const { body } = await jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data: { status } } });
      return jobOf(body).attributes.datePosted;
    };
    expect(await put('Publicado')).toBe(today());
    await jobs.admin.query(`update jobs.jobs set date_posted = '2026-01-05' where id = $1`, [id]);
    expect(await put('Borrador')).toBe('2026-01-05');
    expect(await put('Publicado')).toBe('2026-01-05');
  });

  test('is judged as a whole: a new country needs a province of its own', async () => {
    const id = await postJob(jobs, employer);
    const answer = await jobs.call(`PUT /api/jobs/${id}`, {
      as: employer,
      body: { data: { country: 'México' } },
    });
    expect(refusal(answer)).toEqual({ status: 400, message: 'El estado o provincia no pertenece al país.' });
    expect(wrongPaths(answer)).toEqual(['data.province']);
    expect(await stored(id)).toMatchObject({ country: 'Estados Unidos' });
    const both = { country: 'México', province: 'Jalisco' };
    expect((await jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data: both } })).status).toBe(200);
  });

  test('publishes a draft once it has everything, and says what it lacks until then', async () => {
    const { body } = await jobs.call('POST /api/jobs', { as: employer, body: { data: { title: 'Mesera' } } });
    const { id } = jobOf(body);
    const put = (data: object) => jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data } });
    const { title: _, ...rest } = sampleJob;
    const early = await put({ status: 'Publicado' });
    expect(refusal(early)).toEqual({ status: 400, message: 'Completa todos los campos requeridos.' });
    expect(wrongPaths(early).sort()).toEqual(
      Object.keys(rest)
        .map((field) => `data.${field}`)
        .sort(),
    );
    expect(await stored(id)).toMatchObject({ status: 'Borrador', date_posted: null });
    expect((await put(rest)).status).toBe(200);
    const published = await put({ status: 'Publicado' });
    expect(jobOf(published.body).attributes).toMatchObject({
      ...sampleJob,
      title: 'Mesera',
      datePosted: today(),
    });
  });

  test('may empty a draft again, and never what is published', async () => {
    const id = await postJob(jobs, employer);
    const put = (data: object) => jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data } });
    const emptied = await put({ salary: '', zipCode: null });
    expect(refusal(emptied).message).toBe('Completa todos los campos requeridos.');
    expect(wrongPaths(emptied)).toEqual(['data.zipCode', 'data.salary']);
    expect((await put({ status: 'Borrador', salary: '', zipCode: null })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ salary: null, annual_salary: null, zip_code: null });
  });

  test('reads a phone by the country the job then has, and keeps one as it is', async () => {
    const id = await postJob(jobs, employer, { phone: '713 555 0100' });
    const put = (data: object) => jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data } });
    const mexico = { country: 'México', province: 'Jalisco' };
    expect(jobOf((await put(mexico)).body).attributes.phone).toBe('+17135550100');
    expect(jobOf((await put({ phone: '33 1234 5678' })).body).attributes.phone).toBe('+523312345678');
    const refused = await put({ phone: 'llámame al 713', salary: 'US$1 la hora' });
    expect(refusal(refused)).toEqual({ status: 400, message: 'Teléfono inválido' });
    expect(wrongPaths(refused)).toEqual(['data.phone']);
    expect(await stored(id)).toMatchObject({ phone: '+523312345678', salary: sampleJob.salary });
    expect(jobOf((await put({ phone: '' })).body).attributes.phone).toBeNull();
  });

  test('mends a phone from before they were checked, which its employer alone reads until then', async () => {
    const id = await postJob(jobs, employer);
    await jobs.admin.query(`update jobs.jobs set unchecked_phone = 'al 713' where id = $1`, [id]);
    const seen = async (as?: TestPerson) =>
      jobOf((await jobs.call(`GET /api/jobs/${id}`, as ? { as } : {})).body).attributes.phone;
    expect([await seen(employer), await seen(rival), await seen()]).toEqual(['al 713', null, null]);
    const put = (data: object) => jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data } });
    expect((await put({ salary: 'US$20 la hora' })).status).toBe(200);
    expect(await seen(employer)).toBe('al 713');
    expect((await put({ phone: 'al 713' })).status).toBe(400);
    expect((await put({ phone: '713 555 0100' })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ phone: '+17135550100', unchecked_phone: null });
  });

  test('cannot give the job away or turn its date', async () => {
    const id = await postJob(jobs, employer);
    const data = { employer: rival.id, datePosted: '1999-01-01' };
    expect((await jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data } })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ employer_id: employer.id, title: sampleJob.title });
  });

  test('two changes at once both hold', async () => {
    const id = await postJob(jobs, employer);
    const put = (data: object) => jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data } });
    const answers = await Promise.all([put({ title: 'Mesera de noche' }), put({ salary: 'US$20 la hora' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored(id)).toMatchObject({ title: 'Mesera de noche', salary: 'US$20 la hora' });
  });

  test('made to an older version is refused, and told what the job is now', async () => {
    const id = await postJob(jobs, employer);
    const put = (data: object) => jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data } });
    expect(jobOf((await put({ salary: 'US$20 la hora', version: 1 })).body).attributes.version).toBe(2);
    const late = await put({ title: 'Mesera de noche', version: 1 });
    expect(refusal(late)).toEqual({ status: 409, message: 'Alguien cambió esto mientras lo editabas.' });
    const current = jobOf({ data: refusalDetails(late).current });
    expect([current.id, current.attributes]).toMatchObject([
      id,
      { title: sampleJob.title, salary: 'US$20 la hora', version: 2 },
    ]);
    expect(await stored(id)).toMatchObject({ title: sampleJob.title, version: 2 });
    // Documented clients know of no version.
    expect((await put({ title: 'Mesera de noche' })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ title: 'Mesera de noche', version: 3 });
  });

  test('of many at once, made to one version, is made once', async () => {
    const id = await postJob(jobs, employer);
    const titles = Array.from({ length: 12 }, (_, index) => `Mesera ${index}`);
    const answers = await Promise.all(
      titles.map((title) =>
        jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data: { title, version: 1 } } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, ...titles.slice(1).map(() => 409)]);
    expect(await stored(id)).toMatchObject({ title: titles[statuses.indexOf(200)], version: 2 });
  });

  test('the version is told to the job’s employer only', async () => {
    const id = await postJob(jobs, employer);
    const seen = async (as?: TestPerson) =>
      jobOf((await jobs.call(`GET /api/jobs/${id}`, as ? { as } : {})).body).attributes.version;
    expect([await seen(employer), await seen(rival), await seen(seeker), await seen()]).toEqual([
      1,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['a version that is none', { title: 'Otro', version: '1' }],
    ['a required field emptied', { title: ' ' }],
    ['null in a required field', { country: null }],
    ['an unknown field', { employerId: 1 }],
  ])('%s is refused and changes nothing', async (_name, data) => {
    const id = await postJob(jobs, employer);
    const before = await stored(id);
    const answer = await jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data } });
    expect(refusal(answer).status).toBe(400);
    expect(await stored(id)).toEqual(before);
  });
});

describe.each(['PUT', 'DELETE'])('%s of a job', (method) => {
  const send = (id: number | string, as?: TestPerson) =>
    jobs.call(`${method} /api/jobs/${id}`, {
      ...(as && { as }),
      ...(method === 'PUT' && { body: { data: { title: 'Ajeno' } } }),
    });

  test('of somebody else is forbidden when it is published, and not found when it is a draft', async () => {
    const publishedId = await postJob(jobs, employer);
    const draftId = await postJob(jobs, employer, { status: 'Borrador' });
    expect(refusal(await send(publishedId, rival)).status).toBe(403);
    expect(refusal(await send(draftId, rival))).toEqual({ status: 404, message: 'Empleo no encontrado' });
    expect(await stored(publishedId)).toMatchObject({ title: sampleJob.title });
    expect(await stored(draftId)).toMatchObject({ title: sampleJob.title });
  });

  test('is for employers', async () => {
    const id = await postJob(jobs, employer);
    expect(refusal(await send(id)).status).toBe(401);
    expect(refusal(await send(id, seeker))).toEqual({
      status: 403,
      message: `Debes ser empleador para ${method === 'PUT' ? 'editar' : 'eliminar'} un empleo.`,
    });
    expect(await stored(id)).toMatchObject({ title: sampleJob.title });
  });

  test.each([
    ['999999999', 404],
    ['0', 400],
    ['-1', 400],
    ['x', 400],
    ['1.5', 400],
    ['99999999999999999999', 400],
    ['2147483648', 400],
    ['1%00', 400],
  ])('of id %s is a %i', async (id, status) => {
    expect(refusal(await send(id, employer)).status).toBe(status);
  });
});

describe('deleting a job', () => {
  test('answers what it was, once', async () => {
    const id = await postJob(jobs, employer);
    const { status, body } = await jobs.call(`DELETE /api/jobs/${id}`, { as: employer });
    expect([status, jobOf(body).id, jobOf(body).attributes.title]).toEqual([200, id, sampleJob.title]);
    expect(await stored(id)).toBeUndefined();
    expect((await jobs.call(`DELETE /api/jobs/${id}`, { as: employer })).status).toBe(404);
  });

  test('takes its favourites and reports with it', async () => {
    const id = await postJob(jobs, employer);
    await jobs.call('POST /api/favorites', { as: seeker, body: { data: { job: id } } });
    await jobs.call(`POST /api/jobs/${id}/report`, { as: seeker, body: { data: { reason: 'Otro' } } });
    await jobs.call(`DELETE /api/jobs/${id}`, { as: employer });
    const left = await jobs.admin.query(
      'select 1 from jobs.favorites where job_id = $1 union all select 1 from jobs.job_reports where job_id = $1',
      [id],
    );
    expect(left.rowCount).toBe(0);
  });
});
