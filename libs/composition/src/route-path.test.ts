import { expect, test } from '@jest/globals';
import { fillParams, isCallOf, readParams } from './route-path.ts';

const path = '/empresa/:username/:page';

test('parameters are read of an address as the router reads them', () => {
  expect(readParams(path, '/Empresa/caf%C3%A9%2Fbar/2/')).toEqual({ username: 'café/bar', page: '2' });
  expect(readParams(path, '/empresa/%E0%A4%A/2')).toBeUndefined();
  expect(readParams('/empleos', '/empleos')).toEqual({});
});

test('filled into a call, a parameter stays one part of it, or one value', () => {
  const params = { username: 'a/b?c=d&e#f', page: '2' };
  expect(fillParams('/employers/:username?page=:page&populate=*', params)).toBe(
    '/employers/a%2Fb%3Fc%3Dd%26e%23f?page=2&populate=*',
  );
});

test.each(['', '.', '..'])('one that would lead elsewhere («%s») fills nothing', (username) => {
  expect(fillParams('/employers/:username', { username })).toBeUndefined();
});

test.each([
  ['GET /api/jobs/{id}', '/jobs/:jobId?populate=*', true],
  ['GET /api/jobs', '/jobs?sort=title', true],
  ['GET /api/jobs', '/:any', false],
  ['GET /api/jobs/{id}', '/jobs', false],
  ['DELETE /api/jobs/{id}', '/jobs/:jobId', false],
])('that %s answers %s is %s', (serviceCall, declared, answers) => {
  expect(isCallOf(serviceCall, declared)).toBe(answers);
});
