import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startGatewayProcess, startTestGateway, type TestGateway } from './testing.ts';

/** The gateway as a process of its own: what ends a process would end the tests' own, too. */
let gateway: ChildProcess;
let port: number;
let behind: TestGateway;

beforeAll(async () => {
  // Its fake services and folders; the gateway in front of them here is the one below.
  behind = await startTestGateway();
  behind.jobs.answer((_, response) => response.end(JSON.stringify({ data: 'x'.repeat(200_000) })));
  ({ gateway, port } = await startGatewayProcess(behind));
});
afterAll(async () => {
  const ended = once(gateway, 'exit');
  if (gateway.kill()) await ended;
  await behind.close();
});

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const paths = [
  '/api/jobs?pagination[pageSize]=-1',
  '/api/auth/local',
  '/api/upload',
  '/api/nothing',
  '/',
  '/registry.json',
];
const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;
const large = chunk(60_000).repeat(5);

/** What follows the request line and `Host`: further headers, and the body as far as it goes. */
const bodies: Record<string, string> = {
  'a large body in chunks': `Transfer-Encoding: chunked\r\n\r\n${large}0\r\n\r\n`,
  'a large body in chunks that never ends': `Transfer-Encoding: chunked\r\n\r\n${large}`,
  'half a chunk': 'Transfer-Encoding: chunked\r\n\r\nff\r\nhalf',
  'no chunks at all': 'Transfer-Encoding: chunked\r\n\r\nnothing of the kind\r\n',
  'chunks with a trailer': `Transfer-Encoding: chunked\r\nTrailer: X-A\r\n\r\n${chunk(5)}0\r\nX-A: b\r\n\r\n`,
  'less than it promised': 'Content-Length: 5000\r\nContent-Type: application/json\r\n\r\n{"a":',
  'more than it promised': 'Content-Length: 2\r\nContent-Type: application/json\r\n\r\n{}{}{}{}{}',
  'two lengths': 'Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}',
  'a length and chunks': `Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(5)}0\r\n\r\n`,
  'a length that is none': 'Content-Length: lots\r\n\r\n{}',
  'a wait for the go-ahead': `Expect: 100-continue\r\nContent-Length: 200000\r\n\r\n${'x'.repeat(200_000)}`,
  'nothing, and then the next ones': `\r\n${'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20)}`,
  'headers that stop': 'X-Half: ',
};
const endings: Record<string, (socket: Socket) => unknown> = {
  'and waits': () => pause(150),
  'and hangs up': (socket) => socket.end(),
  'and resets the connection': (socket) => socket.resetAndDestroy(),
};

const shapes = methods.flatMap((method) =>
  paths.flatMap((path) =>
    Object.entries(bodies).flatMap(([body, rest]) =>
      Object.entries(endings).map(([ending, end]) => ({
        name: `${method} ${path} with ${body} ${ending}`,
        bytes: `${method} ${path} HTTP/1.1\r\nHost: a\r\n${rest}`,
        end,
      })),
    ),
  ),
);

async function send({ bytes, end }: (typeof shapes)[number]): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.resume().write(bytes);
  await pause(10);
  await end(socket);
  socket.destroy();
}

/** What the gateway says to one request, until it closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

test(`the gateway outlives ${shapes.length} requests that are large, half, wrong or broken off`, async () => {
  const waiting = [...shapes];
  const one = async () => {
    for (let shape = waiting.pop(); shape; shape = waiting.pop()) {
      await send(shape);
      if (gateway.exitCode !== null)
        throw new Error(`${shape.name}, or one just before it, ended the gateway`);
    }
  };
  await Promise.all(Array.from({ length: 24 }, one));
  const { status } = await fetch(`http://127.0.0.1:${port}/api/jobs`);
  expect(status).toBe(200);
  expect([gateway.exitCode, gateway.signalCode]).toEqual([null, null]);
}, 120_000);

test.each([
  ['GET', 'Transfer-Encoding: chunked', `${large}0\r\n\r\n`],
  ['GET', 'Content-Length: 2', '{}'],
  ['HEAD', 'Transfer-Encoding: chunked', `${chunk(3)}0\r\n\r\n`],
  ['HEAD', 'Content-Length: 2', '{}'],
])('a body on %s (%s) is a 400, and the connection is closed', async (method, header, body) => {
  for (const path of paths) {
    const answer = await answerTo(`${method} ${path} HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n${body}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  }
});

test('a GET that says it has no body is served', async () => {
  const answer = await answerTo(
    'GET /api/posts HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
