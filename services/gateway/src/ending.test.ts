import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startGatewayProcess, startTestGateway, type TestGateway } from './testing.ts';

let gateway: ChildProcess;
let url: string;
let behind: TestGateway;

beforeEach(async () => {
  behind = await startTestGateway();
  ({ gateway, url } = await startGatewayProcess(behind));
});
afterEach(async () => {
  if (gateway.exitCode === null && gateway.kill('SIGKILL')) await once(gateway, 'exit');
  await behind.close();
});

test('a gateway told to end says so while a call is under way, lets that call finish, and ends then', async () => {
  const arrived = new Promise<ServerResponse>((resolve) =>
    behind.jobs.answer((request, response) =>
      request.url === '/api/jobs' ? resolve(response) : void response.end(),
    ),
  );
  const call = fetch(`${url}/api/jobs`);
  const response = await arrived;

  gateway.kill('SIGTERM');
  const ended = once(gateway, 'exit');
  while ((await fetch(`${url}/health/ready`)).status !== 503);
  const health = await fetch(`${url}/api/health`);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({
    services: { gateway: 'ending', identity: 'ready', jobs: 'ready' },
  });
  const other = await fetch(`${url}/api/posts`);
  expect([other.status, other.headers.get('connection')]).toEqual([200, 'close']);
  expect(gateway.exitCode).toBeNull();

  response.end('{}');
  expect((await call).status).toBe(200);
  expect(await ended).toEqual([0, null]);
});
