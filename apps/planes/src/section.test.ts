import { expect, test } from '@jest/globals';
import { sectionDescriptorSchema } from '@puente/composition';
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

test('anybody may see the plans and the cart; the rest is for who is signed in', () => {
  expect(descriptor.routes.map(({ path, access }) => [path, access])).toEqual([
    ['/planes', 'public'],
    ['/cart', 'public'],
    ['/mi-cuenta/suscripciones', 'signed-in'],
    ['/mi-cuenta/metodos-pago', 'signed-in'],
    ['/mi-cuenta/facturacion', 'signed-in'],
  ]);
});

test('both roles have the same entries in Mi Cuenta', () => {
  expect(descriptor.accountMenu.map(({ role, group, label, to }) => [role, group, label, to])).toEqual([
    ['any', 'Suscripción', 'Suscripción', '/mi-cuenta/suscripciones'],
    ['any', 'Suscripción', 'Planes', '/planes'],
    ['any', 'Información de Pago', 'Métodos de pago', '/mi-cuenta/metodos-pago'],
    ['any', 'Información de Pago', 'Facturación', '/mi-cuenta/facturacion'],
  ]);
});

test('every label, group and title has its English', () => {
  const texts = [
    ...descriptor.routes.map(({ title }) => title),
    ...[...descriptor.navigation, ...descriptor.accountMenu].map(({ label }) => label),
    ...descriptor.accountMenu.map(({ group }) => group),
  ];
  expect(Object.keys(descriptor.translations?.en ?? {}).sort()).toEqual([...new Set(texts)].sort());
});
