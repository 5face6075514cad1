import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sectionDescriptorSchema } from '@puente/composition';

const apps = join(import.meta.dirname, '../../apps');
const routes = readdirSync(apps)
  .map((app) => join(apps, app, 'section.json'))
  .filter((file) => existsSync(file))
  .flatMap((file) => sectionDescriptorSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).routes);
const open = routes.filter(({ access }) => access === 'public');

test('every public page of a section says what it is about, and no two the same', () => {
  expect(open.filter(({ description }) => !description).map(({ path }) => path)).toEqual([]);
  const descriptions = open.map(({ description }) => description);
  expect(descriptions.filter((one, index) => descriptions.indexOf(one) !== index)).toEqual([]);
});

test('a page that is reached with a credential in its address is not to be found by a search', () => {
  const found = open.filter(({ path, index }) => /^\/(auth|confirm|reset)/.test(path) && index !== false);
  expect(found.map(({ path }) => path)).toEqual([]);
});
