import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const source = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const sheets = globSync('**/*.css', { cwd: source });
const files = [...sheets, ...globSync('**/*.tsx', { cwd: source })];

test('every custom property that is read without a default is a token', () => {
  const defined = new Set(
    sheets.flatMap((file) => [...read(file).matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
  );
  const missing = files.flatMap((file) =>
    [...read(file).matchAll(/var\((--[\w-]+)\)/g)]
      .map(([, name]) => name)
      .filter((name) => !defined.has(name)),
  );
  expect(missing).toEqual([]);
});

test('every rule of a component stands in the layer of this library', () => {
  const modules = sheets.filter((file) => file.endsWith('.module.css'));
  expect(modules.length).toBeGreaterThan(15);
  for (const file of modules) expect(read(file)).toMatch(/^@layer ui \{\n[^]*\n\}\n$/);
});
