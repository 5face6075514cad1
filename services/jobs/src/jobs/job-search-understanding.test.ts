import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';
import { type TestPerson } from '@puente/service-kit/testing';

let jobs: TestJobs;
let colmena: TestPerson;

const plain = {
  description: 'Trabajo estable.',
  requirements: 'Puntualidad.',
  benefits: 'Pago cada viernes.',
  category: 'Logística',
  subcategory: 'Empaque y surtido',
  province: 'Florida',
  zipCode: '33135',
  workLanguage: 'Ambos',
  jobType: 'Tiempo completo',
};

beforeAll(async () => {
  jobs = await startJobs();
  colmena = await jobs.employer();
  await rename('Restaurante La Colmena');
  const other = await jobs.employer();
  const all = [
    { ...plain, title: 'Mesero/a' },
    { ...plain, title: 'Ayudante de plomería', description: 'Con un plomero de experiencia.' },
    { ...plain, title: 'Lavaplatos', workLanguage: 'Inglés' },
    { ...plain, title: 'Lavaplatos y ayudante', workLanguage: 'Español' },
    { ...plain, title: 'Mecánico/a diésel', description: 'Sirve también para camiones.' },
    { ...plain, title: 'Operador/a de quinta rueda', province: 'Illinois', zipCode: '60608' },
    { ...plain, title: 'Cajero/a', jobType: 'Medio tiempo' },
    { ...plain, title: 'Cajero/a de noche' },
    { ...plain, title: 'Programador/a', modality: 'Remoto' },
    { ...plain, title: 'Gestor/a de casos' },
    { ...plain, title: 'Ayudante de techos', benefits: 'Hay hospedaje.' },
    { ...plain, title: 'Profesor/a de inglés', workLanguage: 'Inglés' },
  ];
  for (const job of all) await postJob(jobs, other, job);
  await postJob(jobs, colmena, { ...plain, title: 'Hostess' });
});
afterAll(() => jobs.stop());

async function rename(name: string) {
  await jobs.admin.query('update identity.users set nombre_empresa = $2 where id = $1', [colmena.id, name]);
}

async function search(words: string) {
  const { status, body } = await jobs.call(`GET /api/jobs?_q=${encodeURIComponent(words)}`);
  expect([words, status]).toEqual([words, 200]);
  const { data, meta } = jobsOf(body);
  return { titles: data.map(({ attributes }) => attributes.title), ...meta };
}

describe('a trade', () => {
  test.each([
    ['camarero', 'Mesero/a'],
    ['mesonera', 'Mesero/a'],
    ['Waitresses', 'Mesero/a'],
    ['waiter', 'Mesero/a'],
    ['fontanero ayudante', 'Ayudante de plomería'],
    ['plumber helper', 'Ayudante de plomería'],
    ['trailero', 'Operador/a de quinta rueda'],
    ['truck driver', 'Operador/a de quinta rueda'],
    ['dishwasher', 'Lavaplatos'],
    ['diesel mechanic', 'Mecánico/a diésel'],
  ])('is found by another name of it: «%s»', async (words, title) => {
    const { titles, matched, understood } = await search(words);
    expect([titles[0], matched, understood]).toEqual([title, 'all', undefined]);
  });

  test('is not found by an English word for what a text says in Spanish', async () => {
    // The stem of «server» is that of «sirve».
    expect((await search('server')).titles).toEqual(['Mesero/a']);
  });
});

test('the last word of an English trade is none by itself where it names no trade', async () => {
  // «Tech» has the stem of «techos».
  expect((await search('nail tech')).titles).toEqual([]);
  expect((await search('forklift truck driver')).titles).toEqual(['Operador/a de quinta rueda']);
});

