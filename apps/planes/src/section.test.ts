import { expect, test } from '@jest/globals';
import { sectionDescriptorSchema } from '@puente/platform/registry';
import descriptorJson from '../section.json' with { type: 'json' };
import section from './section.ts';

const descriptor = sectionDescriptorSchema.parse(descriptorJson);
const paths = descriptor.routes.map(({ path }) => path);

test('the section has a page for each route it describes, and no other', () => {
  expect(Object.keys(section.pages).sort()).toEqual([...paths].sort());
});

test('every menu leads to a route of the section', () => {
  for (const { to } of [...descriptor.navigation, ...descriptor.accountMenu]) expect(paths).toContain(to);
});

test('anybody may see the plans and the cart', () => {
  expect(descriptor.routes.map(({ access }) => access)).toEqual(['public', 'public']);
});
