import { expect, test } from '@jest/globals';
import { sectionDescriptorSchema } from './section-descriptor.ts';

test('a section published when entries still began with a count can be rolled back to', () => {
  const entry = {
    place: 'header',
    label: 'Carrito',
    to: '/cart',
    icon: 'shopping-cart',
    order: 10,
    count: 2,
  };
  const published = {
    name: 'planes',
    version: '1.0.0',
    platform: '^1.1.0',
    routes: [{ path: '/cart', access: 'public', title: 'Carrito' }],
    navigation: [entry],
    accountMenu: [],
  };
  expect(sectionDescriptorSchema.safeParse(published).success).toBe(true);
});
