import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from './testing.ts';
import { answerJobs, declareHeads, job, readPage } from './heads.fixture.ts';

const site = 'https://puente.example';
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ PUBLIC_URL: site, TRUST_PROXY: 'loopback' });
  await declareHeads(gateway);
});
afterEach(() => gateway.close());

const get = (path: string) => fetch(`${gateway.url}${path}`);
const page = async (path: string) => readPage(await (await get(path)).text());

const hostile = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '</title><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)> \' & &lt; &amp;',
  'a\u2028b\u2029c\\u003c\\',
  '${site.url} $${x}',
  '{"$eval": "site"}',
  '👩🏽‍🍳 ñandú نادل',
];
test.each(hostile)('shows %j as the text that it is, wherever it stands', async (text) => {
  answerJobs(gateway, job({ title: text, description: text }));
  const html = await (await get('/detalle-empleo/12')).text();
  const { document, title, meta, structuredData, answer } = readPage(html);
  const line = text.replaceAll(/\s+/g, ' ').trim();
  expect(title).toBe(`${line} · Puente`);
  for (const name of ['og:title', 'description', 'og:description']) expect(meta(name)).toBe(line);
  expect(structuredData).toMatchObject({ title: text, description: text });
  expect(answer).toEqual(job({ title: text, description: text }));
  expect([...document.querySelectorAll('script')].map((one) => one.type || one.src)).toEqual([
    '/assets/main.0123abcd.js',
    'application/ld+json',
    'application/json',
  ]);
  expect(document.querySelectorAll('img, svg, [onload], [onerror]')).toHaveLength(0);
  const told = [...document.querySelectorAll('.firstText p')].map((one) => one.textContent);
  expect(told.map((one) => one.replaceAll(/\s+/g, ' ').trim())).toEqual([line, line]);
});

test('signs that turn around what stands beside them are left out of what search engines and links show', async () => {
  const turned = '\u202Eoreseм\u202C \u2067de\u2069 noche';
  answerJobs(gateway, job({ title: turned, description: turned }));
  const { title, meta, structuredData, answer } = await page('/detalle-empleo/12');
  const line = 'oreseм de noche';
  expect([title, meta('og:title'), meta('description')]).toEqual([`${line} · Puente`, line, line]);
  expect(structuredData).toMatchObject({ title: line, description: line });
  expect(answer).toEqual(job({ title: turned, description: turned }));
});

test.each(['/detalle-empleo/1%2Freport', '/detalle-empleo/1%3Fadmin=1%26', '/detalle-empleo/%22%3E'])(
  'whatever the address holds, as %s does, stays one part of the call',
  async (path) => {
    answerJobs(gateway, job());
    const { answerOf, canonical, document } = await page(path);
    const value = decodeURIComponent(path.split('/').slice(2).join('/'));
    expect(gateway.jobs.requests.map(({ url }) => url)).toEqual([
      `/api/jobs/${encodeURIComponent(value)}?populate=*`,
    ]);
    expect(answerOf).toBe(`/jobs/${encodeURIComponent(value)}?populate=*`);
    expect(canonical).toBe(`${site}/detalle-empleo/${encodeURIComponent(value)}`);
    expect(document.querySelectorAll('script')).toHaveLength(3);
  },
);
