import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fetchInTime, isTooSlow } from './fetch-in-time.ts';

let bytes: ReadableStreamDefaultController<Uint8Array>;
/** As a browser does: what is called off ends, before its answer begins and within it. */
const network = jest.fn((_: unknown, init?: RequestInit): Promise<Response> => {
  const signal = init?.signal as AbortSignal;
  return new Promise((answer, refuse) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        bytes = controller;
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    signal.addEventListener('abort', () => refuse(signal.reason as Error));
    begin = () => answer(new Response(body, { status: 201 }));
  });
});
let begin: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = network as typeof fetch;
});
afterEach(() => void jest.useRealTimers());

const address = 'http://localhost/api/jobs';
const outcomeOf = (request: Request) => {
  const told = jest.fn<(what: unknown) => void>();
  fetchInTime(request).then(told, told);
  return told;
};
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

test.each([
  ['a read', 20, new Request(address)],
  ['a change', 30, new Request(address, { method: 'POST', body: '{}' })],
  [
    'an upload',
    300,
    new Request(address, { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
  ],
])('%s that nobody answers ends after %d seconds', async (_, seconds, request) => {
  const told = outcomeOf(request);
  await pass(seconds - 1);
  expect(told).not.toHaveBeenCalled();
  await pass(1);
  expect(told).toHaveBeenCalledTimes(1);
  expect(isTooSlow(told.mock.calls[0]?.[0])).toBe(true);
});

test('what trickles is waited for, as long as it takes', async () => {
  const told = outcomeOf(new Request(address));
  await pass(15);
  begin();
  for (const letter of 'una lista') {
    await pass(15);
    bytes.enqueue(new TextEncoder().encode(letter));
  }
  await pass(15);
  expect(told).not.toHaveBeenCalled();
  bytes.close();
  await pass(0);
  const response = told.mock.calls[0]?.[0] as Response;
  expect([response.status, await response.text()]).toEqual([201, 'una lista']);
  expect(jest.getTimerCount()).toBe(0);
});

test('an answer that stops half way ends, too', async () => {
  const told = outcomeOf(new Request(address));
  begin();
  await pass(15);
  bytes.enqueue(new Uint8Array(9));
  await pass(19);
  expect(told).not.toHaveBeenCalled();
  await pass(1);
  expect(isTooSlow(told.mock.calls[0]?.[0])).toBe(true);
});

test('who leaves calls it off, which is no failure of the connection', async () => {
  const leaving = new AbortController();
  const told = outcomeOf(new Request(address, { signal: leaving.signal }));
  await pass(1);
  leaving.abort();
  await pass(0);
  expect(told.mock.calls[0]?.[0]).toMatchObject({ name: 'AbortError' });
  expect(isTooSlow(told.mock.calls[0]?.[0])).toBe(false);
});
