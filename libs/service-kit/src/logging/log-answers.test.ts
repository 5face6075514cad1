import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { pino } from 'pino';
import { logAnswers, logOptions } from './index.ts';

test('an answer is told by what was asked for, without its query, and by how it ended', async () => {
  const lines: string[] = [];
  const { stream: _, ...options } = logOptions('notes', 'info');
  const server = Fastify();
  const log = pino(options, { write: (line: string) => void lines.push(line) });
  logAnswers(server, log, ({ url }) => (url.startsWith('/api') ? 'info' : undefined));
  server.get('/api/reset', (_request, reply) => reply.code(410).send('{}'));
  await server.inject({ url: '/api/reset?code=secret', headers: { authorization: 'Bearer secret' } });
  await server.inject('/health/live');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      level: 30,
      name: 'notes',
      msg: 'answered',
      req: { id: 'req-1', method: 'GET', path: '/api/reset' },
      res: { status: 410 },
      ms: expect.any(Number),
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
    },
  ]);
});
