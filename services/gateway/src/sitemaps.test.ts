import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { startTestGateway, type TestGateway } from './testing.ts';
import { answerJobs, declareHeads } from './heads.fixture.ts';

const site = 'https://puente.example';
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ PUBLIC_URL: site, TRUST_PROXY: 'loopback' });
  await declareHeads(gateway);
});
afterEach(() => gateway.close());

const get = (path: string) => fetch(`${gateway.url}${path}`);

/** Of each entry, the text of each of its parts. */
async function entries(path: string) {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  const { documentElement } = new JSDOM(await response.text(), { contentType: 'text/xml' }).window.document;
  expect(documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return [...documentElement.children].map((one) => [...one.children].map(({ textContent }) => textContent));
}

const part = '/sitemap/detalle-empleo-jobId';

test('robots may read everything, and learn where the list of pages is', async () => {
  const response = await get('/robots.txt');
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`);
});

test('the list leads to the pages that are one each, and to as many parts as a service tells of its own', async () => {
  answerJobs(gateway, { data: [], meta: { pageCount: 3 } });
  expect((await entries('/sitemap.xml')).flat()).toEqual([
    `${site}/sitemap/pages/1.xml`,
    ...[1, 2, 3].map((number) => `${site}${part}/${number}.xml`),
  ]);
  // Known for a while: it takes a whole part to learn it.
  await entries('/sitemap.xml');
  expect(gateway.jobs.requests).toHaveLength(1);
});

test('pages that everybody may find are listed, those with parameters and of one person are not', async () => {
  const pages = (await entries('/sitemap/pages/1.xml')).flat();
  expect(pages).toContain(`${site}/nosotros`);
  expect(pages).toContain(`${site}/empleos`);
  expect(pages.filter((page) => /:|mi-cuenta/.test(page.replace(site, '')))).toEqual([]);
});

test('a part lists the pages of a route as its service tells them, whatever their parameters hold', async () => {
  const data = [
    { params: { jobId: '12' }, lastmod: '2026-11-24' },
    { params: { jobId: 13 } },
    { params: { jobId: '</loc>&"ñ/..' } },
    { params: { jobId: '..' } },
    { params: {} },
  ];
  answerJobs(gateway, { data, meta: { pageCount: 2 } });
  expect(await entries(`${part}/2.xml`)).toEqual([
    [`${site}/detalle-empleo/12`, '2026-11-24'],
    [`${site}/detalle-empleo/13`],
    [`${site}/detalle-empleo/%3C%2Floc%3E%26%22%C3%B1%2F..`],
  ]);
  expect(gateway.jobs.requests.map(({ url }) => url)).toEqual(['/api/jobs?sort=id&page=2']);
});

test('a part of 50,000 comes whole', async () => {
  const data = Array.from({ length: 50_000 }, (_, id) => ({
    params: { jobId: `${id}` },
    lastmod: '2026-11-24',
  }));
  answerJobs(gateway, { data, meta: { pageCount: 1 } });
  const text = await (await get(`${part}/1.xml`)).text();
  expect(text.match(/<url>/g)).toHaveLength(50_000);
  expect(text).toContain(`<loc>${site}/detalle-empleo/49999</loc>`);
});

test.each<[string, unknown, number]>([
  ['down', { error: {} }, 503],
  ['answers something else', { data: [{ id: 1 }], meta: {} }, 200],
  ['knows no such call', { error: {} }, 404],
])(
  'of a service that is %s a part is a 503 and no empty list; the others and the way to it stay',
  async (_what, body, status) => {
    answerJobs(gateway, body, status);
    const response = await get(`${part}/1.xml`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect((await entries('/sitemap.xml')).flat()).toContain(`${site}${part}/1.xml`);
    expect(await entries('/sitemap/pages/1.xml')).not.toEqual([]);
  },
);

test.each([`${part}/2.xml`, `${part}/0.xml`, `${part}/1`, '/sitemap/pages/2.xml', '/sitemap/nothing/1.xml'])(
  '%s is no part',
  async (path) => {
    answerJobs(gateway, { data: [], meta: { pageCount: 1 } });
    expect((await get(path)).status).toBe(404);
  },
);
