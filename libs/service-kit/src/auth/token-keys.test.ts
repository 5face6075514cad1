import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TokenKeys } from './token-keys.ts';
import { keyIdOf } from './token.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-keys-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

/** Puts a new key there and says its name. */
function add(file: string, namedCurve = 'P-256'): string {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve });
  writeFileSync(join(folder, file), publicKey.export({ type: 'spki', format: 'pem' }));
  return namedCurve === 'P-256' ? keyIdOf(publicKey) : '';
}

test('every key of the folder is found by its name', () => {
  const names = [add('first.pem'), add('second.pem')];
  const keys = new TokenKeys(folder);
  expect(names.map((name) => keyIdOf(keys.find(name) as KeyObject))).toEqual(names);
  expect(keys.find('first.pem')).toBeUndefined();
});

test('a key that is made later is found without a restart, a second after the last look at most', () => {
  add('first.pem');
  const keys = new TokenKeys(folder);
  const later = add('second.pem');
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  expect(keys.find(later)).toBeUndefined();
  clock.mockReturnValue(now + 2000);
  expect(keys.find(later)).toBeDefined();
});

test('a folder that is damaged while the service runs costs no key that was known', () => {
  const first = add('first.pem');
  const keys = new TokenKeys(folder);
  writeFileSync(join(folder, 'second.pem'), 'half a k');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000);
  expect(keys.find('unknown')).toBeUndefined();
  expect(keys.find(first)).toBeDefined();
});

test.each([
  ['no key', () => undefined, 'There is no public key in'],
  ['a key of another curve', () => add('other.pem', 'P-384'), 'is no public key for ES256'],
  ['something else', () => writeFileSync(join(folder, 'note.pem'), 'hola'), 'is no public key for ES256'],
])('a folder with %s is refused at the start, in words that name it', (_, prepare, words) => {
  prepare();
  expect(() => new TokenKeys(folder)).toThrow(words);
  expect(() => new TokenKeys(folder)).toThrow(folder);
});
