import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pruneStore } from './prune.ts';
import { publishSection, rollbackSection } from './publish.ts';
import { readRegistry } from './store.ts';

let folder: string;
let storeDir: string;
let appsDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  storeDir = join(folder, 'store');
  appsDir = join(folder, 'apps');
});
afterEach(() => rmSync(folder, { recursive: true }));

const descriptor = {
  name: 'muestra',
  version: '1.2.0',
  platform: '^1.0.0',
  routes: [{ path: '/muestra', access: 'public', title: 'Muestra' }],
  navigation: [{ place: 'footer', label: 'Muestra', to: '/muestra', icon: 'heart', order: 1 }],
  accountMenu: [],
};

interface Build {
  code?: string;
  descriptor?: object;
  pages?: Record<string, string[]>;
  contributions?: Record<string, string[]>;
  shared?: { name: string; requiredVersion: string }[];
}

/** Leaves a built section behind, as webpack would. */
function build({
  code = 'first',
  descriptor: described = descriptor,
  pages = { '/muestra': ['assets/page.js'] },
  contributions = {},
  shared = [{ name: 'react', requiredVersion: '^19.0.0' }],
}: Build = {}) {
  const dist = join(appsDir, 'muestra/dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(appsDir, 'muestra/section.json'), JSON.stringify(described));
  writeFileSync(join(dist, 'remote.js'), code);
  writeFileSync(join(dist, 'assets/page.js'), `page of ${code}`);
  writeFileSync(
    join(dist, 'route-assets.json'),
    JSON.stringify({ initial: ['remote.js'], pages, contributions, apiPages: ['/muestra'] }),
  );
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify({ shared }));
}

const publish = () => publishSection({ name: 'muestra', storeDir, appsDir });
const registered = () => readRegistry(storeDir).sections['muestra'];
const read = (href: string) => readFileSync(join(storeDir, href), 'utf8');
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

test('a published section stands in the registry, its files under a folder of their own', async () => {
  build();
  const version = await publish();
  const section = registered();
  expect(section).toMatchObject({ version, integrity: hashOf('first'), platform: '^1.0.0', previous: [] });
  expect(section?.entry).toBe(`/sections/muestra/${version}/remote.js`);
  expect(read(section?.entry ?? '')).toBe('first');
  expect(section?.pages['/muestra']).toContain(`/sections/muestra/${version}/assets/page.js`);
  expect(section?.apiPages).toEqual(['/muestra']);
});

const contributing = {
  ...descriptor,
  contributions: [{ slot: 'account-home', name: 'a-part', role: 'user', order: 10 }],
};

test('the files of what a section contributes to others stand in the registry too', async () => {
  build({ descriptor: contributing, contributions: { 'a-part': ['assets/page.js'] } });
  const version = await publish();
  const files = ['remote.js', 'assets/page.js'].map((file) => `/sections/muestra/${version}/${file}`);
  expect(registered()?.contributions).toEqual({ 'a-part': files });
});

test('the registry carries the drawing of every icon a section names', async () => {
  build();
  await publish();
  expect(readRegistry(storeDir).icons['heart']?.[0]?.[0]).toBe('path');
});

test('publishing the same build again changes nothing', async () => {
  build();
  await publish();
  const before = readFileSync(join(storeDir, 'registry.json'), 'utf8');
  await publish();
  expect(readFileSync(join(storeDir, 'registry.json'), 'utf8')).toBe(before);
});

test('a new build becomes current and remembers the one before, whose files stay', async () => {
  build();
  const first = await publish();
  build({ code: 'second' });
  const second = await publish();
  expect(second).not.toBe(first);
  expect(registered()).toMatchObject({ version: second, previous: [{ version: first }] });
  expect(read(registered()?.previous[0]?.entry ?? '')).toBe('first');
});

test('a rollback makes the previous version current, and can itself be rolled back', async () => {
  build();
  const first = await publish();
  build({ code: 'second' });
  const second = await publish();
  await rollbackSection({ name: 'muestra', storeDir });
  expect(registered()).toMatchObject({ version: first, descriptor, previous: [{ version: second }] });
  await rollbackSection({ name: 'muestra', storeDir });
  expect(registered()?.version).toBe(second);
});

test('a section without a previous version cannot be rolled back', async () => {
  build();
  await publish();
  await expect(rollbackSection({ name: 'muestra', storeDir })).rejects.toThrow('no previous version');
});

test.each([
  ['is for another platform', { descriptor: { ...descriptor, platform: '^2.0.0' } }, 'platform ^2.0.0'],
  [
    'wants another major of React',
    { shared: [{ name: 'react', requiredVersion: '^18.0.0' }] },
    'react ^18.0.0',
  ],
  ['wants what the shell does not share', { shared: [{ name: 'vue', requiredVersion: '*' }] }, 'vue'],
  ['has a route without a page', { pages: {} }, 'no page for /muestra'],
  ['contributes what its door does not have', { descriptor: contributing }, 'no contribution a-part'],
  [
    'contributes to a slot that does not exist',
    { descriptor: { ...descriptor, contributions: [{ ...contributing.contributions[0], slot: 'nowhere' }] } },
    'slot',
  ],
  ['has a descriptor with an unknown field', { descriptor: { ...descriptor, colour: 'red' } }, 'colour'],
  [
    'names an icon that does not exist',
    { descriptor: { ...descriptor, navigation: [{ ...descriptor.navigation[0], icon: 'no-such-icon' }] } },
    'no-such-icon',
  ],
])('a section that %s is refused, and the store stays as it was', async (_what, change, reason) => {
  build();
  await publish();
  const before = readFileSync(join(storeDir, 'registry.json'), 'utf8');
  build({ code: 'second', ...change });
  await expect(publish()).rejects.toThrow(reason);
  expect(readFileSync(join(storeDir, 'registry.json'), 'utf8')).toBe(before);
});

test('only folders that nothing names and that are older than 30 days are removed', async () => {
  build();
  await publish();
  const sections = join(storeDir, 'sections/muestra');
  const forgotten = join(sections, '0.9.0-abc');
  mkdirSync(forgotten);
  expect(pruneStore(storeDir)).toEqual([]);
  utimesSync(forgotten, 0, 0);
  expect(pruneStore(storeDir, Date.now() + 31 * 86_400_000)).toEqual(['sections/muestra/0.9.0-abc']);
  expect(existsSync(forgotten)).toBe(false);
  expect(readdirSync(sections)).toEqual([registered()?.version]);
});
