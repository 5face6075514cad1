import { expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IdentityConfig } from '../config.ts';
import { SecretBox } from './secret-box.ts';

const secret = Buffer.from('twenty bytes of text');

function boxOf(keys: string): SecretBox {
  const folder = mkdtempSync(join(tmpdir(), 'puente-box-'));
  const file = join(folder, 'key');
  writeFileSync(file, keys);
  try {
    return new SecretBox({ TWO_FACTOR_KEY_FILE: file } as IdentityConfig);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('what is sealed can be opened, and is never sealed alike', () => {
  const box = boxOf('one');
  const sealed = box.seal(secret, 7);
  expect(box.open(sealed, 7)).toEqual(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(box.seal(secret, 7)).not.toEqual(sealed);
});

test('a key that comes first seals from now on, and those after it still open', () => {
  const before = boxOf('one\n').seal(secret, 7);
  const box = boxOf('two\none\n');
  expect(box.open(before, 7)).toEqual(secret);
  expect(boxOf('two').open(box.seal(secret, 7), 7)).toEqual(secret);
});

test.each([
  ['by a key that is gone', () => boxOf('two').open(boxOf('one').seal(secret, 7), 7)],
  ['for another account', () => boxOf('one').open(boxOf('one').seal(secret, 7), 8)],
  ['and then changed', () => boxOf('one').open(boxOf('one').seal(secret, 7).fill(0, 30), 7)],
  ['and then cut', () => boxOf('one').open(boxOf('one').seal(secret, 7).subarray(0, 20), 7)],
])('what was sealed %s does not open', (_, open) => {
  expect(open).toThrow('No key of TWO_FACTOR_KEY_FILE opens the secret');
});

test('without a key there is no box', () => {
  expect(() => boxOf(' \n')).toThrow('TWO_FACTOR_KEY_FILE holds no key.');
});
