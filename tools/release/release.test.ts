import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Release } from '@puente/composition';
import { readRegistry } from './store.ts';
import { descriptor, Workshop } from './testing.ts';

let workshop: Workshop;

beforeEach(async () => {
  workshop = new Workshop();
  await workshop.publishShell();
});
afterEach(() => workshop.remove());

const publishOf = (code: string) => workshop.publishBuild({ code });
const registered = () => workshop.section();
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

test('a published section stands in the registry, its files under a folder of their own', async () => {
  const version = await publishOf('first');
  const section = registered();
  expect(section).toMatchObject({ version, integrity: hashOf('first'), platform: '^1.0.0', previous: [] });
  expect(section?.entry).toBe(`/sections/muestra/${version}/remote.js`);
  expect(workshop.read(section?.entry ?? '')).toBe('first');
  expect(section?.pages['/muestra']).toContain(`/sections/muestra/${version}/assets/page.js`);
  expect(section?.apiPages).toEqual(['/muestra']);
});

test('the files of what a section contributes to others stand in the registry too', async () => {
  const version = await workshop.publishBuild({
    descriptor: {
      ...descriptor,
      contributions: [{ slot: 'account-home', name: 'a-part', role: 'user', order: 10 }],
    },
    contributions: { 'a-part': ['assets/page.js'] },
  });
  const files = ['remote.js', 'assets/page.js'].map((file) => `/sections/muestra/${version}/${file}`);
  expect(registered()?.contributions).toEqual({ 'a-part': files });
});

test('the registry carries the drawing of every icon a section names', async () => {
  await publishOf('first');
  expect(readRegistry(workshop.storeDir).icons['heart']?.[0]?.[0]).toBe('path');
});

test('what only the gateway reads of a route stays with the release, also after a rollback', async () => {
  const route = descriptor.routes[0]!;
  const declared = { ...route, description: 'Una muestra.', data: { call: '/jobs' } };
  const first = await workshop.publishBuild({ descriptor: { ...descriptor, routes: [declared] } });
  await publishOf('second');
  for (const live of ['second', 'first']) {
    if (live === 'first') expect(await workshop.rollback()).toBe(first);
    expect(registered()?.descriptor.routes).toEqual([route]);
  }
  const release = JSON.parse(workshop.read(`/sections/muestra/${first}/release.json`)) as Release;
  expect(release.descriptor.routes).toEqual([declared]);
});

test('publishing the same build again changes nothing', async () => {
  await publishOf('first');
  const before = workshop.read('registry.json');
  await publishOf('first');
  expect(workshop.read('registry.json')).toBe(before);
});

test('a new build becomes current and remembers the one before, whose files stay', async () => {
  const first = await publishOf('first');
  const second = await publishOf('second');
  expect(second).not.toBe(first);
  expect(registered()).toMatchObject({ version: second, previous: [{ version: first }] });
  expect(workshop.read(registered()?.previous[0]?.entry ?? '')).toBe('first');
});

test('a rollback makes the previous version current, and nothing leads to the one it replaced', async () => {
  const [first, second, third] = [
    await publishOf('first'),
    await publishOf('second'),
    await publishOf('third'),
  ];
  await workshop.rollback();
  expect(registered()).toMatchObject({
    version: second,
    descriptor,
    previous: [{ version: first }],
    withdrawn: [third],
  });
  await workshop.rollback();
  expect(registered()).toMatchObject({ version: first, previous: [], withdrawn: [second, third] });
  await expect(workshop.rollback()).rejects.toThrow('no previous version');
});

test('what was withdrawn is not remembered by later releases, until it is published anew', async () => {
  const first = await publishOf('first');
  const bad = await publishOf('bad');
  await workshop.rollback();
  const third = await publishOf('third');
  expect(registered()).toMatchObject({ version: third, previous: [{ version: first }], withdrawn: [bad] });
  await publishOf('bad');
  expect(registered()).toMatchObject({ version: bad, previous: [{ version: third }, { version: first }] });
  expect(registered()?.withdrawn).toEqual([]);
});

test('who publishes whatever is built leaves alone what was withdrawn, and publishes what was built since', async () => {
  const first = await publishOf('first');
  await publishOf('bad');
  await workshop.rollback();
  expect(await workshop.start('muestra')).toBe(first);
  expect(registered()?.version).toBe(first);
  workshop.build({ code: 'mended' });
  expect(await workshop.start('muestra')).toBe(registered()?.version);
  expect(registered()?.version).not.toBe(first);
});

test('who publishes whatever is built leaves alone what others published since, until it is built anew', async () => {
  const first = await publishOf('first');
  const elsewhere = new Workshop(workshop.folder, 'elsewhere');
  const theirs = await elsewhere.publishBuild({ code: 'theirs' });
  expect(await workshop.start('muestra')).toBe(theirs);
  expect(registered()).toMatchObject({ version: theirs, previous: [{ version: first }] });
  workshop.build({ code: 'built since' });
  const since = await workshop.start('muestra');
  expect([first, theirs]).not.toContain(since);
  workshop.build({ code: 'first' });
  expect(await workshop.start('muestra')).toBe(first);

  await workshop.publishShell();
  const shell = await elsewhere.publishShell({ code: 'theirs' });
  expect(await workshop.start('shell')).toBe(shell);
  workshop.buildShell({ code: 'built since' });
  expect(await workshop.start('shell')).not.toBe(shell);
});

test('a section that is removed leaves the registry to the others, and its files to tabs that have it', async () => {
  await publishOf('first');
  await workshop.publishBuild({ name: 'otra' });
  const { entry = '' } = registered() ?? {};
  await workshop.removeSection();
  expect(Object.keys(readRegistry(workshop.storeDir).sections)).toEqual(['otra']);
  expect(workshop.read(entry)).toBe('first');
  await expect(workshop.removeSection()).rejects.toThrow('no section muestra');
  expect(await publishOf('first')).toBe(registered()?.version);
});

test('a section without a previous version cannot be rolled back', async () => {
  await publishOf('first');
  await expect(workshop.rollback()).rejects.toThrow('no previous version');
});
