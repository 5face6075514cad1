import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;

const plain = {
  description: 'Trabajo estable.',
  requirements: 'Puntualidad.',
  benefits: 'Pago cada viernes.',
  category: 'Logística',
  subcategory: 'Empaque y surtido',
};
const houston = { ...plain, province: 'Texas', zipCode: '77036' };
const sanAntonio = { ...plain, province: 'Texas', zipCode: '78207' };
const chicago = { ...plain, province: 'Illinois', zipCode: '60608' };
const queens = { ...plain, province: 'Nueva York', zipCode: '11372' };
const panama = { ...plain, country: 'Panamá', province: 'Panamá', zipCode: '0801' };

beforeAll(async () => {
  jobs = await startJobs();
  const employer = await jobs.employer();
  const all = [
    { ...houston, title: 'Recepcionista' },
    {
      ...houston,
      title: 'Auxiliar dental',
      description: 'Limpieza dental, y café con el soldador de la esquina.',
    },
    { ...sanAntonio, title: 'Cocinero/a', description: 'La cocina está junto al río.' },
    { ...sanAntonio, title: 'Soldador/a' },
    { ...chicago, title: 'Jefe/a de cocina' },
    { ...chicago, title: 'Auxiliar de cocina' },
    { ...panama, title: 'Auxiliar de limpieza' },
    { ...chicago, title: 'Mesa de ayuda' },
    { ...panama, title: 'Cocina de hotel' },
    { ...queens, title: 'Maestro/a de inglés' },
    { ...queens, title: 'Vendedor/a' },
  ];
  for (const job of all) await postJob(jobs, employer, job);
});
afterAll(() => jobs.stop());

async function search(words: string) {
  const { status, body } = await jobs.call(`GET /api/jobs?_q=${encodeURIComponent(words)}`);
  expect([words, status]).toEqual([words, 200]);
  const { data, meta } = jobsOf(body);
  return { titles: data.map(({ attributes }) => attributes.title), matched: meta.matched };
}

const texan = 'Cocinero/a';
const elsewhere = ['Auxiliar de cocina', 'Jefe/a de cocina'];

test('whoever looks for a trade in a part of a city is shown nothing else that is there', async () => {
  expect(await search('maestra de inglés Queens')).toEqual({
    titles: ['Maestro/a de inglés'],
    matched: 'all',
  });
  expect(await search('Queens')).toMatchObject({ titles: ['Vendedor/a', 'Maestro/a de inglés'] });
});

describe('what no job of a place is', () => {
  test.each(['cocina Houston', 'Houston cocina', 'cocina en 77036', 'cocina 77037', 'cocina Houston Texas'])(
    '«%s» is looked for in that state, then in that country, then anywhere, and nothing else is found',
    async (words) => {
      const { titles, matched } = await search(words);
      expect([matched, titles[0], titles.slice(1, 3).toSorted(), titles.slice(3)]).toEqual([
        'most',
        texan,
        elsewhere,
        ['Cocina de hotel'],
      ]);
    },
  );

  test.each(['auxiliar de cocina en Houston', 'kitchen helper houston'])(
    '«%s»: whoever is called so, and no other work of that place',
    async (words) => {
      expect(await search(words)).toEqual({ titles: ['Auxiliar de cocina'], matched: 'most' });
    },
  );

  test.each(['cocina Laredo', 'cocina El Paso', 'cocina 79901'])(
    '«%s», where no job is: those of its state come first',
    async (words) => {
      const { titles, matched } = await search(words);
      expect([matched, titles[0], titles.at(-1)]).toEqual(['most', texan, 'Cocina de hotel']);
      expect(titles).toHaveLength(4);
    },
  );

  test('is a trade of which more is said than any job has: the nearest first', async () => {
    const { titles, matched } = await search('cocinero zzzz xxxx wwww Houston');
    expect([matched, titles[0]]).toEqual(['most', texan]);
    expect((await search('soldador zzzz xxxx wwww Chicago')).titles).toEqual(['Soldador/a']);
  });

  test('is nobody of that place whose text alone has the word', async () => {
    expect((await search('soldador Houston')).titles).toEqual(['Soldador/a']);
  });

  test('is no dentist for who cleans', async () => {
    expect((await search('limpieza houston tx')).titles).toEqual(['Auxiliar de limpieza']);
  });

  test('a place of several words is one place', async () => {
    expect((await search('recepcionista San Antonio')).titles).toEqual(['Recepcionista']);
  });

  test('a state or a country is a place too', async () => {
    expect((await search('soldador Illinois')).titles).toEqual(['Soldador/a']);
    expect((await search('soldador Panamá')).titles).toEqual(['Soldador/a']);
  });

  test('is whatever is there where it is offered nowhere', async () => {
    const { titles, matched } = await search('veterinario Houston');
    expect([titles.toSorted(), matched]).toEqual([['Auxiliar dental', 'Recepcionista'], 'most']);
  });

  test('a word of a job’s own is no town of that name far away', async () => {
    expect((await search('mesa zzzz')).titles).toEqual(['Mesa de ayuda']);
  });

  test('what is not wanted stays away', async () => {
    expect((await search('cocina Houston -dental -jefe')).titles).toEqual([
      texan,
      'Auxiliar de cocina',
      'Cocina de hotel',
    ]);
  });
});
