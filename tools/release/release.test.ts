import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
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
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
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
  name?: string;
  /** Where the section's folder stands. */
  appsDir?: string;
  code?: string;
  descriptor?: object;
  pages?: Record<string, string[]>;
  contributions?: Record<string, string[]>;
  shared?: { name: string; requiredVersion: string }[];
}

/** Leaves a built section behind, as webpack would. */
function build({
  name = 'muestra',
  appsDir: apps = appsDir,
  code = 'first',
  descriptor: described = { ...descriptor, name },
  pages = { '/muestra': ['assets/page.js'] },
  contributions = {},
  shared = [{ name: 'react', requiredVersion: '^19.0.0' }],
}: Build = {}) {
  const dist = join(apps, name, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(apps, name, 'section.json'), JSON.stringify(described));
  writeFileSync(join(dist, 'remote.js'), code);
  writeFileSync(join(dist, 'assets/page.js'), `page of ${code}`);
  writeFileSync(
    join(dist, 'route-assets.json'),
    JSON.stringify({ initial: ['remote.js'], pages, contributions, apiPages: ['/muestra'] }),
  );
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify({ shared }));
}

const rollback = () => rollbackSection({ name: 'muestra', storeDir });
const publishOf = (code: string) => {
  build({ code });
  return publish();
};
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

test('a rollback makes the previous version current, and nothing leads to the one it replaced', async () => {
  const [first, second, third] = [
    await publishOf('first'),
    await publishOf('second'),
    await publishOf('third'),
  ];
  await rollback();
  expect(registered()).toMatchObject({
    version: second,
    descriptor,
    previous: [{ version: first }],
    withdrawn: [third],
  });
  await rollback();
  expect(registered()).toMatchObject({ version: first, previous: [], withdrawn: [second, third] });
  await expect(rollback()).rejects.toThrow('no previous version');
});

test('what was withdrawn is not remembered by later releases, until it is published anew', async () => {
  const first = await publishOf('first');
  const bad = await publishOf('bad');
  await rollback();
  const third = await publishOf('third');
  expect(registered()).toMatchObject({ version: third, previous: [{ version: first }], withdrawn: [bad] });
  await publishOf('bad');
  expect(registered()).toMatchObject({ version: bad, previous: [{ version: third }, { version: first }] });
  expect(registered()?.withdrawn).toEqual([]);
});

test('who publishes whatever is built leaves alone what was withdrawn, and publishes what was built since', async () => {
  const first = await publishOf('first');
  build({ code: 'bad' });
  await publish();
  await rollback();
  const start = () => publishSection({ name: 'muestra', storeDir, appsDir, unlessWithdrawn: true });
  expect(await start()).toBe(first);
  expect(registered()?.version).toBe(first);
  build({ code: 'mended' });
  expect(await start()).toBe(registered()?.version);
  expect(registered()?.version).not.toBe(first);
});

describe('several who publish at once', () => {
  /** Processes of their own, as teams and machines have them: each publishes builds of one section, one after another. */
  const publisher = (name: string, builds: number) => {
    const folderOf = join(folder, name);
    const program = `
      import { publishSection } from ${JSON.stringify(join(import.meta.dirname, 'publish.ts'))};
      import { writeFileSync } from 'node:fs';
      for (let turn = 0; turn < ${builds}; turn += 1) {
        writeFileSync(${JSON.stringify(join(folderOf, name, 'dist/remote.js'))}, 'build ' + turn);
        await publishSection({ name: ${JSON.stringify(name)}, storeDir: ${JSON.stringify(storeDir)}, appsDir: ${JSON.stringify(folderOf)} });
        process.stdout.write('.');
      }`;
    build({ name, appsDir: folderOf });
    return spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    });
  };
  const names = Array.from({ length: 10 }, (_, index) => `muestra-${String.fromCharCode(97 + index)}`);

  test('lose none: a hundred releases of ten sections', async () => {
    const codes = await Promise.all(
      names.map(async (name) => (await once(publisher(name, 10), 'exit'))[0] as unknown),
    );
    expect(codes).toEqual(names.map(() => 0));
    const { sections } = readRegistry(storeDir);
    expect(Object.keys(sections).toSorted()).toEqual(names);
    for (const { entry, previous } of Object.values(sections)) {
      expect(read(entry)).toBe('build 9');
      expect(previous.map((earlier) => read(earlier.entry))).toEqual(['build 8', 'build 7', 'build 6']);
    }
    expect(readdirSync(storeDir).toSorted()).toEqual(['registry.json', 'sections']);
  }, 60_000);

  test('are not held up by one that was killed before it said who it is', async () => {
    await publishOf('live');
    const lock = join(storeDir, 'registry.lock');
    writeFileSync(lock, '');
    utimesSync(lock, 0, 0);
    expect(await publishOf('next')).toBe(registered()?.version);
    expect(existsSync(lock)).toBe(false);
  });

  test('and are killed at any moment leave what was live, and do not stop the next', async () => {
    await publishOf('live');
    for (let round = 0; round < 12; round += 1) {
      const child = publisher(`muestra-${String.fromCharCode(97 + round)}`, 1000);
      await once(child.stdout, 'data');
      await pause(round * 3);
      child.kill('SIGKILL');
      await once(child, 'exit');
      const { sections } = readRegistry(storeDir);
      expect(read(sections['muestra']?.entry ?? '')).toBe('live');
      for (const { entry, previous } of Object.values(sections))
        for (const href of [entry, ...previous.map((earlier) => earlier.entry)])
          expect(read(href)).not.toBe('');
    }
    const next = await publishOf('next');
    expect(registered()?.version).toBe(next);
  }, 60_000);
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
