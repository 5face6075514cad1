import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { largestEncoded } from '../calls/index.ts';
import { encodeAnswers } from './encoded-answers.ts';

const server = Fastify();
encodeAnswers(server);
const texts = { long: 'Cocinera '.repeat(300), short: 'Cocinera', large: 'C'.repeat(largestEncoded + 1) };
for (const [name, text] of Object.entries(texts))
  server.get(`/${name}`, (_, reply) => reply.header('vary', 'Authorization').send({ text }));
server.get('/encoded', (_, reply) => reply.header('content-encoding', 'gzip').send(Buffer.alloc(5000)));

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
});
