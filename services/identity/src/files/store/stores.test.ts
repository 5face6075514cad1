import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BucketStore } from './bucket-store.ts';
import type { CvStore } from './cv-store.ts';
import { FolderStore } from './folder-store.ts';
import { startBucket, type TestBucket } from './testing-bucket.ts';

const aKey = () => randomBytes(32).toString('hex');
const content = randomBytes(300_000);

let folder: string;
let server: TestBucket;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'puente-store-'));
  server = await startBucket();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

describe.each<[string, () => CvStore, () => string[]]>([
  ['a folder', () => new FolderStore(folder), () => readdirSync(folder)],
  ['a bucket', () => new BucketStore(server.bucket), () => [...server.objects.keys()]],
])('%s', (_, open, names) => {
  test('gives back what it was given, byte for byte', async () => {
    const [store, key] = [open(), aKey()];
    await store.put(key, content, 'application/pdf');
    expect(names()).toEqual([key]);
    expect(await buffer(await store.get(key))).toEqual(content);
  });

  test('removes, also what is not there', async () => {
    const [store, key] = [open(), aKey()];
    await store.put(key, content, 'application/pdf');
    await store.remove(key);
    await store.remove(key);
    expect(names()).toEqual([]);
    await expect(store.get(key)).rejects.toThrow();
  });
});

test('a folder is rid of what a killed process wrote in part', async () => {
  const [store, key] = [new FolderStore(folder), aKey()];
  writeFileSync(join(folder, `${key}.part`), 'half');
  await store.remove(key);
  expect(readdirSync(folder)).toEqual([]);
});

describe('a bucket', () => {
  test('is told the type, and asked by a signature of the secret', async () => {
    const key = aKey();
    await new BucketStore(server.bucket).put(key, content, 'image/png');
    expect(server.objects.get(key)).toMatchObject({ type: 'image/png' });
    const wrong = new BucketStore({ ...server.bucket, secretAccessKey: 'wrong' });
    await expect(wrong.put(aKey(), content, 'image/png')).rejects.toMatchObject({ status: 503 });
    expect(server.objects.size).toBe(1);
  });

  test('that cannot be reached, fails or is full is told as such', async () => {
    const store = new BucketStore(server.bucket);
    server.fail(500);
    await expect(store.put(aKey(), content, 'image/png')).rejects.toMatchObject({
      status: 503,
      retryAfter: 30,
    });
    server.fail(507);
    await expect(store.put(aKey(), content, 'image/png')).rejects.toMatchObject({ status: 507 });
    await server.stop();
    await expect(store.remove(aKey())).rejects.toMatchObject({ status: 503 });
  });
});
