import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from './testing.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const call = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, init);

describe('compressed bodies', () => {
  const bomb = gzipSync(JSON.stringify({ title: 'a'.repeat(50 * 1024 * 1024) }));

  test.each(['/api/jobs', '/api/applications/7', '/api/auth/local', '/api/upload', '/api/nothing'])(
    'are refused (%s), neither inflated nor passed on',
    async (path) => {
      for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip']) {
        const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
        const response = await call(path, { method: 'POST', headers, body: bomb });
        expect(response.status).toBe(415);
        expect(await response.json()).toEqual({
          data: null,
          error: {
            status: 415,
            name: 'UnsupportedMediaTypeError',
            message: 'El formato de la petición no es válido.',
            details: {},
          },
        });
      }
      expect([...gateway.identity.requests, ...gateway.jobs.requests]).toEqual([]);
    },
  );

  test('a body that says it is as it is passes', async () => {
    const headers = { 'content-encoding': 'identity' };
    expect((await call('/api/jobs', { method: 'POST', headers, body: '{}' })).status).toBe(200);
  });
});

describe('bodies that are too large', () => {
  const tooLarge = Buffer.alloc(300 * 1024);

  test('one that says its length is refused before it is passed on', async () => {
    const response = await call('/api/jobs', { method: 'POST', body: tooLarge });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { status: 413, name: 'PayloadTooLargeError' } });
    expect(gateway.jobs.requests).toEqual([]);
  });

  test('one that hides its length is refused as it comes', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 30; sent += 1) controller.enqueue(new Uint8Array(10 * 1024));
        controller.close();
      },
    });
    const response = await call('/api/jobs', { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
    expect(gateway.jobs.requests).toEqual([]);
  });

  test.each([5, 30])('a file of %d MB is refused in words that its sender reads', async (megabytes) => {
    const response = await call('/api/upload', {
      method: 'POST',
      body: Buffer.alloc(megabytes * 1024 * 1024),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      error: { status: 413, message: 'El archivo pesa demasiado: máximo 2 MB.' },
    });
    expect(gateway.identity.requests).toEqual([]);
  });

  test('a file may be larger than a form', async () => {
    const response = await call('/api/upload', { method: 'POST', body: Buffer.alloc(2.5 * 1024 * 1024) });
    expect(response.status).toBe(200);
  });
});

test('a file is passed on byte for byte, under its own rules', async () => {
  const content = randomBytes(2 * 1024 * 1024);
  const headers = {
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  };
  gateway.identity.answer((_, response) => response.writeHead(200, headers).end(content));
  const response = await call('/api/files/7', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(Object.fromEntries(response.headers)).toMatchObject(headers);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
});

describe('what travels is small', () => {
  const list = JSON.stringify({ data: Array.from({ length: 100 }, (_, id) => ({ id, title: 'Cocinera' })) });
  const asks = { headers: { 'accept-encoding': 'br' } };

  test('a long list of jobs comes compressed, and reads as it was', async () => {
    gateway.jobs.answer((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(list),
    );
    const response = await call('/api/jobs', asks);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(list);
  });

  test('an answer of identity, which may hold secrets, is not compressed', async () => {
    gateway.identity.answer((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(list),
    );
    const response = await call('/api/users/me', asks);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(list);
  });
});
