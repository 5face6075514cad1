import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ensureTokenKeys, rotateTokenKeys } from './token-keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-token-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const publicNames = () => readdirSync(join(folder, 'jwt-public')).toSorted();
const publicOf = (pem: string) => createPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString();
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const day = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);

test('a new key signs, and the one before can still be checked', () => {
  const { privateKeyFile } = ensureTokenKeys(folder);
  const before = publicOf(readFileSync(privateKeyFile, 'utf8'));
  const { added, removed } = rotateTokenKeys(folder, day(1));
  expect(publicOf(readFileSync(privateKeyFile, 'utf8'))).toBe(read('jwt-public', added));
  expect(publicNames().map((name) => read('jwt-public', name))).toEqual([before, read('jwt-public', added)]);
  expect(removed).toEqual([]);
});

test('every key is for its owner only', () => {
  const { privateKeyFile, publicKeysDir } = ensureTokenKeys(folder);
  const files = [privateKeyFile, ...publicNames().map((name) => join(publicKeysDir, name))];
  expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
  expect(statSync(publicKeysDir).mode & 0o777).toBe(0o700);
});

test('a public key goes when no session of it can be left, the one that signs never', () => {
  ensureTokenKeys(folder);
  const [first] = publicNames();
  const second = rotateTokenKeys(folder, day(1)).added;
  expect(rotateTokenKeys(folder, day(120)).removed).toEqual([]);
  const { added, removed } = rotateTokenKeys(folder, day(122));
  expect(removed).toEqual([first]);
  expect(publicNames()).toContain(second);
  expect(publicNames().at(-1)).toBe(added);
});

test('the single pair of before signs on', () => {
  const pair = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  writeFileSync(join(folder, 'jwt-private.pem'), pair.privateKey);
  writeFileSync(join(folder, 'jwt-public.pem'), pair.publicKey);
  const { privateKeyFile } = ensureTokenKeys(folder);
  expect(readFileSync(privateKeyFile, 'utf8')).toBe(pair.privateKey);
  expect(publicNames().map((name) => read('jwt-public', name))).toEqual([pair.publicKey]);
  expect(readdirSync(folder).toSorted()).toEqual(['jwt-private.pem', 'jwt-public']);
  ensureTokenKeys(folder);
  expect(publicNames()).toHaveLength(1);
});
