import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jobSuggestionsSchema } from '@puente/domain/jobs';
import { refusal, type TestPerson, wrongPaths } from '@puente/service-kit/testing';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;

beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer({ nombreEmpresa: 'Taquería El Ángel' });
  await jobs.employer({ nombreEmpresa: 'Tacos sin empleos' });
  const titles = [
    'Mesera de salón',
    'Mesero/a',
    'Mesero/a',
    'Técnico mecánico',
    'Ayudante de mecánica',
    'Chofer',
  ];
  for (const title of titles) await postJob(jobs, employer, { title });
  await postJob(jobs, employer, { title: 'Mesa de regalos', status: 'Borrador' });
  const over = await postJob(jobs, employer, { title: 'Relojera' });
  await jobs.admin.query(`update jobs.jobs set closes_on = '2026-01-01' where id = $1`, [over]);
  await postJob(jobs, employer, {
    title: 'Chofer de camión',
    category: 'Transporte',
    subcategory: 'Conducción de camiones',
  });
  await postJob(jobs, employer, { title: 'Despachador/a' });
  await postJob(jobs, employer, {
    title: 'Camarista',
    category: 'Hospitalidad y turismo',
    subcategory: 'Limpieza y habitaciones',
  });
  await postJob(jobs, employer, { title: 'Plomera', category: 'Construcción', subcategory: 'Plomería' });
});
afterAll(() => jobs.stop());

const suggestions = async (text: string) => {
  const { status, body } = await jobs.call(`GET /api/jobs/suggestions?q=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return jobSuggestionsSchema
    .strict()
    .parse(body)
    .data.map(({ kind, text: one }) => `${kind}: ${one}`);
};

describe('suggestions', () => {
  test.each([
    ['mes', ['title: Mesero/a', 'title: Mesera de salón', 'subcategory: Meseros y bar']],
    ['MESÉRO', ['title: Mesero/a', 'title: Mesera de salón', 'subcategory: Meseros y bar']],
    ['mecan', ['title: Ayudante de mecánica', 'title: Técnico mecánico']],
    ['ayu mec', ['title: Ayudante de mecánica']],
    ['hosp', ['category: Hospitalidad y turismo']],
    ['plom', ['title: Plomera', 'subcategory: Plomería']],
    ['const', ['category: Construcción']],
    ['taqueri', ['company: Taquería El Ángel']],
    ['angel taq', ['company: Taquería El Ángel']],
  ])('for «%s» are the open jobs’ whose words begin so: %j', async (text, expected) => {
    expect(await suggestions(text)).toEqual(expected);
  });

  test.each([
    ['mecnico', ['title: Técnico mecánico']],
    ['meacni', ['title: Ayudante de mecánica', 'title: Técnico mecánico']],
    ['chopfer', ['title: Chofer', 'title: Chofer de camión']],
  ])('for «%s» forgive a slip', async (text, expected) => {
    expect(await suggestions(text)).toEqual(expected);
  });

  test.each(['regalos', 'tacos', 'relojera', 'zz', '--', '👩‍🍳👩‍🍳', `'; drop table jobs.jobs; --`, '٣٤٥'])(
    'for «%s» are none',
    async (text) => {
      expect(await suggestions(text)).toEqual([]);
    },
  );

  test.each([
    ['truck', ['title: Chofer de camión', 'title: Despachador/a', 'subcategory: Conducción de camiones']],
    ['TRUCK DRI', ['title: Chofer de camión', 'subcategory: Conducción de camiones']],
    ['hous', ['title: Camarista', 'subcategory: Limpieza y habitaciones']],
    ['wait', ['title: Mesero/a', 'title: Mesera de salón', 'subcategory: Meseros y bar']],
    ['plumb', ['title: Plomera', 'subcategory: Plomería']],
    // Of too few letters, and with a slip, it is a word of nobody.
    ['tr', ['category: Transporte']],
    ['trukc', []],
    // What nobody offers.
    ['welder', []],
  ])('for the English «%s» are what open jobs call it in Spanish: %j', async (text, expected) => {
    expect(await suggestions(text)).toEqual(expected);
  });

  test('go with the last job that has them', async () => {
    const id = await postJob(jobs, employer, { title: 'Zapatero' });
    expect(await suggestions('zapa')).toEqual(['title: Zapatero']);
    await jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data: { title: 'Zurcidora' } } });
    expect([await suggestions('zapa'), await suggestions('zurci')]).toEqual([[], ['title: Zurcidora']]);
    await jobs.call(`DELETE /api/jobs/${id}`, { as: employer });
    expect(await suggestions('zurci')).toEqual([]);
  });

  test('may be kept by whoever asks for five minutes', async () => {
    const response = await fetch(`${jobs.address}/api/jobs/suggestions?q=mes`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  });

  test('say what is wrong by the name of the parameter', async () => {
    const answer = await jobs.call('GET /api/jobs/suggestions?q=a');
    expect(refusal(answer).message).toBe('q debe ser un texto de 2 a 60 caracteres.');
  });

  test.each([
    ['', 'q'],
    ['q=a', 'q'],
    ['q=%20a%20', 'q'],
    [`q=${'x'.repeat(61)}`, 'q'],
    ['q[a]=mesera', 'q'],
    ['q=%00mesera', 'q'],
    ['q=mesera&kind=title', ''],
  ])('?%s is refused', async (query, path) => {
    const answer = await jobs.call(`GET /api/jobs/suggestions?${query}`);
    expect(refusal(answer).status).toBe(400);
    expect(wrongPaths(answer)).toEqual([path]);
  });
});
