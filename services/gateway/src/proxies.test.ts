import { once } from 'node:events';
import { type IncomingMessage, request as rawRequest, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { apiRoutes } from '@puente/service-kit/api-routes';
import { startTestGateway, type TestGateway } from './testing.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const call = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, init);

describe('calls go to the service that owns them', () => {
  test.each([
    ['/api/auth/local', 'identity'],
    ['/api/auth/local/register', 'identity'],
    ['/api/users', 'identity'],
    ['/api/users/me', 'identity'],
    ['/api/captcha', 'identity'],
    ['/api/contact', 'identity'],
    ['/api/upload', 'identity'],
    ['/api/files/7', 'identity'],
    ['/api/google-custom', 'identity'],
    ['/api/microsoft-custom?role=user', 'identity'],
    ['/api/jobs', 'jobs'],
    ['/api/jobs/7/report', 'jobs'],
    ['/api/applications/7', 'jobs'],
    ['/api/favorites', 'jobs'],
    ['/api/posts', 'jobs'],
  ])('%s to %s', async (path, name) => {
    const response = await call(path, { method: 'POST', body: '{"a":1}' });
    expect(await response.json()).toEqual({ name });
    const asked = gateway[name as 'identity' | 'jobs'].requests;
    expect(asked).toEqual([expect.objectContaining({ method: 'POST', url: path, body: '{"a":1}' })]);
  });

  const served = (['identity', 'jobs'] as const).flatMap((name) =>
    apiRoutes[name].map((route) => [route, name] as const),
  );
  test.each(served)('%s, which is one of them, to %s', async (route, name) => {
    const [method = '', path = ''] = route.replaceAll(/\{\w+\}/g, '7').split(' ');
    expect((await call(path, { method })).status).toBe(200);
    expect(gateway[name].requests).toEqual([expect.objectContaining({ method, url: path })]);
  });

  test('what a service has for those who run it is no call', () => {
    expect(served.length).toBeGreaterThan(20);
    expect(served.filter(([route]) => !/^[A-Z]+ \/api\/(?!docs|health|metrics)/.test(route))).toEqual([]);
  });

  test.each([
    '/api/jobs/7/secrets',
    '/api/auth',
    '/api/auth/nothing',
    '/api/users/me/more',
    '/api/docs/swagger-ui.css',
    '/api/health/live',
    '/api',
    '/api/',
    '/api/nothing',
    '/api/jobsearch',
    '/api/users-all',
    '/api/metrics',
    '/api/custom',
  ])('%s belongs to nobody and is a JSON 404', async (path) => {
    const response = await call(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      data: null,
      error: { status: 404, name: 'NotFoundError', message: 'No encontrado.', details: {} },
    });
    expect([...gateway.identity.requests, ...gateway.jobs.requests]).toEqual([]);
  });

  test('a path cannot climb out of the calls it may reach', async () => {
    for (const path of [
      '/api/jobs/../../metrics',
      '/api/jobs/%2e%2e/%2e%2e/metrics',
      '/api/jobs/..%2f..%2fmetrics',
    ]) {
      const status = await new Promise((resolve, reject) => {
        rawRequest(gateway.url + path, (response) => resolve(response.resume().statusCode))
          .on('error', reject)
          .end();
      });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(gateway.jobs.requests).toEqual([]);
  });
});

describe('what passes through', () => {
  test('query, credentials, status, headers and body arrive as they were sent', async () => {
    gateway.jobs.answer((_, response) =>
      response
        .writeHead(429, { 'retry-after': '30', 'content-type': 'application/json' })
        .end('{"slow":true}'),
    );
    const response = await call('/api/jobs?filters[employer][id][$eq]=7&_q=cocina%20caf%C3%A9', {
      headers: { authorization: 'Bearer abc', 'idempotency-key': 'una-vez-y-no-dos' },
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.json()).toEqual({ slow: true });
    expect(gateway.jobs.requests[0]).toMatchObject({
      url: '/api/jobs?filters[employer][id][$eq]=7&_q=cocina%20caf%C3%A9',
      headers: { authorization: 'Bearer abc', 'idempotency-key': 'una-vez-y-no-dos' },
    });
  });

  test("a caller's address is what the gateway saw, not what the caller claims", async () => {
    await call('/api/posts', {
      headers: {
        'x-forwarded-for': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        'x-real-ip': '6.6.6.6',
        'x-forwarded-host': 'evil',
      },
    });
    const headers = gateway.jobs.requests[0]?.headers;
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' });
    expect(headers).not.toHaveProperty('forwarded');
    expect(headers).not.toHaveProperty('x-real-ip');
  });

  test('cookies pass both ways, each for itself', async () => {
    gateway.identity.answer((_, response) =>
      response.writeHead(200, { 'set-cookie': ['a=1; Path=/api; HttpOnly', 'b=2; Secure'] }).end(),
    );
    const response = await call('/api/auth/local', { method: 'POST', headers: { cookie: 'a=0; c=3' } });
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/api; HttpOnly', 'b=2; Secure']);
    expect(gateway.identity.requests[0]?.headers).toMatchObject({ cookie: 'a=0; c=3' });
  });

  test('answers are not kept by anyone unless their service says so', async () => {
    expect((await call('/api/users/me')).headers.get('cache-control')).toBe('no-store');
    gateway.jobs.answer((_, response) => response.writeHead(200, { 'cache-control': 'max-age=5' }).end());
    expect((await call('/api/jobs')).headers.get('cache-control')).toBe('max-age=5');
  });

  test('what a service says of its own connection stays between it and the gateway', async () => {
    gateway.jobs.answer((_, response) => response.writeHead(200, { 'keep-alive': 'timeout=77' }).end());
    expect((await call('/api/jobs')).headers.get('keep-alive')).not.toContain('77');
    expect((await call('/api/jobs', { headers: { connection: 'close' } })).headers.get('connection')).toBe(
      'close',
    );
  });

  test('curl asking to expect 100-continue is served', async () => {
    const body = 'x'.repeat(2000);
    const status = await new Promise((resolve, reject) => {
      const request = rawRequest(
        `${gateway.url}/api/upload`,
        { method: 'POST', headers: { expect: '100-continue', 'content-length': body.length } },
        (response) => resolve(response.resume().statusCode),
      );
      request.on('continue', () => request.end(body)).on('error', reject);
      request.flushHeaders();
    });
    expect(status).toBe(200);
    expect(gateway.identity.requests[0]?.body).toBe(body);
  });
});

describe('a service in trouble', () => {
  test('one that is down is a 503 in the error shape, and the other goes on', async () => {
    await gateway.jobs.close();
    const response = await call('/api/jobs');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({
      data: null,
      error: { status: 503, name: 'ServiceUnavailableError', details: {} },
    });
    expect((await call('/api/users/me')).status).toBe(200);
  });

  test('one that hangs up is a 502', async () => {
    gateway.jobs.answer((request) => request.socket.destroy());
    const response = await call('/api/jobs', { method: 'POST', body: '{}' });
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ error: { name: 'BadGatewayError' } });
  });

  test('its own 503 is passed on at once, asked only once', async () => {
    gateway.jobs.answer((_, response) => response.writeHead(503).end());
    expect((await call('/api/jobs')).status).toBe(503);
    expect(gateway.jobs.requests).toHaveLength(1);
  });
});

