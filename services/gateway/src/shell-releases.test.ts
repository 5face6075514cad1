import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from './testing.ts';

const release = join(import.meta.dirname, '../../../tools/release/main.ts');

let gateway: TestGateway;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'puente-shells-'));
  gateway = await startTestGateway({ STORE_DIR: join(folder, 'store') });
});
afterEach(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

/** With the program that publishes, while the gateway runs. */
async function run(...command: string[]): Promise<void> {
  const options = ['--store', join(folder, 'store'), '--apps', join(folder, 'apps')];
  await promisify(execFile)(process.execPath, [release, ...command, ...options], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}

/** Publishes a shell whose every name of a script is made of `hash`. */
async function publish(hash: string, ...morePages: string[]): Promise<void> {
  const dist = join(folder, 'apps/shell/dist');
  await rm(dist, { recursive: true, force: true });
  const pages = ['/', '/nosotros', ...morePages];
  const files = {
    '../package.json': JSON.stringify({ version: '1.0.0' }),
    'index.html': `<!doctype html><script src="/assets/main.${hash}.js"></script>`,
    'sw.js': `worker ${hash}`,
    'provides.json': '{}',
    'route-assets.json': JSON.stringify({
      initial: [`assets/main.${hash}.js`],
      pages: Object.fromEntries(pages.map((path) => [path, [`assets/lazy.${hash}.js`]])),
      contributions: {},
      apiClient: [],
      apiPages: [],
    }),
    [`assets/main.${hash}.js`]: `main ${hash}`,
    [`assets/lazy.${hash}.js`]: `lazy ${hash}`,
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
  await run('publish', 'shell');
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers });
const text = async (path: string) => (await get(path)).text();

async function expectLive(hash: string): Promise<string> {
  const page = await get('/nosotros');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`/assets/main.${hash}.js`);
  expect(page.headers.get('link')).toBe(`</assets/lazy.${hash}.js>; rel=preload; as=fetch; crossorigin`);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await text('/sw.js')).toBe(`worker ${hash}`);
  return page.headers.get('etag') ?? '';
}

test('a shell published while the gateway runs is served at once, and the files of the one before stay', async () => {
  await publish('0123456789aa');
  const etag = await expectLive('0123456789aa');
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/ayuda')).status).toBe(404);

  await publish('0123456789bb', '/ayuda');
  expect(await expectLive('0123456789bb')).not.toBe(etag);
  expect((await get('/', { 'if-none-match': etag })).status).toBe(200);
  expect((await get('/ayuda')).status).toBe(200);
  // A tab that was opened before has not asked for it yet.
  const lazy = await get('/assets/lazy.0123456789aa.js');
  expect([lazy.status, await lazy.text()]).toEqual([200, 'lazy 0123456789aa']);
  expect(lazy.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

  await run('rollback', 'shell');
  expect(await expectLive('0123456789aa')).toBe(etag);
  expect((await get('/assets/lazy.0123456789bb.js')).status).toBe(200);
});

test('until a shell is published its pages say so, and nothing else is wanting', async () => {
  const page = await get('/');
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('publish shell')]);
  expect((await get('/sw.js')).status).toBe(503);
  expect((await get('/api/jobs')).status).toBe(200);
});

test('whoever opens a page while shells are published gets one whose script is there', async () => {
  await publish('0123456789aa');
  let publishing = true;
  const published = (async () => {
    for (const letter of ['b', 'c', 'd', 'e', 'f']) await publish(`0123456789a${letter}`);
  })().finally(() => (publishing = false));
  const seen = new Set<string>();
  while (publishing) {
    const [address = ''] = /\/assets\/main\.\w+\.js/.exec(await text('/')) ?? [];
    seen.add(address);
    expect(await text(address)).toMatch(/^main \w+$/);
  }
  await published;
  expect(seen.size).toBeGreaterThan(1);
}, 30_000);
