import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request as rawRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from './testing.ts';
import { answerJobs, builtPage, declareHeads, job, readPage } from './heads.fixture.ts';

const site = 'https://puente.example';
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ PUBLIC_URL: site, TRUST_PROXY: 'loopback' });
});
afterEach(() => gateway.close());

const get = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, init);
const page = async (path: string) => readPage(await (await get(path)).text());
const answerWith = (body: unknown, status?: number) => answerJobs(gateway, body, status);

describe('a page that is the same for everybody', () => {
  beforeEach(() => declareHeads(gateway));

  test.each([
    ['/', 'impulsa tu futuro · Puente', 'Trabajo y comunidad.'],
    ['/nosotros', 'Nosotros · Puente', 'Quiénes somos.'],
    ['/Empleos/?utm_source=x', 'Buscar empleo · Puente', 'Empleos para ti.'],
  ])('%s is called «%s», and says what it is about', async (path, title, description) => {
    const { title: told, meta, canonical } = await page(path);
    const address = site + path.toLowerCase().replace(/(?<=.)\/\?.*/, '');
    expect([told, canonical, meta('og:url')]).toEqual([title, address, address]);
    expect([meta('description'), meta('og:description')]).toEqual([description, description]);
    expect([meta('og:title'), meta('og:type')]).toEqual([title.replace(' · Puente', ''), 'website']);
    expect([meta('og:image'), meta('twitter:card')]).toEqual([
      `${site}/assets/share.png`,
      'summary_large_image',
    ]);
    expect([meta('og:site_name'), meta('og:locale'), meta('robots')]).toEqual(['Puente', 'es_LA', undefined]);
    expect(gateway.jobs.requests).toEqual([]);
  });

  test('each thing is said once, and the rest of the page is as it was built', async () => {
    const html = await (await get('/nosotros')).text();
    const { document } = readPage(html);
    for (const one of ['title', 'meta[name=description]', 'meta[property="og:image"]', 'link[rel=canonical]'])
      expect(document.querySelectorAll(one)).toHaveLength(1);
    const withoutLead = html.replace(/<div class="first">.*?<\/div><\/div>/, '');
    expect(withoutLead).toContain(builtPage.slice(builtPage.indexOf('<script')));
  });

  test.each([
    ['/mi-cuenta/favoritos', 200, 'Favoritos · Puente'],
    ['/nada', 404, 'Página no encontrada · Puente'],
  ])('%s, which nobody should find, says so', async (path, status, title) => {
    const response = await get(path);
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([status, 'noindex']);
    const { title: told, meta, canonical } = readPage(await response.text());
    expect([told, meta('robots'), canonical]).toEqual([title, 'noindex', undefined]);
  });

  test('the page that is kept for later is the one of the build, of nobody and nothing', async () => {
    const response = await get('/shell.html');
    expect(await response.text()).toBe(builtPage);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });
});

test('a page without a description of its own has that of the site', async () => {
  await declareHeads(gateway, { data: undefined, description: undefined });
  expect((await page('/detalle-empleo/1')).meta('description')).toBe('Empleo & comunidad.');
});

