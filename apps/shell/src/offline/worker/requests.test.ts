import { describe, expect, test } from '@jest/globals';
import { isLogOut, isSectionFile, isSharedJobs, versionFolder } from './requests.ts';

const at = (path: string) => new URL(path, 'https://puente.example');

describe('what may be kept of the API', () => {
  test.each([
    '/api/jobs?filters[status]=Publicado&populate=*',
    '/api/jobs?_q=employer',
    '/api/jobs/42?populate=*',
  ])('%s is the same for everybody', (path) => expect(isSharedJobs(at(path))).toBe(true));

  test.each([
    '/api/jobs?filters[employer][id][$eq]=7&populate=*',
    '/api/jobs?filters%5Bemployer%5D%5Bid%5D%5B%24eq%5D=7',
    '/api/jobs/42/report',
    '/api/jobs/mine',
    '/api/applications?populate=job',
    '/api/favorites',
    '/api/users/me',
    '/api/posts',
  ])('%s is left alone', (path) => expect(isSharedJobs(at(path))).toBe(false));
});

test('a published file is known by its place', () => {
  expect(isSectionFile(at('/sections/planes/1.0.0-ab/assets/1.js'))).toBe(true);
  expect(isSectionFile(at('/sections/planes'))).toBe(false);
  expect(versionFolder(at('/sections/planes/1.0.0-ab/assets/1.js?retry=x'))).toBe(
    '/sections/planes/1.0.0-ab/',
  );
});

test('a log-out is told from other calls', () => {
  const call = (method: string, path: string) => isLogOut({ method, url: at(path).href });
  expect(call('POST', '/api/auth/logout')).toBe(true);
  expect(call('GET', '/api/auth/logout')).toBe(false);
  expect(call('POST', '/api/auth/local')).toBe(false);
});
