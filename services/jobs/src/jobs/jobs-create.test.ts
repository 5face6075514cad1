import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal, type TestPerson, wrongPaths } from '@puente/service-kit/testing';
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

describe('publishing a job', () => {
  test('answers the job as it was written, with its employer', async () => {
    const { status, body } = await jobs.call('POST /api/jobs', {
      as: employer,
      body: {
        data: {
          ...sampleJob,
          status: 'Publicado',
          title: '  Mesera   bilingüe ',
          affinities: ['Mujeres', 'Pueblos originarios'],
          contactEmail: 'Hola@Casita.test',
          phone: '7135550100',
        },
      },
    });
    expect(status).toBe(201);
    expect(jobOf(body).attributes).toMatchObject({
      ...sampleJob,
      title: 'Mesera bilingüe',
      affinities: ['Mujeres', 'Pueblos Originarios'],
      contactEmail: 'hola@casita.test',
      phone: '+17135550100',
      status: 'Publicado',
      datePosted: today(),
      employer: {
        data: { id: employer.id, attributes: { username: employer.username, nombreEmpresa: 'La Casita' } },
      },
    });
  });

  test('the employer and the date are the server’s, whatever the body says', async () => {
    const id = await postJob(jobs, employer, { employer: rival.id, datePosted: '1999-01-01' });
    const { body } = await jobs.call(`GET /api/jobs/${id}?populate=*`);
    expect(jobOf(body).attributes.datePosted).toBe(today());
    expect(jobOf(body).attributes.employer?.data?.id).toBe(employer.id);
  });

  test('takes a job as it was read, for another one and for a change', async () => {
    const id = await postJob(jobs, employer);
    const { attributes } = jobOf((await jobs.call(`GET /api/jobs/${id}?populate=*`, { as: employer })).body);
    expect(attributes).toMatchObject({ version: 1, applicationsCount: 0, city: expect.any(String) });
    const body = { data: { ...attributes, city: 'Springfield', applicationsCount: 7 } };
    const copy = await jobs.call('POST /api/jobs', { as: employer, body });
    expect(copy.status).toBe(201);
    expect(jobOf(copy.body).attributes).toMatchObject({ city: attributes.city, version: 1 });
    expect((await jobs.call(`PUT /api/jobs/${id}`, { as: employer, body })).status).toBe(200);
  });

  test('a long text is in the same row as all else, so that a list is read without looking elsewhere', async () => {
    const words = Array.from({ length: 60 }, (_, n) => createHash('sha256').update(`${n}`).digest('hex'));
    const id = await postJob(jobs, employer, { description: words.join(' ').slice(0, 2000) });
    const { rows } = await jobs.admin.query(
      `select pg_column_toast_chunk_id(description) as elsewhere, pg_column_compression(description) as compressed,
         pg_column_toast_chunk_id(search_vector) as words_elsewhere from jobs.jobs j where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ elsewhere: null, compressed: null, words_elsewhere: null }]);
  });

  test('without a status it is a draft without a date', async () => {
    const { body } = await jobs.call('POST /api/jobs', { as: employer, body: { data: sampleJob } });
    expect(jobOf(body).attributes).toMatchObject({ status: 'Borrador', datePosted: null });
  });

  test('a highlight asked for is kept for its employer and shown to nobody else, since no plan grants it', async () => {
    const id = await postJob(jobs, employer, { highlight: true });
    const seen = async (as?: TestPerson) =>
      jobOf((await jobs.call(`GET /api/jobs/${id}`, as ? { as } : {})).body).attributes.highlight;
    expect([await seen(employer), await seen(rival), await seen()]).toEqual([true, false, false]);
  });

  test('is for employers', async () => {
    const before = await jobs.rows('jobs');
    const body = { data: { ...sampleJob, status: 'Publicado' } };
    expect(refusal(await jobs.call('POST /api/jobs', { body }))).toEqual({
      status: 401,
      message: 'Debes iniciar sesión o registrarte.',
    });
    expect(refusal(await jobs.call('POST /api/jobs', { as: seeker, body }))).toEqual({
      status: 403,
      message: 'Debes ser empleador para publicar un empleo.',
    });
    expect(await jobs.rows('jobs')).toBe(before);
  });

  test.each(Object.keys(sampleJob))('is refused without %s', async (field) => {
    const data = { ...sampleJob, status: 'Publicado', [field]: '' };
    const answer = await jobs.call('POST /api/jobs', { as: employer, body: { data } });
    expect(refusal(answer)).toEqual({ status: 400, message: 'Completa todos los campos requeridos.' });
    expect(wrongPaths(answer)).toEqual([`data.${field}`]);
  });

  test.each([
    ['a province of another country', { province: 'Jalisco' }, 'data.province'],
    ['a subcategory of another category', { subcategory: 'Plomería' }, 'data.subcategory'],
    ['an unknown modality', { modality: 'Luna' }, 'data.modality'],
    ['an unknown affinity', { affinities: ['Otros'] }, 'data.affinities.0'],
    ['affinities that are no list', { affinities: 'Mujeres' }, 'data.affinities'],
    ['a highlight that is no boolean', { highlight: 'sí' }, 'data.highlight'],
    ['a title that is a number', { title: 7 }, 'data.title'],
    ['a title too long', { title: 'x'.repeat(121) }, 'data.title'],
    ['a NUL character', { description: 'a\0b' }, 'data.description'],
    ['half a surrogate pair', { description: 'a\ud83d' }, 'data.description'],
    ['a wrong postal code', { zipCode: '77x' }, 'data.zipCode'],
    ['a wrong e-mail', { contactEmail: 'x' }, 'data.contactEmail'],
    ['words as a phone', { phone: 'llámame al 713' }, 'data.phone'],
    ['a phone of too few digits', { phone: '55512345' }, 'data.phone'],
    ['a link as an e-mail', { contactEmail: 'javascript:alert(1)' }, 'data.contactEmail'],
    ['an e-mail with more to it', { contactEmail: 'a@b.test?cc=c@d.test' }, 'data.contactEmail'],
    ['an unknown status', { status: 'Archivado' }, 'data.status'],
    ['an unknown field', { id: 5 }, 'data'],
  ])('%s is refused and nothing is kept', async (_name, change, path) => {
    const before = await jobs.rows('jobs');
    const answer = await jobs.call('POST /api/jobs', {
      as: employer,
      body: { data: { ...sampleJob, status: 'Publicado', ...change } },
    });
    expect(refusal(answer).status).toBe(400);
    expect(wrongPaths(answer)).toEqual([path]);
    expect(await jobs.rows('jobs')).toBe(before);
  });
});

describe('keeping a draft', () => {
  test('needs a title, and no more', async () => {
    const { status, body } = await jobs.call('POST /api/jobs', {
      as: employer,
      body: { data: { title: 'Mesera', country: '', salary: ' ' } },
    });
    expect(status).toBe(201);
    expect(jobOf(body).attributes).toMatchObject({
      title: 'Mesera',
      country: null,
      salary: null,
      status: 'Borrador',
      datePosted: null,
    });
    const untitled = await jobs.call('POST /api/jobs', {
      as: employer,
      body: { data: { country: 'México' } },
    });
    expect(refusal(untitled).status).toBe(400);
    expect(wrongPaths(untitled)).toEqual(['data.title']);
  });

  test('refuses what is wrong in it', async () => {
    const data = { title: 'Mesera', country: 'México', province: 'Texas', zipCode: '7' };
    const answer = await jobs.call('POST /api/jobs', { as: employer, body: { data } });
    expect(refusal(answer).status).toBe(400);
    expect(wrongPaths(answer).sort()).toEqual(['data.province', 'data.zipCode']);
  });

  test('that is published without the rest is refused by the table too', async () => {
    const id = await postJob(jobs, employer, { status: 'Borrador', benefits: '' });
    await expect(
      jobs.admin.query(`update jobs.jobs set status = 'Publicado', date_posted = now() where id = $1`, [id]),
    ).rejects.toThrow('jobs_published_is_whole');
  });
});

describe('any body', () => {
  test.each([
    ['broken JSON', '{"data":', 400],
    ['no JSON object', '"data"', 400],
    ['nothing', '', 400],
    ['no data', '{}', 400],
    ['a list', '[]', 400],
    ['data beside something else', JSON.stringify({ data: sampleJob, more: 1 }), 400],
    ['an oversized one', JSON.stringify({ data: { ...sampleJob, description: 'x'.repeat(200_000) } }), 413],
    ['a poisoned prototype', '{"data":{"__proto__":{"title":"x"}}}', 400],
  ])('%s is refused and nothing is kept', async (_name, body, status) => {
    const before = await jobs.rows('jobs');
    expect(refusal(await jobs.call('POST /api/jobs', { as: employer, body })).status).toBe(status);
    expect(await jobs.rows('jobs')).toBe(before);
  });
});
