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

/** What answers are made of: a change of the one is none of what is made of the other. */
const groups = ['jobs', 'companies'] as const;
type Group = (typeof groups)[number];

/**
 * What a service may answer, honestly: what it marks as everybody's depends on nothing but the address, what it
 * says that it varies by, and the groups that it says it is made of.
 */
const kinds: Record<string, (asked: IncomingHttpHeaders) => Answer> = {
  open: () => ({ headers: { 'cache-control': 'public, max-age=0, s-maxage=2' }, said: 'all' }),
  ofJobs: () => ({
    headers: { 'cache-control': 'public, s-maxage=60', 'cache-groups': '"jobs"' },
    said: 'all',
  }),
  ofCompanies: ({ 'x-view': view }) => ({
    headers: { 'cache-control': 'public, s-maxage=2', vary: 'X-View', 'cache-groups': '"companies"' },
    said: view,
  }),
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
    fc.constantFrom(...names, 'open', 'ofJobs', 'ofCompanies', 'spoken', 'varied', 'optional', 'careless'),
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

/** By a call through the gateway, whose answer may say what was changed; or past it, which it cannot know. */
const change = fc.record({
  of: fc.constantFrom(...groups),
  by: fc.constantFrom('a call', 'a call that says so', 'another instance', 'another instance'),
});

/** Reads that are made at once, after some milliseconds, and what is changed before them. */
const step = fc.record({
  pause: fc.constantFrom(0, 0, 700, 1999, 2001),
  changed: fc.oneof({ weight: 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: change }),
  reads: fc.array(read, { minLength: 1, maxLength: 24 }),
});

let gateway: TestGateway;
/** How often each group was changed. */
let versions: Readonly<Record<Group, number>> = { jobs: 0, companies: 0 };
let made = 0;
beforeAll(async () => {
  stopClock();
  gateway = await startTestGateway({ RATE_LIMIT_SCALE: '1000000' });
  gateway.jobs.answer(({ method, url = '', headers: asked }, response) => {
    if (method !== 'GET') {
      const [of, says] = [asked['x-changes'] as Group, asked['x-says'] === 'true'];
      versions = { ...versions, [of]: versions[of] + 1 };
      return response.writeHead(200, says ? { 'cache-group-invalidation': `"${of}"` } : {}).end('{}');
    }
    const { headers, body } = answerTo(url, asked, versions);
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

const kindOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('kind') ?? '';

/** What an answer is made of. */
const groupsOf = (url: string): readonly Group[] =>
  (({ ofJobs: ['jobs'], ofCompanies: ['companies'] }) as const)[kindOf(url) as 'ofJobs' | 'ofCompanies'] ??
  groups;

function answerTo(url: string, asked: IncomingHttpHeaders, of: typeof versions) {
  const { headers, said } = (kinds[kindOf(url)] ?? kinds['silent'])!(asked);
  const madeOf = groupsOf(url).map((group) => of[group]);
  const body = JSON.stringify({ url, madeOf, said: said ?? null, more: 'y más '.repeat(300) });
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

/** States that were changed past the gateway less than two seconds ago: whoever is answered by one is answered as without a cache then. */
let past: { until: number; versions: typeof versions }[] = [];

async function make({ of, by }: { of: Group; by: string }) {
  if (by === 'another instance') {
    past.push({ until: Date.now(), versions });
    versions = { ...versions, [of]: versions[of] + 1 };
    return;
  }
  const says = by === 'a call that says so';
  const headers = { 'x-changes': of, 'x-says': String(says) };
  await fetch(`${gateway.url}/api/jobs`, { method: 'POST', body: '{}', headers });
  // What was kept of it is not shown any more; where nobody knows what was changed, nothing is.
  past = says ? past.map((one) => ({ ...one, versions: { ...one.versions, [of]: versions[of] } })) : [];
}

/** What somebody may be answered by: what is; and what was a moment ago, unless they show who they are or want no such thing. */
function statesFor({ authorization, cookie, 'cache-control': wanted }: IncomingHttpHeaders) {
  const isOwn = (authorization ?? cookie ?? wanted) !== undefined;
  const lately = past.filter(({ until }) => Date.now() - until < 2000).map((one) => one.versions);
  return isOwn ? [versions] : [versions, ...lately];
}

test('whoever asks whatever in whichever order is answered as without a cache, or two seconds ago past it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      for (const { pause, changed, reads } of steps) {
        jest.setSystemTime(Date.now() + pause);
        if (changed) await make(changed);
        made += reads.length;
        const answers = await Promise.all(reads.map(through));
        for (const [index, { response, body }] of answers.entries()) {
          const { method, url, ...sent } = reads[index] as Read;
          const allowed = statesFor(sent).map((state) => answerTo(url, sent, state));
          if (response.statusCode === 304) {
            expect(sent['if-none-match']).toBe('*');
            expect(allowed.map(({ headers }) => headers.etag)).toContain(
              String(response.headers.etag).replace('W/', ''),
            );
          } else {
            expect(response.statusCode).toBe(200);
            expect(method === 'HEAD' ? [''] : allowed.map((one) => one.body)).toContain(body);
          }
          expect(response.headers['set-cookie']?.[0]).toBe(
            (allowed[0]?.headers as Record<string, unknown>)['set-cookie'],
          );
        }
      }
    }),
    { numRuns: 300 },
  );
  // And many of them from what was kept.
  const asked = gateway.jobs.requests.filter(({ method }) => method === 'GET').length;
  expect(made - asked).toBeGreaterThan(500);
}, 120_000);
