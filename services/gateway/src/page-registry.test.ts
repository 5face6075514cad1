import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { answerJobs, builtPage, declareHeads, job, readPage } from './heads.fixture.ts';
import { registry, startTestGateway, type TestGateway } from './testing.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  await declareHeads(gateway);
});
afterEach(() => gateway.close());

const link =
  '<link rel="preload" href="/registry.json" as="fetch" crossorigin="anonymous" data-registry=""/>';
const taking = builtPage.replace('<title>', `${link}<title>`);
const buildPage = (html: string) =>
  writeFile(join(gateway.folder, 'store/shell/releases/1.0.0-a/index.html'), html);
const publish = (content: object) =>
  writeFile(join(gateway.folder, 'store/registry.json'), JSON.stringify(content));

const get = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, init);
const documentAt = async (path: string) => readPage(await (await get(path)).text()).document;
const broughtBy = (document: Document) => {
  const text = document.querySelector('script[type="application/json"][data-registry]')?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
};

test.each(['/', '/empleos', '/detalle-empleo/12', '/mi-cuenta/favoritos', '/nada'])(
  '%s brings the registry, and does not announce what need not be asked for',
  async (path) => {
    await buildPage(taking);
    answerJobs(gateway, job());
    const document = await documentAt(path);
    expect(broughtBy(document)).toEqual(registry);
    expect(document.querySelector('link[href="/registry.json"]')).toBeNull();
  },
);

test('a page is another one as soon as something is published', async () => {
  await buildPage(taking);
  const before = (await get('/empleos')).headers.get('etag') ?? '';
  expect((await get('/empleos', { headers: { 'if-none-match': before } })).status).toBe(304);
  const next = { sections: registry.sections, icons: { star: [] } };
  await publish(next);
  const response = await get('/empleos', { headers: { 'if-none-match': before } });
  expect(response.status).toBe(200);
  expect(broughtBy(readPage(await response.text()).document)).toEqual(next);
});

test('what a section is called ends no element', async () => {
  await buildPage(taking);
  const hostile = { ...registry, icons: { '</script><script>alert(1)</script><!--': [] } };
  await publish(hostile);
  const document = await documentAt('/empleos');
  expect(broughtBy(document)).toEqual(hostile);
  expect(document.querySelectorAll('script:not([type])')).toHaveLength(1);
});

test('the page of a release that asks for the registry all the same is sent without it', async () => {
  await buildPage(taking.replace(' data-registry=""', ''));
  const document = await documentAt('/empleos');
  expect(broughtBy(document)).toBeUndefined();
  expect(document.querySelector('link[href="/registry.json"]')).not.toBeNull();
});

test('the page that is kept for later asks for the registry of then', async () => {
  await buildPage(taking);
  expect(await (await get('/shell.html')).text()).toBe(taking);
});
