import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { request as rawRequest, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { registry, shellPage, startTestGateway, type TestGateway } from './testing.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const get = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, init);
const announced = (...files: string[]) =>
  files.map((file) => `<${file}>; rel=preload; as=fetch; crossorigin`).join(', ');
const forever = 'public, max-age=31536000, immutable';

/** As it travels: `fetch` would decompress the bytes, and asks every cache for a fresh copy. */
function raw(
  path: string,
  headers: IncomingHttpHeaders,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    rawRequest(gateway.url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('assets', () => {
  test('what has a hash in its name, and what is published, is kept for a year', async () => {
    expect((await get('/assets/main.0123abcd.js')).headers.get('cache-control')).toBe(forever);
    expect((await get('/sections/empleo/1.0.0-abc/remote-entry.js')).headers.get('cache-control')).toBe(
      forever,
    );
  });

  test('what keeps its name is asked for again', async () => {
    const first = await get('/favicon.svg');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await raw('/favicon.svg', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('the service worker is asked for again, and bound by the policy of pages', async () => {
    const { status, headers } = await get('/sw.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  test.each([
    ['/assets/puente.0123abcd.webmanifest', 'application/manifest+json'],
    ['/assets/icon-192.0123abcd.png', 'image/png'],
  ])('%s, which a browser installs the site by, is %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(forever);
  });

  test('the compressed sibling is sent to who can read it', async () => {
    const brotli = await raw('/assets/main.0123abcd.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe('console.log("brotli")');
    const plain = await raw('/assets/main.0123abcd.js', { 'accept-encoding': 'identity' });
    expect(plain.body.toString()).toBe('console.log("plain")');
  });

  test.each([
    '/sections/empleo/1.0.0-abc/gone.js',
    '/sections/nobody/remote-entry.js',
    '/sections',
    '/sections/',
    '/sections/empleo/',
    '/sections/%',
  ])('%s, which is not published, is a plain 404 and never a page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('nothing outside the folders, and nothing hidden in them, can be read', async () => {
    for (const path of [
      '/sections/..%2fregistry.json',
      '/..%2f..%2f..%2fetc%2fpasswd',
      '/sections/empleo/.draft/remote-entry.js',
    ]) {
      expect((await get(path)).status).toBeGreaterThanOrEqual(400);
    }
  });

  test('a version published while the gateway runs is served, and a new registry is seen', async () => {
    const etag = (await get('/registry.json')).headers.get('etag') ?? '';
    expect((await raw('/registry.json', { 'if-none-match': etag })).status).toBe(304);
    const next = {
      sections: {
        ...registry.sections,
        nueva: {
          entry: '/sections/nueva/1/remote.js',
          pages: {},
          descriptor: { routes: [{ path: '/nueva', access: 'public' }] },
        },
      },
    };
    const file = join(gateway.folder, 'store/registry.json');
    await writeFile(`${file}.new`, JSON.stringify(next));
    await rename(`${file}.new`, file);
    const seen = await get('/registry.json', { headers: { 'if-none-match': etag } });
    expect(seen.headers.get('cache-control')).toBe('no-cache');
    expect(await seen.json()).toEqual(next);
    expect((await get('/nueva')).status).toBe(200);
  });

  test('a registry that is not there is a plain 404', async () => {
    await rm(join(gateway.folder, 'store/registry.json'));
    const response = await get('/registry.json');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect((await get('/nosotros')).status).toBe(200);
  });
});

describe('pages', () => {
  test.each([
    '/',
    '/nosotros',
    '/contacto/',
    '/terminos?x=1',
    '/politicas-de-privacidad',
    '/empleos',
    '/Empleos',
    '/detalle-empleo/42',
  ])('%s is a page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(shellPage);
  });

  test.each(['/nada', '/detalle-empleo', '/detalle-empleo/1/2', '/metrics', '/gone.0123abcd.js'])(
    '%s is the same page with status 404',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(shellPage);
    },
  );

  test.each([
    '/empleos%',
    '/%',
    '/%E0%A4%A?x=%',
    '/nada/1%00',
    '//empleos',
    '//evil.example/empleos',
    '/a%5Cb',
    '/api%',
  ])('%s, as of a link that was cut short, is that page, too, and leads nowhere else', async (path) => {
    const { status, headers, body } = await raw(path, { accept: 'text/html' });
    expect([status, body.toString()]).toEqual([404, shellPage]);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers).not.toHaveProperty('location');
  });

  test.each(['/api/%', '/api/jobs/a%', '/api/jobs/%E0%A4%A?x=1'])(
    '%s is a call, refused as calls are',
    async (path) => {
      const { status, body } = await raw(path, { accept: 'text/html' });
      expect([status, JSON.parse(body.toString())]).toMatchObject([
        400,
        { data: null, error: { status: 400 } },
      ]);
    },
  );

  test.each([
    [416, { range: 'bytes=999999-' }],
    [412, { 'if-match': '"another"' }],
  ])('a file that is there is refused as such: %i', async (status, headers) => {
    expect((await raw('/favicon.svg', headers)).status).toBe(status);
  });

  test('who takes no compression gets the page, too, and no folder is listed', async () => {
    const plain = await raw('/', {});
    expect([plain.status, plain.body.toString()]).toEqual([200, shellPage]);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect((await raw('/sections/empleo/', {})).status).toBe(404);
  });

  test('a page that did not change is not sent again', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/empleos', { headers: { 'if-none-match': etag } })).status).toBe(304);
    const release = join(gateway.folder, 'store/shell/releases/1.0.0-b');
    await cp(join(gateway.folder, 'store/shell/releases/1.0.0-a'), release, { recursive: true });
    await writeFile(join(release, 'index.html'), `${shellPage}<p>new</p>`);
    await writeFile(join(gateway.folder, 'store/shell.json'), JSON.stringify({ version: '1.0.0-b' }));
    expect(await (await get('/', { headers: { 'if-none-match': etag } })).text()).toContain('new');
  });

  test('the files of a public page are announced with it', async () => {
    const files = ['remote.js', 'search.js', 'search.css'].map((name) => `/sections/empleo/1/${name}`);
    expect((await get('/empleos')).headers.get('link')).toBe(announced(...files));
    expect((await get('/')).headers.get('link')).toBe(announced('/assets/home.css', '/assets/home.js'));
  });

  test.each([
    ['?q=cocina', ['/assets/api-client.js']],
    ['?utm_source=x&pais=', ['/assets/api-client.js']],
    ['?utm_source=x', []],
  ])('the API client with a page that needs it for its query: %s', async (query, client) => {
    const files = ['remote.js', 'search.js', 'search.css'].map((name) => `/sections/empleo/1/${name}`);
    expect((await get(`/empleos${query}`)).headers.get('link')).toBe(announced(...files, ...client));
  });

  test('five at most of a section, and the API client with a page that needs it at once', async () => {
    const files = ['remote.js', 'job.js', 'job-text.js', 'job.css', 'job-late.css'].map(
      (name) => `/sections/empleo/1/${name}`,
    );
    const link = announced(...files, '/assets/api-client.js');
    expect((await get('/detalle-empleo/1')).headers.get('link')).toBe(link);
  });

  test.each(['/nosotros', '/mi-cuenta/favoritos', '/nada'])(
    'nothing is announced with %s, of which no file is known or which not everybody may open',
    async (path) => {
      expect((await get(path)).headers.has('link')).toBe(false);
    },
  );

  test('HEAD answers like GET without the page', async () => {
    const response = await get('/empleos', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  test('a page takes no POST', async () => {
    expect((await get('/empleos', { method: 'POST', body: '{}' })).status).toBe(404);
  });

  test.each(['/index.html', '/release.json', '/shell.json', '/retired.json'])(
    '%s of the store is not an address',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
