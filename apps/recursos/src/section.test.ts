import { expect, test } from '@jest/globals';
import { sectionDescriptorSchema } from '@puente/composition';
import descriptorJson from '../section.json' with { type: 'json' };
import section from './section.ts';

const descriptor = sectionDescriptorSchema.parse(descriptorJson);
const paths = descriptor.routes.map(({ path }) => path);

test('the section has a page for each route it describes, and no other', () => {
  expect(Object.keys(section.pages).sort()).toEqual([...paths].sort());
});

test('the icon menu goes on in its order, after Empleo', () => {
  const entries = descriptor.navigation.toSorted((one, other) => one.order - other.order);
  expect(entries.map(({ label, to }) => [label, to])).toEqual([
    ['Asesoría', '/asesoria'],
    ['Educación', '/educate'],
    ['Migración', '/migration'],
    ['Emprendimiento', '/emprendimiento'],
  ]);
  expect(entries[0]?.order).toBeGreaterThan(30);
});

test('every page is public', () => {
  expect(new Set(descriptor.routes.map(({ access }) => access))).toEqual(new Set(['public']));
});

test('every label and title of the section has its English', () => {
  const texts = [
    ...descriptor.routes.map(({ title }) => title),
    ...descriptor.navigation.map(({ label }) => label),
  ];
  expect(new Set(Object.keys(descriptor.translations?.en ?? {}))).toEqual(new Set(texts));
});
