import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as library from '@puente/ui';

const sources = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

const components = Object.entries(library)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);

test.each(components)('the gallery shows %s', (name) => {
  expect(sources).toMatch(new RegExp(`<${name}\\b`));
});

test('the library has components to show', () => {
  expect(components.length).toBeGreaterThan(25);
});
