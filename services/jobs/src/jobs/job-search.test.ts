import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;

beforeAll(async () => {
  jobs = await startJobs();
  const employer = await jobs.employer();
  const kitchen = { category: 'Hospitalidad y turismo', subcategory: 'Cocina' };
  const plain = {
    description: 'Trabajo estable en un buen equipo.',
    requirements: 'Puntualidad.',
    benefits: 'Pago cada viernes.',
    category: 'Logística',
    subcategory: 'Empaque y surtido',
  };
  const all = [
    { ...plain, title: 'Mesera de banquetes', description: 'Sirve mesas en bodas.' },
    { ...plain, ...kitchen, title: 'Cocineros para restaurante' },
    { ...plain, title: 'Chofer de montacargas', description: 'Apoya a los cocineros del comedor.' },
    { ...plain, title: 'Técnico en operación de bombas', province: 'Florida' },
    { ...plain, title: 'Niñera', country: 'México', province: 'Michoacán' },
    { ...plain, title: 'Secreto', description: 'Cocinera secreta', status: 'Borrador' },
  ];
  for (const job of all) await postJob(jobs, employer, job);
});
afterAll(() => jobs.stop());

const search = async (words: string, more = '') => {
  const { status, body } = await jobs.call(`GET /api/jobs?_q=${encodeURIComponent(words)}${more}`);
  expect(status).toBe(200);
  return jobsOf(body);
};
const titles = async (words: string, more = '') =>
  (await search(words, more)).data.map(({ attributes }) => attributes.title);

describe('a search', () => {
  test.each([
    ['accents left out', 'tecnico operacion', ['Técnico en operación de bombas']],
    ['accents too many', 'mésera', ['Mesera de banquetes']],
    ['another number', 'operaciones', ['Técnico en operación de bombas']],
    ['ñ as n', 'ninera', ['Niñera']],
    ['capitals', 'MESERA', ['Mesera de banquetes']],
    ['a place', 'niñera michoacan', ['Niñera']],
    ['small words', 'mesera para los banquetes', ['Mesera de banquetes']],
    ['a doubled letter', 'meserra', ['Mesera de banquetes']],
    ['a swapped letter', 'montacragas', ['Chofer de montacargas']],
    ['a slip beside a good word', 'tecnicco florida', ['Técnico en operación de bombas']],
    ['something else', 'astronauta', []],
    ['a draft', 'secreta', []],
    ['only small words', 'de la', []],
    ['only small words, if longer', 'para los', []],
    ['only signs', '!!! & | :* ()', []],
    ['SQL', "'; drop table jobs.jobs; --", []],
  ])('with %s («%s») finds %j', async (_name, words, expected) => {
    expect(await titles(words)).toEqual(expected);
  });

  test('for «cocinera» finds «cocineros», the title before the text', async () => {
    expect(await titles('cocinera')).toEqual(['Cocineros para restaurante', 'Chofer de montacargas']);
    expect(await titles('cocinera', '&sort=relevance:asc')).toEqual([
      'Chofer de montacargas',
      'Cocineros para restaurante',
    ]);
  });

  test('may be ordered otherwise and narrowed by facets', async () => {
    expect(await titles('cocinera', '&sort=title')).toEqual([
      'Chofer de montacargas',
      'Cocineros para restaurante',
    ]);
    expect(await titles('cocinera', '&filters[subcategory]=Cocina')).toEqual(['Cocineros para restaurante']);
  });

  test('for a whole phrase or without a word takes quotes and a minus', async () => {
    expect(await titles('"cocineros del comedor"')).toEqual(['Chofer de montacargas']);
    expect(await titles('cocinera -comedor')).toEqual(['Cocineros para restaurante']);
  });

  test('counts what it found, also past its last page', async () => {
    const { data, meta } = await search('cocinera', '&pagination[page]=9&pagination[pageSize]=1');
    expect([data.length, meta.pagination.total, meta.pagination.pageCount]).toEqual([0, 2, 2]);
  });

  test('that is blank is none', async () => {
    expect((await search('  ')).meta.pagination.total).toBe(5);
  });
});
