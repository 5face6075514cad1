import { expect, test } from '@jest/globals';
import { sectionDescriptorSchema } from '@puente/composition';
import { emptySearch, writeSearch } from '@puente/domain/job-search';
import descriptorJson from '../section.json' with { type: 'json' };
import section from './section.ts';

const descriptor = sectionDescriptorSchema.parse(descriptorJson);

test('the section has a page for each route it describes, and no other', () => {
  expect(Object.keys(section.pages).sort()).toEqual(descriptor.routes.map(({ path }) => path).sort());
});

test('whatever a search asks for, its address says that there will be results', () => {
  const { query } = descriptor.routes.find(({ path }) => path === '/empleos') ?? {};
  const wishes = Object.fromEntries(Object.keys(emptySearch).map((wish) => [wish, 'x']));
  const at = { latitude: 1, longitude: 1 };
  const asked = new URLSearchParams(writeSearch({ ...emptySearch, ...wishes, affinities: ['Mujeres'], at }));
  expect([...asked.keys()].sort()).toEqual([...(query?.names ?? [])].sort());
});

test('every menu leads to a route of the section', () => {
  const paths = descriptor.routes.map(({ path }) => path);
  for (const { to } of [...descriptor.navigation, ...descriptor.accountMenu]) expect(paths).toContain(to);
});

test('pages of one kind of account are closed to the other', () => {
  const access = Object.fromEntries(descriptor.routes.map((route) => [route.path, route.access]));
  expect(access).toMatchObject({
    '/empleos': 'public',
    '/detalle-empleo/:jobId': 'public',
    '/aplicar': 'public',
    '/mi-cuenta/empleos-aplicados': 'user',
    '/mi-cuenta/favoritos': 'user',
    '/mi-cuenta/publicar-empleo': 'employer',
    '/mi-cuenta/empleos-publicados': 'employer',
    '/mi-cuenta/empleos-publicados/editar/:jobId': 'employer',
    '/mi-cuenta/candidatos': 'employer',
  });
});
