import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publishAll } from './publish-all.ts';
import { readShell, shellFolder } from './store.ts';
import { Workshop } from './testing.ts';

let workshop: Workshop;
beforeEach(() => {
  workshop = new Workshop();
});
afterEach(() => workshop.remove());

const live = () => readShell(workshop.storeDir);
const page = () => workshop.read(join(shellFolder(live()?.version ?? ''), 'index.html'));
const assetOf = (html: string) => /\/assets\/([^"]+)/.exec(html)?.[1] ?? '';
const assets = () => readdirSync(join(workshop.storeDir, 'shell/assets')).toSorted();

test('a published shell is live, its assets beside those of the shells before', async () => {
  const first = await workshop.publishShell();
  expect(live()).toEqual({ version: first, previous: [], withdrawn: [] });
  const before = assetOf(page());
  const second = await workshop.publishShell({ code: 'second' });
  expect(live()).toEqual({ version: second, previous: [{ version: first }], withdrawn: [] });
  expect(assetOf(page())).not.toBe(before);
  expect(assets()).toEqual([before, assetOf(page()), 'logo.0123456789ab.svg'].toSorted());
  expect(workshop.read(`shell/assets/${before}`)).toBe('first');
  expect(workshop.read(`shell/assets/${assetOf(page())}`)).toBe('second');
});

test('what a release says of itself is what its build left, not what the workspace has', async () => {
  const version = await workshop.publishShell({ pages: ['/', '/ayuda'], react: '18.2.0' });
  expect(JSON.parse(workshop.read(join(shellFolder(version), 'release.json')))).toEqual({
    version,
    pages: ['/', '/ayuda'],
    provides: {
      react: '18.2.0',
      'react-dom': '18.2.0',
      '@puente/platform': '1.3.0',
      '@puente/platform/api': '1.3.0',
    },
  });
});

test('publishing the same build again changes nothing', async () => {
  const version = await workshop.publishShell();
  expect(await workshop.publishShell()).toBe(version);
  expect(live()).toEqual({ version, previous: [], withdrawn: [] });
});

test('a rollback returns to the shell before; the one it replaces is withdrawn, until it is published by name', async () => {
  const first = await workshop.publishShell();
  const bad = await workshop.publishShell({ code: 'bad' });
  expect(await workshop.rollbackShell()).toBe(first);
  expect(live()).toEqual({ version: first, previous: [], withdrawn: [bad] });
  await expect(workshop.rollbackShell()).rejects.toThrow('no previous version');

  const told: string[] = [];
  await publishAll([], workshop, (line) => told.push(line));
  expect(live()?.version).toBe(first);
  expect(told).toEqual([`shell is ${first}; ${bad} was rolled back`]);

  expect(await workshop.publishShell({ code: 'bad' })).toBe(bad);
  expect(live()).toEqual({ version: bad, previous: [{ version: first }], withdrawn: [] });
  workshop.buildShell({ code: 'mended' });
  await publishAll([], workshop, () => undefined);
  expect(workshop.read(`shell/assets/${assetOf(page())}`)).toBe('mended');
});

test('an asset by a name that stands for another content is refused, and what is live stays', async () => {
  const version = await workshop.publishShell();
  const changed = { code: 'second', files: { 'dist/assets/logo.0123456789ab.svg': '<svg>other</svg>' } };
  await expect(workshop.publishShell(changed)).rejects.toThrow('assets/logo.0123456789ab.svg');
  expect(live()?.version).toBe(version);
  expect(workshop.read('shell/assets/logo.0123456789ab.svg')).toBe('<svg/>');
});

test.each(['index.html', 'provides.json'])('a shell without %s is refused', async (file) => {
  workshop.buildShell();
  rmSync(join(workshop.appsDir, 'shell/dist', file));
  await expect(workshop.start('shell')).rejects.toThrow(`it has no ${file}; run npx nx build shell`);
});
