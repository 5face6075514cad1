import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { providerUnavailable } from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askProvider } from './provider-call.ts';

let server: Server;
let answer: RequestListener;
beforeEach(async () => {
  server = createServer((...call) => answer(...call)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

const ask = () => askProvider('google', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

async function failure(): Promise<ApiError> {
  const error: unknown = await ask().catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('It was answered, or failed otherwise', { cause: error });
  expect(error.message).toBe(providerUnavailable('google'));
  return error;
}

describe('an answer of a provider', () => {
  test.each([200, 400, 401])('with status %i is handed on', async (status) => {
    answer = (_, response) => response.writeHead(status).end('{"a":1}');
    expect(await ask()).toEqual({ status, text: '{"a":1}', json: { a: 1 } });
  });

  test.each<[string, RequestListener]>([
    ['that it failed', (_, response) => response.writeHead(500).end('{}')],
    ['that is at another address', (_, response) => response.writeHead(302, { location: '/x' }).end('{}')],
    ['that is no JSON', (_, response) => response.end('<html>')],
    ['that is no object', (_, response) => response.end('null')],
    ['that is a list', (_, response) => response.end('[]')],
    ['that is far too long', (_, response) => response.end(`{"a":"${'a'.repeat(300_000)}"}`)],
  ])('%s is none', async (_, listener) => {
    answer = listener;
    expect((await failure()).getStatus()).toBe(502);
  });

  test.each<[string, RequestListener]>([
    [
      'that breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{');
        setImmediate(() => response.destroy());
      },
    ],
    ['that it has no time', (_, response) => response.writeHead(429).end('{}')],
    ['that does not come', () => undefined],
    ['that does not end', (_, response) => void response.writeHead(200).write('{')],
  ])('%s is not waited for', async (_, listener) => {
    answer = listener;
    const error = await failure();
    expect({ status: error.getStatus(), retryAfter: error.retryAfter }).toEqual({
      status: 503,
      retryAfter: 60,
    });
  });
});
