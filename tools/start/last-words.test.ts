import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lastWords } from './last-words.ts';
import { mountSmallDisk } from './small-disk.ts';

const disk = mountSmallDisk(1);
if (!disk) console.warn('No file system may be mounted here: last words on a full disk are NOT tested.');
const onSmallDisk = disk ? test : test.skip;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-words-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  disk?.remove();
});

function said(...lines: string[]): string {
  const file = join(folder, 'a.log');
  writeFileSync(file, lines.join('\n'));
  return lastWords(file);
}

test('an uncaught error is told without its stack', () => {
  expect(
    said(
      'starting',
      'file:///x.js:3',
      '  throw new Error()',
      '        ^',
      '',
      'TypeError: x is not a function',
      '    at a (x.js:1)',
      '',
      'Node.js v24.21.0',
    ),
  ).toBe('TypeError: x is not a function');
});

test('an error logged as JSON is told by its message', () => {
  expect(
    said(
      '{"level":30,"msg":"ready"}',
      '{"level":60,"err":{"message":"no database"},"msg":"end"}',
      '{"level":30,"msg":"bye"}',
    ),
  ).toBe('Error: no database');
});

test('without an error, the last line serves; without a line, that is said', () => {
  expect(said('one', 'two', '')).toBe('two');
  expect(said('')).toBe('it said nothing');
});

onSmallDisk('a writer whose disk had no room for a line is told by that', () => {
  const log = join(disk?.folder ?? '', 'a.log');
  writeFileSync(log, '');
  expect(lastWords(log)).toBe('it said nothing');
  disk?.fill();
  const full = `there is no room left in ${disk?.folder}`;
  expect(lastWords(log)).toBe(full);
  expect(lastWords(join(disk?.folder ?? '', 'never-made.log'))).toBe(full);
});
