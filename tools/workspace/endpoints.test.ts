import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');

/** Sections put their calls into one API client, where the first call of a name stays: a second one would be another's. */
test('no two sections give a call the same name', () => {
  const owners = new Map<string, Set<string>>();
  for (const file of globSync('apps/*/src/**/*.ts', { cwd: root })) {
    const [, app = ''] = file.split('/');
    for (const [, name = ''] of readFileSync(`${root}/${file}`, 'utf8').matchAll(
      /(\w+): build\.(?:query|mutation)\b/g,
    ))
      owners.set(name, (owners.get(name) ?? new Set()).add(app));
  }
  expect(owners.size).toBeGreaterThan(20);
  expect([...owners].filter(([, apps]) => apps.size > 1).map(([name, apps]) => [name, ...apps])).toEqual([]);
});

const kebabOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('a file of calls is called by the first of them', () => {
  const files = globSync('apps/*/src/**/*.endpoints.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const callOf = (file: string) =>
    /(\w+): build\.(?:query|mutation)\b/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';
  expect(files.filter((file) => basename(file) !== `${kebabOf(callOf(file))}.endpoints.ts`)).toEqual([]);
});
