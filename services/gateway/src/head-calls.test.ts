import { type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { stopClock } from './clock.fixture.ts';
import { rawRead, startTestGateway, type TestGateway } from './testing.ts';

const forEverybody = {
  'cache-control': 'public, max-age=0, s-maxage=2',
  vary: 'Authorization',
  etag: 'W/"one"',
};
const long = 'Cocinera '.repeat(200);
const tooLarge = 'x'.repeat(300 * 1024);
const token = { authorization: 'Bearer a' };

let gateway: TestGateway;
beforeEach(async () => {
  stopClock();
  gateway = await startTestGateway();
});
afterEach(async () => {
  jest.useRealTimers();
  await gateway.close();
});

/** As a service answers, which knows no HEAD. */
const answers =
  (status: number, text: string, headers: Record<string, string> = {}) =>
  ({ method }: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify({ data: text });
    const told = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...headers,
    };
    response.writeHead(method === 'HEAD' ? 404 : status, told).end(body);
  };
const read = (method: string, path: string, headers: Record<string, string> = {}) =>
  rawRead(gateway, path, headers, method);
const asked = () => [...gateway.jobs.requests, ...gateway.identity.requests].map(({ method }) => method);

async function compared(path: string, sent: Record<string, string>) {
  const told = [];
  for (const method of ['HEAD', 'GET', 'HEAD']) {
    const { response, body } = await read(method, path, sent);
    // Of the moment, and of the connection.
    const { date: _, 'transfer-encoding': __, ...headers } = response.headers;
    told.push({ status: response.statusCode, headers, bytes: body.length });
  }
  return told;
}

describe('HEAD is answered as GET, without what it would read', () => {
  describe.each(['br', 'gzip', 'identity'])('by encoding «%s»', (encoding) => {
    test.each<[string, string, Record<string, string>, Record<string, string>]>([
      ['short', 'x', forEverybody, {}],
      ['long', long, forEverybody, {}],
      ['too large to be kept', tooLarge, forEverybody, {}],
      ['asked for past what is kept', long, forEverybody, { 'cache-control': 'no-cache' }],
      ['for one alone', long, { 'cache-control': 'private, no-store' }, token],
      ['too large and for one alone', tooLarge, { 'cache-control': 'private, no-store' }, token],
      ['known already', long, forEverybody, { 'if-none-match': 'W/"one"' }],
    ])('what is %s', async (_, text, headers, sent) => {
      gateway.jobs.answer(answers(200, text, headers));
      const [head, get, again] = await compared('/api/jobs', { ...sent, 'accept-encoding': encoding });
      expect(get).toMatchObject({ status: sent['if-none-match'] ? 304 : 200 });
      expect(head).toEqual({ ...get, bytes: 0 });
      expect(again).toEqual({ ...get, bytes: 0 });
      expect(new Set(asked())).toEqual(new Set(['GET']));
    });
  });

  test.each([
    ['what is gone', 410, {}],
    ['what somebody may not', 403, token],
    ['a service that is busy', 503, {}],
  ])('also where that is a refusal: %s', async (_, status, sent) => {
    gateway.jobs.answer(answers(status, 'no', { 'cache-control': 'no-store' }));
    const [head, get] = await compared('/api/jobs/7', sent);
    expect(get).toMatchObject({ status });
    expect(head).toEqual({ ...get, bytes: 0 });
  });

  test.each([
    ['/api/nothing', 404],
    ['/api/jobs/7/secrets', 404],
    ['/api/users/me', 200],
    ['/api/auth/providers', 200],
    ['/api/health', 200],
    ['/api/docs', 503],
  ])('%s, which is a %i', async (path, status) => {
    const [head, get] = await compared(path, {});
    expect(get).toMatchObject({ status });
    expect(head).toEqual({ ...get, bytes: 0 });
    expect(asked()).not.toContain('HEAD');
  });

  test.each(['/', '/empleos', '/nada'])('the page %s, also to who has it already', async (path) => {
    const { headers } = (await read('GET', path)).response;
    for (const sent of [{}, { 'if-none-match': headers.etag ?? '*', 'accept-encoding': 'br' }]) {
      const [head, get] = await compared(path, sent as Record<string, string>);
      expect(head).toEqual({ ...get, bytes: 0 });
    }
  });

  test('where the service is gone', async () => {
    await gateway.jobs.close();
    const [head, get] = await compared('/api/jobs', {});
    expect(get).toMatchObject({ status: 503 });
    expect(head).toEqual({ ...get, bytes: 0 });
  });
});

test('HEAD and GET are one question: what one was told is kept for the other, and both count', async () => {
  gateway.jobs.answer(answers(200, long, forEverybody));
  for (const method of ['HEAD', 'GET', 'HEAD', 'GET'])
    expect((await read(method, '/api/jobs')).response.statusCode).toBe(200);
  expect(asked()).toEqual(['GET']);
  for (let call = 4; call < 300; call += 1) await read('HEAD', '/api/jobs');
  const { response, body } = await read('HEAD', '/api/jobs');
  expect([response.statusCode, body.length]).toEqual([429, 0]);
}, 30_000);

test('HEAD of a GET that changes something is no GET', async () => {
  gateway.identity.answer(answers(200, 'confirmed'));
  for (const path of ['/api/auth/email-confirmation', '/api/auth/email%2Dconfirmation/'])
    expect((await read('HEAD', `${path}?confirmation=a`)).response.statusCode).toBe(404);
  expect(asked()).toEqual(['HEAD', 'HEAD']);
});
