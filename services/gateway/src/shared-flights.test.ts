import { once } from 'node:events';
import { request as rawRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from './testing.ts';

const body = '{"data":"jobs"}';
const forEverybody = { 'cache-control': 'public, s-maxage=2', 'content-length': body.length };

let gateway: TestGateway;
/** Calls that the service has not answered yet. */
let held: { request: IncomingMessage; response: ServerResponse }[];
beforeEach(async () => {
  gateway = await startTestGateway();
  held = [];
  gateway.jobs.answer((_, response) => response.writeHead(200, forEverybody).end(body));
  // From now on it is known that the route's answers are everybody's.
  await get('/api/jobs');
  gateway.jobs.answer((request, response) => held.push({ request, response }));
});
afterEach(() => gateway.close());

const get = (path: string, init?: RequestInit) => fetch(gateway.url + path, init);
const statuses = (answers: Promise<Response>[]) =>
  Promise.all(answers.map(async (one) => (await one).status));
const many = (path: string) => Array.from({ length: 50 }, () => get(path));
async function arrived(count: number): Promise<void> {
  while (held.length < count) await pause(5);
  // For those that should not come.
  await pause(100);
}

test('fifty who ask the same at once are answered by one call', async () => {
  const answers = many('/api/jobs?_q=a');
  await arrived(1);
  held[0]?.response.writeHead(200, forEverybody).end(body);
  for (const one of answers) expect(await (await one).text()).toBe(body);
  expect(held).toHaveLength(1);
});

test('when the service hangs up, all of them are told', async () => {
  const answers = many('/api/jobs?_q=a');
  await arrived(1);
  held[0]?.request.socket.destroy();
  expect(new Set(await statuses(answers))).toEqual(new Set([502]));
  expect(held).toHaveLength(1);
});

test.each([
  ['a failure', 503, {}],
  ['a refusal of who was asked for', 429, {}],
  ['an answer for one', 200, { 'cache-control': 'private' }],
])('%s is given to nobody else', async (_, status, headers) => {
  const answers = many('/api/jobs?_q=a');
  await arrived(1);
  gateway.jobs.answer((_request, response) => response.writeHead(200, forEverybody).end(body));
  held[0]?.response.writeHead(status, headers).end('{}');
  const told = await statuses(answers);
  expect(told.filter((one) => one === 200)).toHaveLength(status === 200 ? 50 : 49);
  expect(gateway.jobs.requests).toHaveLength(1 + 50);
});

test('who asked first and hangs up takes nobody along', async () => {
  const first = rawRequest(`${gateway.url}/api/jobs?_q=a`).on('error', () => undefined);
  first.end();
  await arrived(1);
  const others = many('/api/jobs?_q=a');
  await pause(100);
  first.destroy();
  await pause(100);
  held[0]?.response.writeHead(200, forEverybody).end(body);
  expect(new Set(await statuses(others))).toEqual(new Set([200]));
  expect(held).toHaveLength(1);
});

test('when all have hung up, the service is hung up on, and the next is asked for anew', async () => {
  const leaving = new AbortController();
  const answers = Array.from({ length: 5 }, () =>
    get('/api/jobs?_q=a', { signal: leaving.signal }).catch(() => undefined),
  );
  await arrived(1);
  const { socket } = held[0]?.request ?? {};
  leaving.abort();
  await Promise.all(answers);
  if (socket && !socket.destroyed) await once(socket, 'close');
  const next = get('/api/jobs?_q=a');
  await arrived(2);
  held[1]?.response.writeHead(200, forEverybody).end(body);
  expect((await next).status).toBe(200);
});

test('nobody waits for others on a route whose answers are not for all', async () => {
  gateway.jobs.answer((_, response) => response.writeHead(200).end('{}'));
  await get('/api/posts');
  gateway.jobs.answer((request, response) => held.push({ request, response }));
  const answers = Array.from({ length: 5 }, () => get('/api/posts'));
  await arrived(5);
  for (const { response } of held) response.end('{}');
  expect(await statuses(answers)).toEqual([200, 200, 200, 200, 200]);
});