test('one that hangs costs the calls beyond its connections three seconds, the other service none', async () => {
  gateway.jobs.answer(() => undefined); // never
  const leaving = new AbortController();
  const hung = Array.from({ length: 128 }, () =>
    call('/api/jobs', { signal: leaving.signal }).catch(() => undefined),
  );
  while (gateway.jobs.requests.length < 128) await pause(20);

  const late = [call('/api/jobs'), call('/api/jobs', { method: 'POST', body: 'x'.repeat(50_000) })].map(
    async (answer) => (await answer).status,
  );
  expect((await call('/api/users/me')).status).toBe(200);
  expect(await Promise.all(late)).toEqual([503, 503]);

  leaving.abort();
  await Promise.all(hung);
  gateway.jobs.answer((_, response) => response.end('{}'));
  expect((await call('/api/jobs')).status).toBe(200);
  // Nobody waits for the calls that were given up any more.
  expect(gateway.jobs.requests).toHaveLength(129);
}, 15_000);

test('a caller who hangs up hangs up on the service, too', async () => {
  const arrived = new Promise<IncomingMessage>((resolve) => gateway.jobs.answer(resolve)); // and never answers
  const call = rawRequest(`${gateway.url}/api/jobs`).on('error', () => undefined);
  call.end();
  const { socket } = await arrived;
  call.destroy();
  if (!socket.destroyed) await once(socket, 'close');
});

test('who reads nothing of an answer is hung up on in the end, and its service with them', async () => {
  expect(gateway.server.timeout).toBe(30_000);
  gateway.server.setTimeout(500);
  const answering = new Promise<ServerResponse>((resolve) =>
    gateway.jobs.answer((_, response) => {
      response.end(Buffer.alloc(50_000_000, 'x'));
      resolve(response);
    }),
  );
  const reader = connect(Number(new URL(gateway.url).port), '127.0.0.1').pause();
  reader.on('error', () => undefined).write('GET /api/jobs HTTP/1.1\r\nHost: a\r\n\r\n');
  const response = await answering;
  await once(response, 'close');
  expect(response.writableFinished).toBe(false);
  reader.destroy();
});

test('an address that cannot be decoded is a 400 in the shape of every error', async () => {
  const response = await call('/api/jobs/%E0%A4%A');
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    data: null,
    error: { status: 400, name: 'ValidationError', message: 'La petición no es válida.', details: {} },
  });
});
