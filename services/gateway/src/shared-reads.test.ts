import { type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { stopClock } from './clock.fixture.ts';
import { rawRead, startTestGateway, type TestGateway } from './testing.ts';

const json = 'application/json; charset=utf-8';
const forEverybody = 'public, max-age=0, s-maxage=2';
const long = 'Cocinera '.repeat(200);

let gateway: TestGateway;
/** What the service says now; each answer has its number. */
let text: string;
let headers: Record<string, string>;
beforeEach(async () => {
  stopClock();
  gateway = await startTestGateway();
  [text, headers] = [long, { 'cache-control': forEverybody, vary: 'Authorization', etag: 'W/"one"' }];
  gateway.jobs.answer((_, response) => answer(response));
});
afterEach(async () => {
  jest.useRealTimers();
  await gateway.close();
});

function answer(response: ServerResponse): void {
  const body = JSON.stringify({ data: text });
  response
    .writeHead(200, { 'content-type': json, 'content-length': Buffer.byteLength(body), ...headers })
    .end(body);
}

const get = (path: string, sent: Record<string, string> = {}) => fetch(gateway.url + path, { headers: sent });
const told = async (path: string, sent?: Record<string, string>) =>
  ((await (await get(path, sent)).json()) as { data: string }).data;
const rawGet = (path: string, sent: Record<string, string>) => rawRead(gateway, path, sent);
const asked = () => gateway.jobs.requests.length;
const change = (path = '/api/jobs') => fetch(gateway.url + path, { method: 'POST', body: '{}' });
describe('what everybody may read', () => {
  test('is asked for once, and as whole to the next', async () => {
    expect(await told('/api/jobs?_q=a')).toBe(long);
    text = 'newer';
    expect(await told('/api/jobs?_q=a')).toBe(long);
    expect(asked()).toBe(1);
    expect(await told('/api/jobs?_q=b')).toBe('newer');
  });

  test('is kept for two seconds, however much more its service allows', async () => {
    headers['cache-control'] = 'public, max-age=300';
    expect(await told('/api/jobs/7')).toBe(long);
    text = 'withdrawn';
    jest.setSystemTime(Date.now() + 1999);
    expect(await told('/api/jobs/7')).toBe(long);
    jest.setSystemTime(Date.now() + 1);
    expect(await told('/api/jobs/7')).toBe('withdrawn');
  });

  test('is kept from when it was asked for, not from when it came', async () => {
    gateway.jobs.answer((_, response) => {
      jest.setSystemTime(Date.now() + 1500);
      answer(response);
    });
    expect(await told('/api/jobs/7')).toBe(long);
    text = 'withdrawn';
    jest.setSystemTime(Date.now() + 500);
    expect(await told('/api/jobs/7')).toBe('withdrawn');
  });

  test('says how old it is, and to other caches what it said to this one', async () => {
    expect((await get('/api/jobs')).headers.get('age')).toBe('0');
    jest.setSystemTime(Date.now() + 1000);
    const kept = await get('/api/jobs');
    expect(Object.fromEntries(kept.headers)).toMatchObject({
      age: '1',
      'cache-control': forEverybody,
      vary: 'Authorization, accept-encoding',
      etag: 'W/"one"',
      'content-type': json,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('comes as who asks takes it: «%s»', async (accepted, encoding, decode) => {
    await get('/api/jobs', { 'accept-encoding': 'br' });
    const { response, body } = await rawGet('/api/jobs', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-length']).toBe(String(body.length));
    expect(JSON.parse(decode(body).toString())).toEqual({ data: long });
    expect(asked()).toBe(1);
  });

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])(
    'that its service compressed comes as who asks takes it, too: «%s»',
    async (accepted, encoding, decode) => {
      const body = JSON.stringify({ data: long });
      const encoded = brotliCompressSync(body);
      const told = { 'content-type': json, 'content-encoding': 'br', vary: 'Accept-Encoding' };
      const length = { 'content-length': encoded.length };
      gateway.jobs.answer((_, response) =>
        response.writeHead(200, { ...headers, ...told, ...length }).end(encoded),
      );
      for (const caching of [forEverybody, 'no-store']) {
        headers['cache-control'] = caching;
        const before = asked();
        for (const { response, body: sent } of [
          await rawGet(`/api/jobs?_q=${caching}`, { 'accept-encoding': accepted }),
          await rawGet(`/api/jobs?_q=${caching}`, { 'accept-encoding': accepted }),
        ]) {
          expect([caching, response.headers['content-encoding']]).toEqual([caching, encoding]);
          expect(JSON.parse(decode(sent).toString())).toEqual({ data: long });
          expect(response.headers.vary).toMatch(/accept-encoding/i);
        }
        expect(asked() - before).toBe(caching === forEverybody ? 1 : 2);
      }
    },
  );

  test('counts for the limit of who asks, as if the service had been asked', async () => {
    const statuses = [];
    for (let call = 0; call < 301; call += 1) statuses.push((await get('/api/jobs')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    const refused = await get('/api/jobs');
    expect([refused.status, asked()]).toEqual([429, 1]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { status: 429, name: 'RateLimitError' } });
    expect((await get('/api/jobs/7')).status).toBe(200);
  }, 30_000);
});

describe('nothing is kept', () => {
  test.each([
    ['of who shows a token', { authorization: 'Bearer a' }],
    ['of who has a cookie', { cookie: 'puente_device=a' }],
    ['for who wants it anew', { 'cache-control': 'no-cache' }],
    ['for who wants it anew, as of old', { pragma: 'no-cache' }],
    ['of a part', { range: 'bytes=0-1' }],
  ])('%s, and nothing of others is given them', async (_, sent) => {
    await told('/api/jobs');
    text = 'theirs';
    expect(await told('/api/jobs', sent)).toBe('theirs');
    expect(await told('/api/jobs')).toBe(long);
  });

  test.each([
    ['no word of its service', {}],
    ['«private»', { 'cache-control': 'private, max-age=60' }],
    ['«no-store»', { 'cache-control': 'no-store' }],
    ['a cookie', { 'cache-control': forEverybody, 'set-cookie': 'a=1' }],
    ['an encoding of its own', { 'cache-control': forEverybody, 'content-encoding': 'identity' }],
    ['«vary: *»', { 'cache-control': forEverybody, vary: '*' }],
  ])('of an answer with %s', async (_, said) => {
    headers = said;
    await told('/api/jobs');
    text = 'newer';
    expect(await told('/api/jobs')).toBe('newer');
  });

  test('of an answer that differs by what they sent, for who sent something else', async () => {
    headers['vary'] = 'Accept-Language';
    await told('/api/jobs', { 'accept-language': 'es' });
    text = 'jobs';
    expect(await told('/api/jobs', { 'accept-language': 'en' })).toBe('jobs');
  });

  test('of a failure', async () => {
    gateway.jobs.answer((_, response) => response.writeHead(500, headers).end('{}'));
    expect((await get('/api/jobs')).status).toBe(500);
    gateway.jobs.answer((_, response) => answer(response));
    expect(await told('/api/jobs')).toBe(long);
  });

  test('of an answer too large to hold, which comes whole', async () => {
    text = 'x'.repeat(300 * 1024);
    expect(await told('/api/jobs')).toBe(text);
    text = 'newer';
    expect(await told('/api/jobs')).toBe('newer');
  });
});

describe('a change', () => {
  test('is seen by the next who asks, whoever that is', async () => {
    await told('/api/jobs');
    text = 'changed';
    await change();
    expect(await told('/api/jobs')).toBe('changed');
  });

  test('through another service, too', async () => {
    await told('/api/jobs');
    text = 'changed';
    await fetch(`${gateway.url}/api/users/7`, { method: 'PUT', body: '{}' });
    expect(await told('/api/jobs')).toBe('changed');
  });

  test('of something else, as its service says, leaves what is kept', async () => {
    headers['cache-groups'] = '"jobs", "users"';
    await told('/api/jobs');
    text = 'changed';
    headers['cache-group-invalidation'] = '"applications"';
    await change('/api/applications');
    expect(await told('/api/jobs')).toBe(long);
    headers['cache-group-invalidation'] = '"users"';
    await change('/api/applications');
    expect(await told('/api/jobs')).toBe('changed');
  });

  test('that was refused leaves what is kept', async () => {
    await told('/api/jobs');
    gateway.jobs.answer((_, response) => response.writeHead(403).end('{}'));
    await change();
    expect(await told('/api/jobs')).toBe(long);
  });

  test('is seen by who asks after it, though what was asked before it comes later', async () => {
    await told('/api/jobs?_q=warm');
    const held: ServerResponse[] = [];
    gateway.jobs.answer(({ method }, response) =>
      method === 'GET' ? held.push(response) : response.end('{}'),
    );
    const before = told('/api/jobs');
    while (held.length < 1) await pause(5);
    await change();
    const after = told('/api/jobs');
    await pause(50);
    answer(held[0] as ServerResponse);
    expect(await before).toBe(long);
    while (held.length < 2) await pause(5);
    text = 'changed';
    answer(held[1] as ServerResponse);
    expect(await after).toBe('changed');
    gateway.jobs.answer((_, response) => answer(response));
    expect(await told('/api/jobs')).toBe('changed');
  });
});
