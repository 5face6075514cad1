import { mkdirSync, mkdtempSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { shortHash } from '@puente/postgres';
import { linkFormerCluster } from './former-cluster.ts';

let folder: string;
let place: string;
let keyFile: string;
let cluster: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-former-'));
  [place, keyFile] = [join(folder, 'postgres'), join(folder, 'key')];
  cluster = join(folder, `puente-data-${shortHash(place)}`, 'cluster');
  mkdirSync(cluster, { recursive: true });
  for (const file of [keyFile, join(cluster, 'PG_VERSION')]) writeFileSync(file, '18');
});
afterEach(() => rmSync(folder, { recursive: true }));

let notices: string[];
const led = () => {
  notices = linkFormerCluster(place, keyFile, folder);
  try {
    return readlinkSync(place);
  } catch {
    return undefined;
  }
};

test('a data folder of before the link finds its database outside', () => {
  utimesSync(keyFile, 1000, 1000);
  expect(led()).toBe(cluster);
});

test('one made since the database, after the folder before it was removed, does not, and is told', () => {
  utimesSync(join(cluster, 'PG_VERSION'), 1000, 1000);
  expect(led()).toBeUndefined();
  expect(notices).toEqual([expect.stringContaining('remove it')]);
});

test('one with a database of its own keeps it', () => {
  utimesSync(keyFile, 1000, 1000);
  mkdirSync(place);
  expect(led()).toBeUndefined();
});
