import { expect, test } from '@jest/globals';
import { databaseRefusal } from './database-refusal.ts';

test.each([
  ['is full', '53100', 507],
  ['cannot be read or written', '58030', 503],
])('a disk of the database that %s (SQLSTATE %s) is answered with %i', (_, code, status) => {
  expect(databaseRefusal(Object.assign(new Error('of the database'), { code }))).toBe(status);
});
