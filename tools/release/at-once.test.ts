import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pruneStore } from './prune.ts';
import { readRegistry, readShell, shellFolder } from './store.ts';
import { Workshop } from './testing.ts';

let workshop: Workshop;
beforeEach(async () => {
  workshop = new Workshop();
  await workshop.publishShell({ code: 'live' });
});
afterEach(() => workshop.remove());

const publishOf = (code: string) => workshop.publishBuild({ code });
const letters = (count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCharCode(97 + index));

test('several who publish at once lose none: a hundred releases of ten sections', async () => {
  const names = letters(10).map((letter) => `muestra-${letter}`);
  const codes = await Promise.all(
    names.map(async (name) => (await once(workshop.publisher(name, 10), 'exit'))[0] as unknown),
  );
  expect(codes).toEqual(names.map(() => 0));
  const { sections } = readRegistry(workshop.storeDir);
  expect(Object.keys(sections).toSorted()).toEqual(names);
  for (const { entry, previous } of Object.values(sections)) {
    const kept = [entry, ...previous.map((earlier) => earlier.entry)].map((href) => workshop.read(href));
    expect(kept).toEqual([9, 8, 7, 6].map((turn) => `build ${turn} of apps`));
  }
  const { storeDir } = workshop;
  expect(readdirSync(storeDir).filter((name) => name.startsWith('registry'))).toEqual(['registry.json']);
}, 60_000);

test('they are not held up by one that was killed before it said who it is', async () => {
  await publishOf('live');
  const lock = join(workshop.storeDir, 'registry.lock');
  writeFileSync(lock, '');
  utimesSync(lock, 0, 0);
  expect(await publishOf('next')).toBe(workshop.section()?.version);
  expect(existsSync(lock)).toBe(false);
});

/** Kills a publisher at one of many moments, while it publishes one build after another. */
async function killPublisher(name: string, apps: string): Promise<void> {
  const child = workshop.publisher(name, 100_000, apps);
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  await pause(Math.random() * 40);
  child.kill('SIGKILL');
  await ended;
}

test('who publishes a section and is killed at any moment leaves what was live, and does not stop the next', async () => {
  await publishOf('live');
  for (const letter of letters(20)) {
    await killPublisher(`muestra-${letter}`, 'apps');
    const { sections } = readRegistry(workshop.storeDir);
    expect(workshop.read(sections['muestra']?.entry ?? '')).toBe('live');
    for (const { entry, previous } of Object.values(sections))
      for (const href of [entry, ...previous.map((earlier) => earlier.entry)])
        expect(workshop.read(href)).toMatch(/^live$|^build \d+ of apps$/);
  }
  const next = await publishOf('next');
  expect(workshop.section()?.version).toBe(next);
}, 60_000);

/** Of each release that is live or can be returned to: page, worker and scripts of one build, all of them there. */
function expectWholeShell(): void {
  const { version, previous } = readShell(workshop.storeDir)!;
  for (const release of [version, ...previous.map((earlier) => earlier.version)]) {
    const page = workshop.read(join(shellFolder(release), 'index.html'));
    const [, asset = '', hash] = /\/(assets\/main\.(\w+)\.js)/.exec(page) ?? [];
    const code = workshop.read(join('shell', asset));
    expect(createHash('sha256').update(code).digest('hex').slice(0, 12)).toBe(hash);
    expect(workshop.read(join(shellFolder(release), 'sw.js'))).toBe(`worker of ${code}`);
    expect(JSON.parse(workshop.read(join(shellFolder(release), 'release.json')))).toMatchObject({
      version: release,
    });
  }
}

test('so does who publishes the shell', async () => {
  for (let round = 0; round < 20; round += 1) {
    // Builds that were never published before: every one of its steps has to be done.
    await killPublisher('shell', `apps-${round}`);
    expectWholeShell();
  }
  const next = await workshop.publishShell({ code: 'next' });
  expect(readShell(workshop.storeDir)?.version).toBe(next);
  expectWholeShell();
}, 60_000);

test('shells that are published at once, while others are pruned, are whole', async () => {
  const publishers = letters(4).map((letter) =>
    once(workshop.publisher('shell', 60, `apps-${letter}`, 5), 'exit'),
  );
  const all = Promise.all(publishers);
  let running = true;
  void all.finally(() => (running = false));
  while (running) {
    // A month later, to which whatever is not named goes at once, also what somebody is about to publish again.
    await pruneStore(workshop.storeDir, Date.now() + 31 * 86_400_000);
    expectWholeShell();
    await pause(5);
  }
  expect((await all).map(([code]) => code as unknown)).toEqual([0, 0, 0, 0]);
  expectWholeShell();
  expect(readShell(workshop.storeDir)?.previous).toHaveLength(3);
}, 60_000);
