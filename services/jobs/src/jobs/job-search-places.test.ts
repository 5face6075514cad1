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
const panama = { ...plain, country: 'Panamá', province: 'Panamá', zipCode: '0801' };

beforeAll(async () => {
  jobs = await startJobs();
  const employer = await jobs.employer();
  const all = [
    { ...houston, title: 'Recepcionista' },
    { ...houston, title: 'Auxiliar dental' },
    { ...sanAntonio, title: 'Cocinero/a', description: 'La cocina está junto al río.' },
    { ...sanAntonio, title: 'Soldador/a' },
    { ...chicago, title: 'Jefe/a de cocina' },
    { ...chicago, title: 'Auxiliar de cocina' },
    { ...chicago, title: 'Mesa de ayuda' },
    { ...panama, title: 'Cocina de hotel' },
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
const inHouston = ['Recepcionista', 'Auxiliar dental'];
const elsewhere = ['Jefe/a de cocina', 'Auxiliar de cocina'];

describe('a trade and a place that no job has both of', () => {
  test.each(['cocina Houston', 'Houston cocina', 'cocina en 77036', 'cocina 77037', 'cocina Houston Texas'])(
    '«%s»: first the trade in that state, then whatever is in that place, then the trade elsewhere, that country first',
    async (words) => {
      const { titles, matched } = await search(words);
      expect(matched).toBe('most');
      expect(titles[0]).toBe(texan);
      expect(titles.slice(1, 3).sort()).toEqual([...inHouston].sort());
      expect(titles.slice(3, 5).sort()).toEqual([...elsewhere].sort());
      expect(titles.slice(5)).toEqual(['Cocina de hotel']);
    },
  );

  test('the place counts however many words the trade has, and who has more of those comes before', async () => {
    const { titles } = await search('auxiliar de cocina en Houston');
    expect(titles).toEqual([
      'Auxiliar dental',
      texan,
      'Recepcionista',
      'Auxiliar de cocina',
      'Jefe/a de cocina',
      'Cocina de hotel',
    ]);
  });

  test.each(['cocina Laredo', 'cocina El Paso', 'cocina 79901'])(
    '«%s», where no job is: those of its state come first',
    async (words) => {
      const { titles, matched } = await search(words);
      expect([matched, titles[0], titles.at(-1)]).toEqual(['most', texan, 'Cocina de hotel']);
      expect(titles).toHaveLength(4);
    },
  );

  test('a name of several words is one place, and hides nobody of the trade', async () => {
    const { titles } = await search('recepcionista San Antonio');
    expect([titles[0], titles.slice(1).sort()]).toEqual(['Recepcionista', [texan, 'Soldador/a']]);
  });

  test('a state or a country is a place too', async () => {
    expect((await search('soldador Illinois')).titles.slice(0, 3).sort()).toEqual(
      [...elsewhere, 'Mesa de ayuda'].sort(),
    );
    expect((await search('soldador Panamá')).titles).toEqual(['Cocina de hotel', 'Soldador/a']);
  });

  test('a word of a job’s own is no town of that name far away', async () => {
    expect((await search('mesa zzzz')).titles).toEqual(['Mesa de ayuda']);
  });

  test('what is not wanted stays away', async () => {
    expect((await search('cocina Houston -dental -jefe')).titles).toEqual([
      texan,
      'Recepcionista',
      'Auxiliar de cocina',
      'Cocina de hotel',
    ]);
  });
});
