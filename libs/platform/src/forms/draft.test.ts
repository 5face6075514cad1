import { beforeEach, expect, test } from '@jest/globals';
import { keepDraft, readDraft, readDraftFields } from './index.ts';

const empty = { name: '', age: 0 };
beforeEach(() => sessionStorage.clear());

test('a draft is kept for this tab until it is empty', () => {
  keepDraft('a', 'Hola');
  expect(readDraft('a')).toBe('Hola');
  keepDraft('a', '');
  expect(readDraft('a')).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test.each<[string, object | undefined]>([
  ['', undefined],
  ['{', undefined],
  ['null', undefined],
  ['"Ana"', undefined],
  ['{}', empty],
  ['{"name":"Ana","age":30}', { name: 'Ana', age: 30 }],
  ['{"name":5,"age":30,"of another release":true}', { name: '', age: 30 }],
])('of %j the fields that are known are read', (kept, read) => {
  keepDraft('a', kept);
  expect(readDraftFields('a', empty)).toEqual(read);
});
