import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { answerJobs, declareHeads, job, readPage } from './heads.fixture.ts';
import { startTestGateway, type TestGateway } from './testing.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  await declareHeads(gateway);
});
afterEach(() => gateway.close());

/** What a page announces in its head behind its script, and not in a header, which is read before the page. */
async function announced(path: string) {
  const page = await fetch(`${gateway.url}${path}`);
  expect(page.headers.has('link')).toBe(false);
  const { document } = readPage(await page.text());
  const links = document.head.querySelectorAll('script ~ link[rel=preload][as=fetch][crossorigin]');
  return [...links].map((link) => link.getAttribute('href'));
}

const ofSearch = ['remote.js', 'search.js', 'search.css'].map((name) => `/sections/empleo/1/${name}`);

test('a page announces what it will ask for, which its query may add to, behind what it needs first', async () => {
  // Each twice: they are made once, and kept.
  for (const _ of [1, 2]) {
    expect(await announced('/empleos')).toEqual(ofSearch);
    expect(await announced('/empleos?q=cocina')).toEqual([...ofSearch, '/assets/api-client.js']);
    expect(await announced('/')).toEqual(['/assets/home.css', '/assets/home.js']);
    expect(await announced('/nosotros')).toEqual([]);
  }
});

test('so does a page that is made of an answer', async () => {
  answerJobs(gateway, job());
  const files = await announced('/detalle-empleo/12');
  expect(files).toHaveLength(6);
  expect(files.at(-1)).toBe('/assets/api-client.js');
});
