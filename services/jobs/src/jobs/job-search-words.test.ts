import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;

const houston = { province: 'Texas', zipCode: '77036' };
const plain = {
  description: 'Trabajo estable.',
  requirements: 'Puntualidad.',
  benefits: 'Pago cada viernes.',
  category: 'Logística',
  subcategory: 'Empaque y surtido',
  province: 'Florida',
  zipCode: '33135',
};

beforeAll(async () => {
  jobs = await startJobs();
  const employer = await jobs.employer();
  const all = [
    { ...plain, ...houston, title: 'Cocinero/a de línea' },
    { ...plain, title: 'Cociner@s y mesero(a)s' },
    { ...plain, title: 'Ayudante de cocina' },
    { ...plain, ...houston, title: 'Operador(a) de quinta rueda' },
    { ...plain, title: 'Profesor/ora inglés-español' },
    { ...plain, title: 'Ingeniera financiera' },
    { ...plain, title: 'CHÓFER/CHOFERESA 24/7', description: 'Escribe a ruta@fletes.test, tel.555-0199.' },
    { ...plain, title: 'Auxiliares dentales', country: 'México', province: 'Sonora', zipCode: '83000' },
    { ...plain, title: 'Vigilante', country: 'Panamá', province: 'Colón', zipCode: '0301' },
  ];
  for (const job of all) await postJob(jobs, employer, job);
});
afterAll(() => jobs.stop());

async function search(words: string, more = '') {
  const { status, body } = await jobs.call(`GET /api/jobs?_q=${encodeURIComponent(words)}${more}`);
  expect([words, status]).toEqual([words, 200]);
  const { data, meta } = jobsOf(body);
  return { titles: data.map(({ attributes }) => attributes.title), matched: meta.matched };
}

describe('a search by all words', () => {
  const cooks = ['Cociner@s y mesero(a)s', 'Cocinero/a de línea'];
  test.each([
    ['cocinero', cooks],
    ['Cocinera', cooks],
    ['cocinero/a', cooks],
    ['cocinero(a)', cooks],
    ['cociner@', cooks],
    ['COCINEROS/AS', cooks],
    ['mesera', ['Cociner@s y mesero(a)s']],
    ['"cocinera de línea"', ['Cocinero/a de línea']],
    ['operadora', ['Operador(a) de quinta rueda']],
    ['profesora', ['Profesor/ora inglés-español']],
    ['español', ['Profesor/ora inglés-español']],
    ['ingenieros', ['Ingeniera financiera']],
    ['financiero', ['Ingeniera financiera']],
    // Who drives a trailer is a «chofer» too (decision 32).
    ['choferes', ['CHÓFER/CHOFERESA 24/7', 'Operador(a) de quinta rueda']],
    ['24/7', ['CHÓFER/CHOFERESA 24/7']],
    ['fletes', ['CHÓFER/CHOFERESA 24/7']],
    ['0199', ['CHÓFER/CHOFERESA 24/7']],
    ['auxiliar dental', ['Auxiliares dentales']],
    ['cocinero houston', ['Cocinero/a de línea']],
    ['77036', ['Cocinero/a de línea', 'Operador(a) de quinta rueda']],
    ['77036-1234', ['Cocinero/a de línea', 'Operador(a) de quinta rueda']],
    ['operador 77 036', ['Operador(a) de quinta rueda']],
    ['83000', ['Auxiliares dentales']],
    ['0301', ['Vigilante']],
    ['Houston', ['Cocinero/a de línea', 'Operador(a) de quinta rueda']],
  ])('«%s» finds %j', async (words, titles) => {
    const found = await search(words);
    expect([found.matched, [...found.titles].sort()]).toEqual(['all', titles]);
  });
});

describe('a search that all words together do not answer', () => {
  test.each([
    ['one word too many', 'Houston zzzz', 'most', ['Operador(a) de quinta rueda', 'Cocinero/a de línea']],
    ['a place without such work', 'vigilante Houston', 'most', ['Vigilante']],
    ['two of three', 'operadora rueda zzzz', 'most', ['Operador(a) de quinta rueda']],
    ['a trade and more than it', 'vigilante zzzz xxxx', 'most', ['Vigilante']],
    ['a telling word and more than it', 'vigilante nocturno zzzz xxxx wwww', 'most', ['Vigilante']],
    ['one of three that is no trade', 'rueda zzzz xxxx', 'all', []],
    ['small words count for nothing', 'vigilante de los zzzz', 'most', ['Vigilante']],
    ['a slip', 'vijilante', 'similar', ['Vigilante']],
    ['a slip in the city', 'Huston', 'similar', ['Operador(a) de quinta rueda', 'Cocinero/a de línea']],
    ['a slip and a word', 'operadro 77036', 'similar', ['Operador(a) de quinta rueda']],
    ['a slip and one word too many', 'vijilante zzzz', 'similar', ['Vigilante']],
    ['another postal code', '77037', 'all', []],
    ['a phrase that is none', '"rueda quinta"', 'most', ['Operador(a) de quinta rueda']],
    ['what is not wanted', 'Houston zzzz -cocinero', 'most', ['Operador(a) de quinta rueda']],
    ['nothing at all', 'zzzz xxxx', 'all', []],
    ['small words only', 'de la', 'all', []],
  ])('%s («%s») is «%s»', async (_name, words, matched, titles) => {
    const found = await search(words);
    expect([found.matched, found.titles]).toEqual([matched, expect.arrayContaining(titles)]);
    if (titles.length < 2) expect(found.titles).toEqual(titles);
  });

  test('puts first who has more of the words, and the title before the place', async () => {
    expect((await search('zzzz quinta rueda')).titles).toEqual(['Operador(a) de quinta rueda']);
    // Who guards does not drive: of the words said a trade is one that counts in any case.
    expect((await search('vigilante quinta rueda zzzz')).titles).toEqual(['Vigilante']);
    expect((await search('vigilante zzzz cada viernes')).titles[0]).toBe('Vigilante');
  });

  test('stays within the filters and takes another order', async () => {
    expect((await search('vigilante Houston', '&filters[province]=Texas&sort=title')).titles).toEqual([
      'Cocinero/a de línea',
      'Operador(a) de quinta rueda',
    ]);
  });

  test('says so on every page, and a list that is no search says nothing', async () => {
    const page = await search('vigilante Houston', '&pagination[page]=9&pagination[pageSize]=1');
    expect(page).toEqual({ titles: [], matched: 'most' });
    expect(await search('  ')).toMatchObject({ matched: undefined });
  });
});

describe('whatever is typed', () => {
  const typed = [
    '👩‍🍳',
    "'; drop table jobs.jobs; --",
    'a:*',
    '/',
    '//a/b/c',
    '"',
    '"""',
    '-',
    '--',
    '-"',
    '- -a',
    '-cocinero',
    '!!! & | :* () <->',
    '\\',
    '%_%',
    '[[:alpha:]]',
    '(?<=x)',
    '$1 ${a} ?',
    'a@b',
    '@s',
    '٣٤٥ 七七',
    'é'.normalize('NFD'),
    '1e309',
    '-77036',
    '9'.repeat(100),
    'x'.repeat(100),
    'cocinero/a '.repeat(9),
    'ñ/a '.repeat(25),
  ];
  test.each(typed)('%j is answered', async (words) => {
    await search(words);
    await search(`zzzz ${words} cocinero`);
  });
});
