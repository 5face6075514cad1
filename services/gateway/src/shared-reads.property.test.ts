import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { acceptedEncoding, encode } from '@puente/service-kit/calls';
import fc from 'fast-check';
import { stopClock } from './clock.fixture.ts';
import { rawRead, startTestGateway, type TestGateway } from './testing.ts';

interface Answer {
  headers: Record<string, string>;
  said: unknown;
}

/**
 * What a service may answer, honestly: what it marks as everybody's depends on nothing but the address and what it
 * says that it varies by.
 */
const kinds: Record<string, (asked: IncomingHttpHeaders) => Answer> = {
  open: () => ({ headers: { 'cache-control': 'public, max-age=0, s-maxage=2' }, said: 'all' }),
  aged: () => ({ headers: { 'cache-control': 'public, max-age=300' }, said: 'all' }),
  spoken: ({ 'accept-language': language }) => ({
    headers: { 'cache-control': 'public, s-maxage=2', vary: 'Accept-Language' },
    said: language,
  }),
  varied: ({ 'accept-language': language, 'x-view': view }) => ({
    headers: { 'cache-control': 'public, s-maxage=2', vary: 'X-View, accept-language' },
    said: [language, view],
  }),
  optional: ({ authorization }) => ({
    headers: {
      'cache-control': authorization ? 'private, no-store' : 'public, max-age=0, s-maxage=2',
      vary: 'Authorization',
    },
    said: authorization,
  }),
  // The one that is not: what is somebody's must stay theirs even so.
  careless: ({ cookie, authorization }) => ({
    headers: { 'cache-control': 'public, s-maxage=2' },
    said: [cookie, authorization],
  }),
  kept: ({ cookie, authorization }) => ({
    headers: { 'cache-control': 'private, max-age=60' },
    said: [cookie, authorization],
  }),
  silent: ({ cookie, authorization, 'accept-language': language }) => ({
    headers: {},
    said: [cookie, authorization, language],
  }),
  unlike: ({ 'x-view': view }) => ({
    headers: { 'cache-control': 'public, s-maxage=2', vary: '*' },
    said: view,
  }),
  welcoming: ({ 'x-view': view }) => ({
    headers: { 'cache-control': 'public, s-maxage=2', vary: 'x-view', 'set-cookie': 'puente=1' },
    said: view,
  }),
};

const names = Object.keys(kinds);
/** Few, so that many ask the same; the last is the first by another address. */
const address = fc
  .tuple(
    fc.constantFrom(...names, 'open', 'spoken', 'varied', 'optional', 'careless'),
    fc.constantFrom('', '&%6e=1'),
  )
  .map(([kind, more]) => `/api/jobs?kind=${kind}${more}`);

const seldom = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const read = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
  url: address,
  authorization: seldom(fc.constantFrom('Bearer ana', 'Bearer luis')),
  cookie: seldom(fc.constantFrom('puente_device=ana', 'puente_device=luis')),
  'accept-language': seldom(fc.constantFrom('es', 'en')),
  'x-view': seldom(fc.constantFrom('card', 'page')),
  'accept-encoding': seldom(fc.constantFrom('br', 'gzip', 'gzip, br', 'identity', 'br;q=0')),
  'if-none-match': seldom(fc.constantFrom('"none"', '*')),
  'cache-control': seldom(fc.constantFrom('no-cache', 'max-age=0')),
});
type Read = { method: string; url: string } & Record<string, string | undefined>;

/** Reads that are made at once; and whether something is changed before them. */
const step = fc.record({
  change: fc.constantFrom(true, false, false, false, false, false),
  reads: fc.array(read, { minLength: 1, maxLength: 24 }),
});

let gateway: TestGateway;
let version = 0;
let made = 0;
beforeAll(async () => {
  stopClock();
  gateway = await startTestGateway({ RATE_LIMIT_SCALE: '1000000' });
  gateway.jobs.answer(({ method, url = '', headers: asked }, response) => {
    if (method !== 'GET') {
      version += 1;
      return response.writeHead(200).end('{}');
    }
    const { headers, body } = answerTo(url, asked);
    // As the service compresses what is asked for so; other services do not.
    if (url.includes('%6e') || acceptedEncoding(asked['accept-encoding']) !== 'br')
      return response.writeHead(200, headers).end(body);
    const encoded = encode(Buffer.from(body), 'br');
    const told = { 'content-encoding': 'br', 'content-length': encoded.length };
    const vary = [(headers as Record<string, unknown>)['vary'], 'Accept-Encoding'].filter(Boolean).join(', ');
    return response.writeHead(200, { ...headers, ...told, vary }).end(encoded);
  });
});
afterAll(async () => {
  jest.useRealTimers();
  await gateway.close();
});

function answerTo(url: string, asked: IncomingHttpHeaders) {
  const { headers, said } = (kinds[new URLSearchParams(url.split('?')[1]).get('kind') ?? ''] ??
    kinds['silent'])!(asked);
  const body = JSON.stringify({ url, version, said: said ?? null, more: 'y más '.repeat(300) });
  const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
  return {
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      etag,
      ...headers,
    },
    body,
  };
}

async function through({ method, url, ...sent }: Read) {
  const headers = Object.fromEntries(
    Object.entries(sent).filter((header): header is [string, string] => header[1] !== undefined),
  );
  const { response, body: bytes } = await rawRead(gateway, url, headers, method);
  if (method === 'HEAD') return { response, body: bytes.toString() };
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers['content-encoding'] ?? ''];
  return { response, body: (decode?.(bytes) ?? bytes).toString() };
}

test('whoever asks whatever in whichever order is answered as without a cache', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      for (const { change, reads } of steps) {
        if (change) await fetch(`${gateway.url}/api/jobs`, { method: 'POST', body: '{}' });
        made += reads.length;
        const answers = await Promise.all(reads.map(through));
        for (const [index, { response, body }] of answers.entries()) {
          const { method, url, ...sent } = reads[index] as Read;
          const expected = answerTo(url, sent);
          if (response.statusCode === 304) {
            expect(sent['if-none-match']).toBe('*');
            expect([`W/${expected.headers.etag}`, expected.headers.etag]).toContain(response.headers.etag);
          } else expect([response.statusCode, body]).toEqual([200, method === 'HEAD' ? '' : expected.body]);
          expect(response.headers['set-cookie']?.[0]).toBe(
            (expected.headers as Record<string, unknown>)['set-cookie'],
          );
        }
      }
    }),
    { numRuns: 300 },
  );
  // And many of them from what was kept.
  const asked = gateway.jobs.requests.filter(({ method }) => method === 'GET').length;
  expect(made - asked).toBeGreaterThan(1000);
}, 120_000);
