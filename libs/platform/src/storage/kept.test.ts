import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { followKept, forgetKept, keep, readKept, readKeptJson, useKept } from './index.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

const inAnotherTab = (key: string | null) =>
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));

/** As where a browser was told to let no site keep anything. */
function forbidStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

test('what is kept can be read, until it is forgotten', () => {
  expect(keep('localStorage', 'fruit', 'mango')).toBe(true);
  expect(readKept('localStorage', 'fruit')).toBe('mango');
  expect(readKept('sessionStorage', 'fruit')).toBeNull();
  keep('localStorage', 'fruit', null);
  expect(readKept('localStorage', 'fruit')).toBeNull();
});

test('all of one storage is forgotten, or what its keys have in common', () => {
  for (const key of ['puente.mine', 'puente.too', 'language']) keep('localStorage', key, 'x');
  keep('sessionStorage', 'draft', 'x');
  forgetKept('localStorage', 'puente.');
  expect(Object.keys(localStorage)).toEqual(['language']);
  expect(readKept('sessionStorage', 'draft')).toBe('x');
  forgetKept('sessionStorage');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['{"ripe":true}', { ripe: true }],
  ['null', null],
  ['{', undefined],
  ['', undefined],
])('%j is read as JSON where it can be', (text, value) => {
  keep('localStorage', 'fruit', text);
  expect(readKeptJson('localStorage', 'fruit')).toEqual(value);
});

test('where storage is forbidden nothing is kept, and nothing breaks', () => {
  forbidStorage();
  expect(keep('localStorage', 'fruit', 'mango')).toBe(false);
  expect(keep('localStorage', 'fruit', null)).toBe(false);
  expect(() => forgetKept('localStorage')).not.toThrow();
  expect(readKept('localStorage', 'fruit')).toBeUndefined();
  expect(readKeptJson('localStorage', 'fruit')).toBeUndefined();
});

test('a full storage keeps nothing more', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keep('localStorage', 'fruit', 'mango')).toBe(false);
  expect(readKept('localStorage', 'fruit')).toBeNull();
});

test('another tab is heard when it changes a key that is followed, or empties the storage', () => {
  const heard = jest.fn();
  const end = followKept(['fruit', 'nut'], heard);
  for (const key of ['fruit', 'nut', 'stone', null]) inAnotherTab(key);
  expect(heard).toHaveBeenCalledTimes(3);
  end();
  inAnotherTab('fruit');
  expect(heard).toHaveBeenCalledTimes(3);
});

const numberIn = (kept: unknown) => (typeof kept === 'number' ? kept : 0);

test('state that is kept outlives the page, and follows another tab', () => {
  const { result, unmount } = renderHook(() => useKept('localStorage', 'count', numberIn));
  act(() => result.current[1](3));
  unmount();
  const { result: later } = renderHook(() => useKept('localStorage', 'count', numberIn));
  expect(later.current[0]).toBe(3);
  localStorage.setItem('count', '5');
  inAnotherTab('count');
  expect(later.current[0]).toBe(5);
});

test('state lasts as long as the page where it cannot be kept', () => {
  forbidStorage();
  const { result } = renderHook(() => useKept('localStorage', 'count', numberIn));
  act(() => result.current[1](3));
  expect(result.current[0]).toBe(3);
});
