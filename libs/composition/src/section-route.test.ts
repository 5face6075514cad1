import { expect, test } from '@jest/globals';
import { sectionRouteSchema } from './section-route.ts';

const job = { path: '/detalle-empleo/:jobId', access: 'public', title: 'Detalle del empleo' };
const data = { call: '/jobs/:jobId?populate=*', head: { title: '${answer.data.attributes.title}' } };
const problemOf = (route: object) => sectionRouteSchema.safeParse(route).error?.issues[0]?.message;

test('a route may say what it is about, what its page is made of, and where all its pages are listed', () => {
  const route = { ...job, description: 'Un empleo.', data, sitemap: { call: '/jobs/sitemap' } };
  expect(problemOf(route)).toBeUndefined();
  expect(problemOf({ ...job, index: false })).toBeUndefined();
  const apply = {
    path: '/aplicar',
    access: 'public',
    title: 'Aplicar',
    data: { ...data, params: ['jobId'] },
  };
  expect(problemOf(apply)).toBeUndefined();
});

test.each([
  ['a call with a parameter that the path does not have', { data: { call: '/jobs/:id' } }, 'names :id'],
  ['what the path has, taken of its query', { data: { ...data, params: ['jobId'] } }, 'has :jobId itself'],
  ['data of a page that is not public', { access: 'user', data }, 'not public'],
  ['a list of the pages of one page', { path: '/empleos', sitemap: { call: '/jobs/sitemap' } }, 'one page'],
  ['a list that has parameters itself', { sitemap: { call: '/jobs/:jobId' } }, 'no parameters'],
  ['a call of another host', { data: { call: 'https://example.com' } }, 'a call such as'],
  ['a field that nobody knows', { data: { ...data, script: '' } }, 'script'],
  ['a description that no list of results has room for', { description: 'a'.repeat(161) }, '160'],
])('%s is refused', (_what, change, why) => {
  expect(problemOf({ ...job, ...change })).toContain(why);
});
