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

beforeAll(async () => {
  jobs = await startJobs();
  const employer = await jobs.employer();
  const all = [
    { ...plain, title: 'Educador/a de guardería' },
    { ...plain, title: 'Auxiliar de sala de bebés' },
    { ...plain, title: 'Cargador/a y empacador/a' },
    { ...plain, title: 'Auxiliar de cuidado infantil' },
    { ...plain, title: 'Redactor/a y corrector/a de estilo', description: 'Con estilo, sin horario.' },
    { ...plain, title: 'Estilista y peluquero/a' },
    { ...plain, title: 'Estilista' },
    { ...plain, title: 'Abogado/a', description: 'Defiende casos de asilo.' },
    { ...plain, title: 'Pintor/a', province: 'Florida', zipCode: '33135' },
    { ...plain, title: 'Agente de seguros' },
    { ...plain, title: 'Guardia de seguridad' },
    { ...plain, title: 'Agente de seguridad', category: 'Seguridad', subcategory: 'Vigilancia' },
    { ...plain, title: 'Agente de ventas', description: 'Con equipo de seguridad.' },
    { ...plain, title: 'Higienista', description: 'Haces limpieza dental.' },
    { ...plain, title: 'Limpieza de oficinas' },
    {
      ...plain,
      title: 'Afanador/a',
      category: 'Hospitalidad y turismo',
      subcategory: 'Limpieza y habitaciones',
    },
    { ...plain, title: 'Técnico/a de mantenimiento de edificios' },
    { ...plain, title: 'Técnico/a en refrigeración' },
  ];
  for (const job of all) await postJob(jobs, employer, job);
});
afterAll(() => jobs.stop());

async function titles(words: string, more = '') {
  const { status, body } = await jobs.call(`GET /api/jobs?_q=${encodeURIComponent(words)}${more}`);
  expect([words, status]).toEqual([words, 200]);
  return jobsOf(body).data.map(({ attributes }) => attributes.title);
}

describe('a trade whose name sounds like another word', () => {
  test.each(['niñera', 'nana', 'canguro', 'babysitter'])('«%s» minds children', async (words) => {
    const [first, ...others] = await titles(words);
    expect([first, others.toSorted()]).toEqual([
      'Auxiliar de cuidado infantil',
      ['Auxiliar de sala de bebés', 'Educador/a de guardería'],
    ]);
  });

  test('«cargadora» carries', async () => {
    expect(await titles('cargadora')).toEqual(['Cargador/a y empacador/a']);
  });

  test.each(['peluquera', 'hair stylist', 'estilista'])('«%s» cuts hair', async (words) => {
    expect((await titles(words)).toSorted()).toEqual(['Estilista', 'Estilista y peluquero/a']);
  });

  test('«manicurista» writes nothing', async () => {
    expect(await titles('manicurista')).toEqual([]);
  });

  test.each(['insurance agent', 'agente de seguros', 'vendedora de seguros', 'seguros'])(
    '«%s» guards nothing, and sells nothing else',
    async (words) => {
      expect(await titles(words)).toEqual(['Agente de seguros']);
    },
  );

  test.each(['', '&place=Houston'])('«limpieza» cleans no teeth (%s)', async (more) => {
    expect((await titles('limpieza', more)).toSorted()).toEqual(['Afanador/a', 'Limpieza de oficinas']);
  });
});

test('a near trade comes after the one that is meant', async () => {
  expect(await titles('hvac technician')).toEqual([
    'Técnico/a en refrigeración',
    'Técnico/a de mantenimiento de edificios',
  ]);
});

describe('of a trade that is not offered as it was said', () => {
  test('whoever has its telling word is found, and not who has another of its words', async () => {
    expect(await titles('pintor de casas')).toEqual(['Pintor/a']);
    expect(await titles('pintor de casas', '&place=Houston')).toEqual([]);
  });
});
