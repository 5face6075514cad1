import { expect, test } from '@jest/globals';
import {
  servedRegistrySchema,
  servedReleaseSchema,
  servedRouteAssetsSchema,
  servedShellSchema,
} from './served-store.ts';
import { shellStateSchema } from './shell-release.ts';

const section = {
  entry: '/sections/empleo/1/remote.js',
  pages: { '/empleos': ['/sections/empleo/1/search.js'] },
  descriptor: { routes: [{ path: '/empleos', access: 'public' }] },
};

test('a registry of an older release tool is served: it did not tell which pages ask the API', () => {
  expect(servedRegistrySchema.parse({ sections: { empleo: section } }).sections).toEqual({ empleo: section });
});

test('a registry of a newer release tool is served: fields, a form of path and a level of access are new', () => {
  const routes = [{ path: '/empleos/*', access: 'administrator', until: 2030 }];
  const newer = { ...section, owner: 'a team', descriptor: { routes, themes: [] } };
  const { sections } = servedRegistrySchema.parse({ sections: { empleo: newer }, themes: {} });
  expect(sections['empleo']?.descriptor.routes).toEqual([{ path: '/empleos/*', access: 'administrator' }]);
});

test('a shell of another release tool is served', () => {
  expect(servedShellSchema.parse({ version: '2.0.0-a', canary: '2.1.0-b' })).toEqual({ version: '2.0.0-a' });
  const assets = { pages: { '/': [] }, apiClient: [] };
  expect(servedRouteAssetsSchema.parse({ ...assets, fonts: [] })).toEqual(assets);
});

test('a version that is no folder of the store is none to anybody', () => {
  for (const version of ['../secrets', '.draft', 'a/b', '']) {
    expect(servedShellSchema.safeParse({ version }).success).toBe(false);
    expect(shellStateSchema.safeParse({ version, previous: [], withdrawn: [] }).success).toBe(false);
  }
});

test('who publishes stops at a field it does not know, which it would write back without', () => {
  const state = { version: '2.0.0-a', previous: [], withdrawn: [] };
  expect(shellStateSchema.safeParse(state).success).toBe(true);
  expect(shellStateSchema.safeParse({ ...state, canary: '2.1.0-b' }).success).toBe(false);
});

test('a declaration of another form is as none, and the rest of the release is read', () => {
  const route = { path: '/empleos', title: 'Empleos', description: 'Busca.', index: 'maybe' };
  const routes = [
    { ...route, data: { call: '/jobs', cache: 'long' } },
    { ...route, data: ['of the future'] },
  ];
  expect(servedReleaseSchema.parse({ descriptor: { routes, themes: [] } }).descriptor.routes).toEqual([
    { path: '/empleos', title: 'Empleos', description: 'Busca.', data: { call: '/jobs' } },
    { path: '/empleos', title: 'Empleos', description: 'Busca.' },
  ]);
});
