import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pruneStore } from './prune.ts';
import { Workshop } from './testing.ts';

let workshop: Workshop;
const started = Date.parse('2026-01-01T00:00:00Z');
const day = 86_400_000;

beforeEach(async () => {
  jest.useFakeTimers({
    now: started,
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
  });
  workshop = new Workshop();
  await workshop.publishShell();
});
afterEach(() => {
  jest.useRealTimers();
  workshop.remove();
});

const after = (days: number) => jest.setSystemTime(started + days * day);
const prune = () => pruneStore(workshop.storeDir);
const publishOf = (code: string) => workshop.publishBuild({ code });
const folder = (version: string) => `sections/muestra/${version}`;

test('a version that was live for 40 days is kept for 30 more from when it was withdrawn', async () => {
  await publishOf('first');
  const long = await publishOf('second');
  after(40);
  await workshop.rollback();
  after(40 + 29);
  expect(await prune()).toEqual([]);
  expect(workshop.read(`${folder(long)}/remote.js`)).toBe('second');
  after(40 + 31);
  expect(await prune()).toEqual([folder(long)]);
  expect(readdirSync(join(workshop.storeDir, 'sections/muestra'))).toEqual([workshop.section()?.version]);
});

test('what browsers may fall back to is never removed; 30 days count from when it no longer is', async () => {
  const first = await publishOf('0');
  for (const code of ['1', '2', '3']) await publishOf(code);
  after(400);
  expect(await prune()).toEqual([]);
  await publishOf('4');
  after(429);
  expect(await prune()).toEqual([]);
  after(431);
  expect(await prune()).toEqual([folder(first)]);
});

test('what was withdrawn, published anew and replaced once more counts from the last time', async () => {
  await publishOf('first');
  const second = await publishOf('second');
  await workshop.rollback();
  after(20);
  await publishOf('second');
  after(40);
  await workshop.rollback();
  after(60);
  expect(await prune()).toEqual([]);
  after(71);
  expect(await prune()).toEqual([folder(second)]);
});

test('folders of which nobody wrote when they were replaced count from the first look at them', async () => {
  const version = await publishOf('first');
  const forgotten = join(workshop.storeDir, folder('0.9.0-abc'));
  mkdirSync(forgotten);
  utimesSync(forgotten, 0, 0);
  expect(await prune()).toEqual([]);
  after(29);
  expect(await prune()).toEqual([]);
  after(31);
  expect(await prune()).toEqual([folder('0.9.0-abc')]);
  expect(existsSync(forgotten)).toBe(false);
  expect(await prune()).toEqual([]);
  expect(workshop.section()?.version).toBe(version);
  expect(readdirSync(workshop.storeDir).filter((name) => name.startsWith('pruned'))).toEqual([]);
});

test('of shells, too: assets stay as long as a kept release has them', async () => {
  const assets = () => readdirSync(join(workshop.storeDir, 'shell/assets')).toSorted();
  const [main = ''] = assets().filter((name) => name.startsWith('main'));
  const bad = await workshop.publishShell({ code: 'bad' });
  const [badMain = ''] = assets().filter((name) => name.startsWith('main') && name !== main);
  after(50);
  await workshop.rollbackShell();
  after(79);
  expect(await prune()).toEqual([]);
  expect(assets()).toEqual([main, badMain, 'logo.0123456789ab.svg'].toSorted());
  after(81);
  expect(await prune()).toEqual([`shell/releases/${bad}`]);
  expect(assets()).toEqual([main, 'logo.0123456789ab.svg'].toSorted());
});

test('what another who was killed had moved away is removed, whatever its age', async () => {
  const left = join(workshop.storeDir, `pruned.${spawnSync('true').pid}`);
  mkdirSync(left);
  writeFileSync(join(left, 'half.js'), '');
  await prune();
  expect(existsSync(left)).toBe(false);
});
