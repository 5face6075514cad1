import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fetchFiles, followArrival, replaceStalled } from './preload.ts';

/** What was asked for, in order, with the cache it may come from; each answer is the test's to give. */
const asked: { href: string; cache: RequestInit['cache']; answer: (body: 'whole' | 'half') => void }[] = [];
const bytes = () => new Uint8Array(8);

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = jest.fn<typeof fetch>((href, { cache, signal } = {}) => {
    const answered = new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      const answer = (body: 'whole' | 'half') => {
        const reads = body === 'whole' ? [{ done: false, value: bytes() }, { done: true }] : [];
        const hung = new Promise((_, stop) => {
          signal?.addEventListener('abort', () => stop(new Error('aborted')));
        });
        const read = () => Promise.resolve(reads.shift() ?? hung);
        resolve({ ok: true, status: 200, body: { getReader: () => ({ read }) } } as unknown as Response);
      };
      asked.push({ href: String(href), cache, answer });
    });
    return answered;
  });
});
afterEach(() => void jest.restoreAllMocks());

const settled = (pause = 0) => new Promise((resolve) => setTimeout(resolve, pause));
/** Until what was let go of is asked for again. */
const replaced = () => settled(300);
const requests = () => asked.map(({ href, cache }) => `${href} ${cache}`);

test('what is still coming of a folder is asked for once more, past the cache, and what came is not', async () => {
  const files = ['/sections/a/1/page.js', '/sections/a/1/page.css', '/sections/b/1/page.js'];
  const all = fetchFiles(files);
  asked[0]?.answer('whole');
  asked[1]?.answer('half');
  await settled();
  expect(replaceStalled('/sections/a/1/')).toBe(true);
  await replaced();
  expect(requests().slice(3)).toEqual(['/sections/a/1/page.css reload']);
  asked[3]?.answer('whole');
  asked[2]?.answer('whole');
  await expect(all).resolves.toBeUndefined();
  expect(replaceStalled('/sections/')).toBe(false);
});

test('who waits for a file may give it up, also once it was replaced', async () => {
  const left = new AbortController();
  const all = fetchFiles(['/sections/c/1/page.js'], { signal: left.signal });
  replaceStalled('/sections/c/');
  await replaced();
  left.abort();
  await expect(all).rejects.toThrow('aborted');
  expect(asked).toHaveLength(2);
});

test('each piece of any file is told', async () => {
  const told = jest.fn();
  const forget = followArrival(told);
  const all = fetchFiles(['/sections/d/1/page.js']);
  asked[0]?.answer('whole');
  await all;
  forget();
  expect(told).toHaveBeenCalledTimes(2);
});
