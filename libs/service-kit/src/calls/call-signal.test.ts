import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { callSignal, giveCallsSignals, untilArrived } from './index.ts';

const server = Fastify();
giveCallsSignals(server, { deadline: 50 });
const slowly = () => pause(200, 'read');
server.get('/works', async () => {
  await slowly();
  return { given: callSignal()?.aborted };
});
server.get('/reads', async () => {
  const read = await untilArrived(slowly);
  const given = callSignal()?.aborted;
  await slowly();
  return { read, given, then: callSignal()?.aborted };
});

test('what takes too long is given up', async () => {
  expect((await server.inject('/works')).json()).toEqual({ given: true });
});

test('what is still arriving takes its time; its work does not', async () => {
  expect((await server.inject('/reads')).json()).toEqual({ read: 'read', given: false, then: true });
});

test('outside of a call there is nothing to be given up', async () => {
  expect(await untilArrived(async () => 'read')).toBe('read');
  expect(callSignal()).toBeUndefined();
});
