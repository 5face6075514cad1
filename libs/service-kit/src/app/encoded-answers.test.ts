import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { largestEncoded, sentOnce } from '../calls/index.ts';
import { encodeAnswers } from './encoded-answers.ts';

const server = Fastify();
encodeAnswers(server);
const texts = { long: 'Cocinera '.repeat(300), short: 'Cocinera', large: 'C'.repeat(largestEncoded + 1) };
for (const [name, text] of Object.entries(texts))
  server.get(`/${name}`, (_, reply) => reply.header('vary', 'Authorization').send({ text }));
server.get('/encoded', (_, reply) => reply.header('content-encoding', 'gzip').send(Buffer.alloc(5000)));
// Longer than what Node puts into a piece of memory that several share.
const list = texts.long.repeat(20);
const kept = Buffer.from(list);
server.get('/kept', (_, reply) => reply.send(kept));
let made = Buffer.alloc(0);
server.get('/made', (_, reply) => reply.send((made = sentOnce(Buffer.from(list)))));

const get = (url: string, encoding?: string) =>
  server.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

describe('an answer', () => {
  test('is compressed for who takes that', async () => {
    const { headers, rawPayload } = await get('/long', 'gzip, br');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(rawPayload.length),
      'content-type': 'application/json; charset=utf-8',
      vary: 'Authorization, Accept-Encoding',
    });
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual({ text: texts.long });
  });

  test.each([
    ['who says nothing of it', '/long', undefined],
    ['who takes gzip only', '/long', 'gzip'],
    ['who refuses it', '/long', 'br;q=0'],
    ['what is short', '/short', 'br'],
    ['what is large', '/large', 'br'],
  ])('is left as it is for %s', async (_, url, encoding) => {
    const { headers, body } = await get(url, encoding);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body)).toEqual({ text: texts[url.slice(1) as keyof typeof texts] });
  });

  test('is left as it is where it is compressed already', async () => {
    const { headers, rawPayload } = await get('/encoded', 'br');
    expect([headers['content-encoding'], rawPayload.length]).toEqual(['gzip', 5000]);
  });

  test.each(['/kept', '/made'])('is whole however often it is asked for: %s', async (url) => {
    for (let times = 0; times < 2; times += 1) {
      const { rawPayload } = await get(url, 'br');
      expect(brotliDecompressSync(rawPayload).toString()).toBe(list);
    }
  });

  test('that was made for one call gives its memory back, and one that is kept does not', async () => {
    await Promise.all([get('/kept', 'br'), get('/made', 'br')]);
    expect([kept.length, made.length]).toEqual([list.length, 0]);
    await get('/made');
    expect(made.length).toBe(list.length);
  });
});
