import { type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { startGatewayProcess, startTestGateway, type TestGateway } from './testing.ts';
import { answerJobs, declareHeads, job, readPage } from './heads.fixture.ts';

let gateway: TestGateway;
const start = async (deadline?: number) => {
  gateway = await startTestGateway({}, deadline);
  await declareHeads(gateway);
};
afterEach(() => gateway.close());

const get = (path: string) => fetch(`${gateway.url}${path}`);
const page = async (path: string) => readPage(await (await get(path)).text());

test.each<[string, (response: ServerResponse) => void]>([
  ['says nothing', () => undefined],
  ['begins and never ends', (response) => response.writeHead(200).write('{"data":')],
])(
  'a page whose service %s comes without its data, and others as ever',
  async (_what, hang) => {
    await start(5000);
    gateway.jobs.answer((_request, response) => hang(response));
    let arrived = false;
    const waiting = page('/detalle-empleo/12').finally(() => (arrived = true));
    while (gateway.jobs.requests.length === 0) await pause(10);
    for (const path of ['/', '/nosotros', '/empleos', '/detalle-empleo']) await get(path);
    expect(arrived).toBe(false);
    expect(await waiting).toMatchObject({ title: 'Detalle del empleo · Puente', answer: undefined });
  },
  60_000,
);

test('who asks for the same page at the same time shares one call, and the next to come asks anew', async () => {
  await start();
  const held: ServerResponse[] = [];
  gateway.jobs.answer((_, response) => held.push(response));
  let come = 0;
  gateway.server.on('request', () => (come += 1));
  const visits = Array.from({ length: 20 }, () => page('/detalle-empleo/12'));
  // Who comes after the answer would ask anew, and a busy machine takes its time.
  while (held.length === 0 || come < visits.length) await pause(10);
  await pause(100);
  held[0]?.end(JSON.stringify(job()));
  for (const { title } of await Promise.all(visits)) expect(title).toBe('Mesero · Puente');
  expect(gateway.jobs.requests).toHaveLength(1);
  answerJobs(gateway, { data: null, error: {} }, 410);
  expect((await get('/detalle-empleo/12')).status).toBe(410);
}, 60_000);

test('a thousand visits to a service that hangs leave the gateway alive, and it asks again once that is back', async () => {
  await start();
  gateway.jobs.answer(() => undefined);
  const { gateway: child, url } = await startGatewayProcess(gateway);
  try {
    const visits = Array.from({ length: 1000 }, async (_, id) => {
      const response = await fetch(`${url}/detalle-empleo/${id}`);
      return [response.status, (await response.text()).includes('data-answer')];
    });
    expect((await fetch(`${url}/nosotros`)).status).toBe(200);
    expect(new Set((await Promise.all(visits)).map(String))).toEqual(new Set(['200,false']));
    // So many were asked at once, and no more were kept waiting.
    expect(gateway.jobs.requests.length).toBeLessThan(1000);
    expect((await fetch(`${url}/api/health`)).status).toBe(503);
    answerJobs(gateway, job());
    const answered = async () => (await (await fetch(`${url}/detalle-empleo/12`)).text()).includes('Mesero');
    while (!(await answered())) await pause(50);
    expect(child.exitCode).toBeNull();
  } finally {
    child.kill();
  }
}, 120_000);