describe('what everybody says who looks for work', () => {
  test.each([
    'trabajo',
    'busco trabajo de lo que sea',
    'trabajo cerca de mi casa',
    'jobs near me',
    'hiring now!!',
    'urgente',
    'trabajo, por favor 🙏',
  ])('is no search by itself: «%s»', async (words) => {
    const { titles, matched, pagination } = await search(words);
    expect([titles[0], titles.length, matched]).toEqual(['Hostess', pagination.total, undefined]);
    expect(titles).toHaveLength(13);
  });

  test('is one in quotes, or where it is not wanted', async () => {
    expect((await search('"trabajo"')).matched).toBe('all');
    expect((await search('-trabajo')).titles).toEqual([]);
  });
});

describe('what is wished for besides', () => {
  test.each([
    ['lavaplatos sin inglés', ['Lavaplatos y ayudante', 'Lavaplatos']],
    ['dishwasher no english', ['Lavaplatos y ayudante', 'Lavaplatos']],
    ['busco trabajo de cajera medio tiempo', ['Cajero/a', 'Cajero/a de noche']],
    ['cajero turno de noche', ['Cajero/a', 'Cajero/a de noche']],
  ])('raises what is so, and hides nothing: «%s»', async (words, titles) => {
    const found = await search(words);
    expect(found.titles.toSorted()).toEqual(titles.toSorted());
    expect(found.matched).toBe('all');
    if (!words.includes('noche')) expect(found.titles).toEqual(titles);
  });

  test('is what is looked for where nothing else is said', async () => {
    expect((await search('trabajo desde casa')).titles).toEqual(['Programador/a']);
    expect((await search('trabajar desde mi casa')).titles).toEqual(['Programador/a']);
    expect((await search('part time')).titles).toEqual(['Cajero/a']);
    expect((await search('trabajo con vivienda')).titles).toEqual(['Ayudante de techos']);
    expect((await search('trabajo sin inglés')).titles).toEqual(['Lavaplatos y ayudante']);
  });
});

describe('a company', () => {
  test('is found by its name, a slip forgiven, with what it offers', async () => {
    expect((await search('la colmena')).titles).toEqual(['Hostess']);
    expect((await search('colmena hostess')).titles).toEqual(['Hostess']);
    expect(await search('restaurante la colmina')).toMatchObject({
      titles: ['Hostess'],
      matched: 'similar',
      understood: 'restaurante la colmena',
    });
  });

  test('is found by its new name from the moment it has it', async () => {
    await rename('Fonda Quetzal');
    expect((await search('quetzal')).titles).toEqual(['Hostess']);
    expect((await search('colmena')).titles).toEqual([]);
    await rename('Restaurante La Colmena');
  });

  test('named like a place is meant by more than the place', async () => {
    await rename('Fonda Illinois');
    for (const words of ['fonda illinois', 'hostess fonda illinois'])
      expect(await search(words)).toMatchObject({ titles: ['Hostess'], matched: 'all' });
    expect(await search('hostess illinois')).toMatchObject({ titles: ['Hostess'], matched: 'most' });
    await rename('Restaurante La Colmena');
  });
});

describe('a slip', () => {
  test.each([
    ['mecanico disel', 'mecanico diésel', 'Mecánico/a diésel'],
    ['operador en ilinois', 'operador en illinois', 'Operador/a de quinta rueda'],
    ['labaplatos', 'lavaplatos', 'Lavaplatos'],
    ['diswasher', 'dishwasher', 'Lavaplatos'],
    ['cagera medio tienpo', 'cajero medio tiempo', 'Cajero/a'],
  ])('is mended wherever it stands: «%s» is «%s»', async (words, understood, title) => {
    expect(await search(words)).toMatchObject({
      understood,
      matched: 'similar',
      titles: expect.arrayContaining([title]),
    });
  });

  test('is none where jobs have the word', async () => {
    expect((await search('plomeros')).understood).toBeUndefined();
    expect((await search('xqzwk')).understood).toBeUndefined();
  });

  test('that is mended to what nobody offers is not told of', async () => {
    expect(await search('diswasher colmena hostess zapatero')).not.toMatchObject({ titles: [] });
    const { titles, matched, understood } = await search('beterinario');
    expect([titles, matched, understood]).toEqual([[], 'all', undefined]);
  });
});
