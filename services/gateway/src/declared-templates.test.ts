import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from './testing.ts';
import { answerJobs, declareHeads, job, jobRoute, readPage } from './heads.fixture.ts';

const site = 'https://puente.example';
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ PUBLIC_URL: site, TRUST_PROXY: 'loopback' });
});
afterEach(() => gateway.close());

const get = (path: string) => fetch(`${gateway.url}${path}`);
const page = async (path: string) => readPage(await (await get(path)).text());
const answerWith = (body: unknown, status?: number) => answerJobs(gateway, body, status);

describe('a page that its route describes', () => {
  test.each([
    [400, 404, 'Empleo no encontrado'],
    [404, 404, 'Empleo no encontrado'],
    [410, 410, 'Ya no está'],
  ])('a %d is called what its route says', async (status, sent, title) => {
    const refusals = { 404: 'Empleo no encontrado', 410: 'Ya no está' };
    await declareHeads(gateway, { data: { ...jobRoute.data, refusals } });
    answerWith({ data: null, error: { status, message: 'Otra cosa' } }, status);
    const response = await get('/detalle-empleo/12');
    const told = readPage(await response.text());
    expect([response.status, told.title, told.meta('og:title')]).toEqual([sent, `${title} · Puente`, title]);
  });

  test('has one address, which its route makes of the answer', async () => {
    const head = { title: 'x', description: 'y', canonical: '/detalle-empleo/${answer.data.id}' };
    await declareHeads(gateway, { data: { ...jobRoute.data, head } });
    answerWith(job());
    const told = await page('/detalle-empleo/012');
    const address = `${site}/detalle-empleo/12`;
    expect([told.canonical, told.meta('og:url')]).toEqual([address, address]);
  });
});

describe('a template that a section got wrong', () => {
  const forever = {
    $map: { $eval: 'range(0, 100000)' },
    'each(x)': { $map: { $eval: 'range(0, 100000)' }, 'each(y)': '${x * y}' },
  };
  test.each<[string, object]>([
    ['asks for what is not there', { head: { title: '${answer.nothing}', description: '' } }],
    ['makes a head without a title', { head: { description: 'x' } }],
    ['never ends', { head: { title: 'x', description: '', more: forever } }],
    [
      'makes far too much',
      { structuredData: { all: { $map: { $eval: 'range(0, 9000)' }, 'each(x)': 'abcdefgh' } } },
    ],
  ])('that %s costs its page the head, and nobody anything else', async (_what, templates) => {
    await declareHeads(gateway, { data: { call: jobRoute.data['call'], ...templates } });
    answerWith(job());
    const told = await page('/detalle-empleo/12');
    expect([told.title, told.structuredData]).toEqual(['Detalle del empleo · Puente', undefined]);
    expect(told.answer).toEqual(job());
  });

  test('or that asks a call which is none costs it the data', async () => {
    await declareHeads(gateway, { data: { call: '/jobs/:jobId/secrets' } });
    expect(await page('/detalle-empleo/12')).toMatchObject({
      title: 'Detalle del empleo · Puente',
      answer: undefined,
    });
    expect(gateway.jobs.requests).toEqual([]);
  });

  test('or a picture, robots and a name for shared links of its own are what it says', async () => {
    const more = { sharedTitle: 'x en Houston', image: '/files/1.png', robots: 'noindex' };
    const head = { title: 'x', description: 'y', ...more };
    await declareHeads(gateway, { data: { ...jobRoute.data, head } });
    answerWith(job());
    const { title, meta, canonical } = await page('/detalle-empleo/12');
    expect([title, meta('og:title')]).toEqual(['x · Puente', 'x en Houston']);
    expect([meta('og:image'), meta('robots'), canonical]).toEqual([
      `${site}/files/1.png`,
      'noindex',
      undefined,
    ]);
  });
});