describe('a page that is made of an answer', () => {
  beforeEach(() => declareHeads(gateway));

  test('says what it is about, to search engines too, and brings the answer with it', async () => {
    answerWith(job());
    const { title, meta, canonical, structuredData, answer, answerOf, answerStatus } = await page(
      '/detalle-empleo/12?utm_source=whatsapp',
    );
    expect([title, meta('description')]).toEqual(['Mesero · Puente', 'Atender mesas.']);
    expect(canonical).toBe(`${site}/detalle-empleo/12`);
    expect(structuredData).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Mesero',
      description: 'Atender mesas.',
      url: `${site}/detalle-empleo/12`,
    });
    expect([answerOf, answerStatus, answer]).toEqual(['/jobs/12?populate=*', null, job()]);
  });

  test('is asked for as by a visitor: the address goes along, a token and a cookie do not', async () => {
    answerWith(job());
    await get('/detalle-empleo/12', {
      headers: { authorization: 'Bearer secret', cookie: 'device=secret', 'x-forwarded-for': '203.0.113.7' },
    });
    expect(gateway.jobs.requests).toHaveLength(1);
    const [{ url, headers } = { url: '', headers: {} }] = gateway.jobs.requests;
    expect(url).toBe('/api/jobs/12?populate=*');
    expect(headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' });
    expect(JSON.stringify(headers)).not.toContain('secret');
  });

  test('a long text is cut between words, and in one line', async () => {
    answerWith(job({ description: `Atender  mesas.\n${'y servir '.repeat(100)}` }));
    const description = (await page('/detalle-empleo/12')).meta('description') ?? '';
    expect(description).toMatch(/^Atender mesas\. y servir .+ (y|servir)…$/);
    expect(description.length).toBeLessThanOrEqual(201);
  });

  test.each([404, 410])('a %d of the call is that of the page, which says it', async (status) => {
    const refusal = {
      data: null,
      error: { status, name: 'X', message: 'Empleo <no> encontrado', details: {} },
    };
    answerWith(refusal, status);
    const response = await get('/detalle-empleo/12');
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([status, 'noindex']);
    expect(response.headers.get('etag')).toBeNull();
    const told = readPage(await response.text());
    expect([told.title, told.meta('robots'), told.canonical]).toEqual([
      'Empleo <no> encontrado · Puente',
      'noindex',
      undefined,
    ]);
    expect([told.answerOf, told.answerStatus, told.answer]).toEqual([
      '/jobs/12?populate=*',
      String(status),
      refusal,
    ]);
    expect(told.structuredData).toBeUndefined();
  });

  test('an address that can name nothing, by the word of the service, is nobody’s', async () => {
    answerWith({ data: null, error: { status: 400, message: 'El id no es un número.' } }, 400);
    const response = await get('/detalle-empleo/abc');
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    const told = readPage(await response.text());
    expect([told.title, told.canonical, told.answer]).toEqual([
      'Detalle del empleo · Puente',
      undefined,
      undefined,
    ]);
  });

  test.each<[string, unknown, number]>([
    ['no JSON', '<html>', 200],
    ['a 404 that is no JSON', 'Not found', 404],
    ['an error', { error: {} }, 500],
    ['a refusal for being asked too often', { error: {} }, 429],
    ['a redirect', {}, 302],
    ['more than a page should carry', { data: 'a'.repeat(300_000) }, 200],
  ])(
    '%s leaves the page as if nothing had been asked, and nobody is to find it so',
    async (_what, body, status) => {
      answerWith(body, status);
      const response = await get('/detalle-empleo/12');
      expect(response.status).toBe(200);
      const told = readPage(await response.text());
      expect([told.title, told.meta('description')]).toEqual(['Detalle del empleo · Puente', 'Un empleo.']);
      expect([told.canonical, told.answer, told.structuredData]).toEqual([undefined, undefined, undefined]);
      expect([told.meta('robots'), response.headers.get('x-robots-tag')]).toEqual(['noindex', 'noindex']);
    },
  );

  test('so does a service that is not there', async () => {
    await gateway.jobs.close();
    const response = await get('/detalle-empleo/12');
    expect([response.status, readPage(await response.text()).title]).toEqual([
      200,
      'Detalle del empleo · Puente',
    ]);
  });

  test('one that is named behind the ? is asked for by that, and not to be found', async () => {
    answerWith(job());
    const response = await get('/aplicar?jobId=12&jobId=13&utm_source=x');
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    const told = readPage(await response.text());
    expect([told.title, told.canonical, told.answerOf]).toEqual([
      'Aplicar: Mesero · Puente',
      undefined,
      '/jobs/12?populate=*',
    ]);
    expect(gateway.jobs.requests.map(({ url }) => url)).toEqual(['/api/jobs/12?populate=*']);
  });

  test.each([
    ['/aplicar?jobId=12', 404, 'Empleo no encontrado'],
    ['/aplicar?jobId=12', 410, 'Ya no está disponible'],
  ])('%s of a job that is a %d is that, too', async (path, status, title) => {
    answerWith({ error: { status, message: 'x' } }, status);
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(readPage(await response.text()).title).toBe(`${title} · Puente`);
  });

  test.each(['/aplicar', '/aplicar?jobId=', '/aplicar?other=12'])(
    '%s names nothing: 404, and nobody is asked',
    async (path) => {
      const response = await get(path);
      expect([response.status, readPage(await response.text()).title]).toEqual([
        404,
        'Empleo no encontrado · Puente',
      ]);
      expect(gateway.jobs.requests).toEqual([]);
    },
  );

  test.each([
    ['/detalle-empleo/12%', '12%25'],
    ['/detalle-empleo/caf%C3%A9%2', 'caf%25C3%25A9%252'],
    ['/detalle-empleo/1%00', '1%00'],
  ])(
    '%s, of a link that was cut short, asks what the page will ask, and names nothing',
    async (path, asked) => {
      answerWith({ error: { status: 400, message: 'x' } }, 400);
      expect((await get(path)).status).toBe(404);
      expect(gateway.jobs.requests.map(({ url }) => url)).toEqual([`/api/jobs/${asked}?populate=*`]);
    },
  );

  test.each(['..', '../../users', 'a/b?c=d', '12%26x=1'])(
    'what is behind the ? stays one part of the call: %s',
    async (jobId) => {
      answerWith({ error: { status: 400, message: 'x' } }, 400);
      const response = await get(`/aplicar?jobId=${encodeURIComponent(jobId)}`);
      expect([200, 404]).toContain(response.status);
      for (const { url } of gateway.jobs.requests) expect(url).toMatch(/^\/api\/jobs\/[^/?]+\?populate=\*$/);
    },
  );

  test('HEAD has the status, the length and the tag of the page, and no page', async () => {
    answerWith(job());
    const whole = await get('/detalle-empleo/12', { headers: { 'accept-encoding': 'identity' } });
    const head = await get('/detalle-empleo/12', {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([
      200,
      whole.headers.get('etag'),
      '',
    ]);
    expect(head.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength));
    answerWith({ error: {} }, 410);
    expect((await get('/detalle-empleo/12', { method: 'HEAD' })).status).toBe(410);
  });

  test('it is sent again only when something in it is another', async () => {
    answerWith(job());
    const first = await get('/detalle-empleo/12');
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
      'no-cache',
      'accept-encoding',
    ]);
    const again = () => get('/detalle-empleo/12', { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    const strong = { 'if-none-match': etag.replace('W/', ''), 'accept-encoding': 'gzip' };
    expect((await get('/detalle-empleo/12', { headers: strong })).status).toBe(304);
    answerWith(job({ description: 'Servir mesas.' }));
    expect((await again()).status).toBe(200);
    answerWith({ data: null, error: {} }, 410);
    expect((await again()).status).toBe(410);
  });

  test.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)(
    'who reads %s is sent %s, with the weak tag that all encodings share',
    async (accepted, encoding, decompress) => {
      answerWith(job());
      const { headers, body } = await raw('/detalle-empleo/12', accepted);
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      const html = decompress(body);
      expect(readPage(html.toString()).title).toBe('Mesero · Puente');
      expect(headers.etag).toBe(`W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`);
    },
  );

  test('the policy forbids what is inline', async () => {
    answerWith(job());
    const { headers } = await get('/detalle-empleo/12');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  function raw(path: string, accepted: string) {
    return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      rawRequest(gateway.url + path, { headers: { 'accept-encoding': accepted } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
      })
        .on('error', reject)
        .end();
    });
  }
});
