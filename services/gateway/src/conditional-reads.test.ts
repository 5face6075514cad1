import { type ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { stopClock } from './clock.fixture.ts';
import { rawRead, startTestGateway, type TestGateway } from './testing.ts';

const forEverybody = 'public, max-age=0, s-maxage=2';
const headers = { 'cache-control': forEverybody, vary: 'Authorization', etag: 'W/"one"' };
const long = 'Cocinera '.repeat(200);
const tooLarge = 'x'.repeat(300 * 1024);

let gateway: TestGateway;
let text: string;
beforeEach(async () => {
  stopClock();
  gateway = await startTestGateway();
  text = long;
  gateway.jobs.answer((_, response) => answer(response));
});
afterEach(async () => {
  jest.useRealTimers();
  await gateway.close();
});

function answer(response: ServerResponse): void {
  const body = JSON.stringify({ data: text });
  const told = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  response.writeHead(200, { ...told, ...headers }).end(body);
}

const rawGet = (path: string, sent: Record<string, string>) => rawRead(gateway, path, sent);

describe('what everybody may read', () => {
  test.each([['W/"one"'], ['"one"'], ['"other", W/"one"'], ['*']])(
    'is not sent again to who has it: %s',
    async (tag) => {
      for (const round of [1, 2]) {
        const { response, body } = await rawGet('/api/jobs', { 'if-none-match': tag });
        expect([round, response.statusCode, body.length]).toEqual([round, 304, 0]);
        expect(response.headers.etag).toBe('W/"one"');
      }
      const { response } = await rawGet('/api/jobs', { 'if-none-match': '"another"' });
      expect(response.statusCode).toBe(200);
      expect(gateway.jobs.requests).toHaveLength(1);
    },
  );

  test.each([['W/"one"'], ['"one"'], ['"other", W/"one"'], ['*']])(
    'is not sent again to who has it, though it is too large to be kept: %s',
    async (tag) => {
      text = tooLarge;
      const whole = await rawGet('/api/jobs', { 'accept-encoding': 'br' });
      expect(JSON.parse(brotliDecompressSync(whole.body).toString())).toEqual({ data: text });
      for (const accepted of ['br', 'identity']) {
        const sent = { 'if-none-match': tag, 'accept-encoding': accepted };
        const { response, body } = await rawGet('/api/jobs', sent);
        expect([response.statusCode, body.length]).toEqual([304, 0]);
        expect(response.headers).toMatchObject({
          'cache-control': forEverybody,
          etag: 'W/"one"',
          vary: whole.response.headers.vary,
        });
        expect(Object.keys(response.headers).filter((name) => name.startsWith('content-'))).toEqual([
          'content-security-policy',
        ]);
      }
      const { response, body } = await rawGet('/api/jobs', { 'if-none-match': '"another"' });
      expect([response.statusCode, JSON.parse(body.toString())]).toEqual([200, { data: text }]);
    },
  );

  test('is not sent again to who asks past what is kept, and has it', async () => {
    gateway.jobs.answer(({ headers: sent }, response) =>
      sent['if-none-match'] ? response.writeHead(304, headers).end() : answer(response),
    );
    const sent = { 'if-none-match': 'W/"one"', 'cache-control': 'max-age=0', 'accept-encoding': 'br' };
    const { response, body } = await rawGet('/api/jobs', sent);
    expect([response.statusCode, body.length]).toEqual([304, 0]);
    expect(response.headers).toMatchObject({ etag: 'W/"one"', vary: 'Authorization, accept-encoding' });
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  test.each([
    ['short', 'x', {}],
    ['long', long, {}],
    ['too large to be kept', tooLarge, {}],
    ['long, asked for past what is kept', long, { 'cache-control': 'no-cache' }],
    ['too large, asked for past what is kept', tooLarge, { 'cache-control': 'no-cache' }],
  ])('tells caches that it differs by encoding, whichever it comes in: %s', async (_, said, sent) => {
    text = said;
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { response } = await rawGet('/api/jobs', { ...sent, 'accept-encoding': accepted });
      expect([accepted, response.headers.vary]).toEqual([accepted, 'Authorization, accept-encoding']);
    }
  });
});
