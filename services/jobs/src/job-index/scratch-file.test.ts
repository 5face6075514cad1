import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ScratchFile } from './scratch-file.ts';

const MiB = 1024 * 1024;
const bytes = (length: number, sign = 'ñ') => Buffer.from(sign.repeat(length)).subarray(0, length);

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'puente-scratch-test-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

const readBack = (file: ScratchFile, start: number | undefined, length: number) =>
  start === undefined ? undefined : file.read(start, length)?.toString();

test('what was written is read, at once and aside, by a file that nobody finds', async () => {
  const file = new ScratchFile(directory);
  const texts = ['', 'a', 'Albañil 🛠️', 'x'.repeat(60), 'y'.repeat(61), 'z'.repeat(70_000)].map((text) =>
    Buffer.from(text),
  );
  const starts = texts.map((text) => file.write(text));
  expect(starts.map((start, n) => readBack(file, start, texts[n]?.length ?? 0))).toEqual(texts.map(String));
  const aside = starts.map((start = NaN, n) => file.readAside(start, texts[n]?.length ?? 0));
  expect((await Promise.all(aside)).map(String)).toEqual(texts.map(String));
  expect(readdirSync(directory)).toEqual([]);
  file.close();
  expect(readBack(file, starts[1], 1)).toBeUndefined();
  expect(await file.readAside(starts[1] ?? NaN, 1)).toBeUndefined();
  expect(file.write(bytes(1))).toBeUndefined();
});

test('it tells whether the last reading waited for the disk', () => {
  const file = new ScratchFile(directory);
  const start = file.write(bytes(10)) ?? NaN;
  const clock = jest.spyOn(performance, 'now');
  const waitedFor = (ms: number) => {
    clock.mockReturnValueOnce(5).mockReturnValueOnce(5 + ms);
    readBack(file, start, 10);
    return file.waited;
  };
  expect([0.01, 0.3, 0.05].map(waitedFor)).toEqual([false, true, false]);
  clock.mockRestore();
  file.close();
});

test('the room of what is not needed any more is taken by what is as long', () => {
  const file = new ScratchFile(directory);
  const [first = NaN, second = NaN] = [file.write(bytes(1000)), file.write(bytes(2000))];
  file.free(first, 1000);
  const longer = file.write(bytes(2000, 'l'));
  expect([first, second]).not.toContain(longer);
  expect(file.write(bytes(990, 'o'))).toBe(first);
  expect(readBack(file, first, 990)).toBe('o'.repeat(990));
  expect(readBack(file, second, 2000)).toBe(bytes(2000).toString());
  file.close();
});

test('all of it is taken again once it is cleared', () => {
  const file = new ScratchFile(directory);
  const first = file.write(bytes(1000));
  file.write(bytes(2000));
  file.clear();
  expect(file.write(bytes(500, 'o'))).toBe(first);
  expect(readBack(file, first, 500)).toBe('o'.repeat(500));
  file.close();
});

test('without a folder nothing is written', () => {
  writeFileSync(join(directory, 'file'), '');
  const file = new ScratchFile(join(directory, 'file', 'none'));
  expect(file.write(bytes(1))).toBeUndefined();
  expect(file.isFull).toBe(true);
  file.close();
});

(existsSync('/proc/self/fd') ? test : test.skip)(
  'what a disk lost is not taken for what was written',
  async () => {
    const file = new ScratchFile(directory);
    const [first = NaN, second = NaN] = [file.write(bytes(100)), file.write(bytes(100))];
    const open = readdirSync('/proc/self/fd').find((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`).startsWith(directory);
      } catch {
        return false;
      }
    });
    const disk = openSync(`/proc/self/fd/${open}`, 'r+');
    writeSync(disk, '\0', first * 64 + 50);
    closeSync(disk);
    expect(readBack(file, first, 100)).toBeUndefined();
    expect(await file.readAside(first, 100)).toBeUndefined();
    expect(readBack(file, second, 100)).toBe(bytes(100).toString());
    // Nor what is beyond its end.
    expect(readBack(file, 1000, 100)).toBeUndefined();
    expect(await file.readAside(1000, 100)).toBeUndefined();
    file.close();
  },
);

// To mount is root's privilege.
(process.getuid?.() === 0 ? test : test.skip)(
  'it takes no more than it leaves, and loses nothing on a full disk',
  () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=66m', 'tmpfs', directory]);
    const [file, other] = [new ScratchFile(directory), new ScratchFile(directory)];
    const free = () => {
      const { bavail, bsize } = statfsSync(directory);
      return bavail * bsize;
    };
    try {
      const first = other.write(bytes(100));
      let count = 0;
      let last: number | undefined;
      for (let start = file.write(bytes(MiB)); start !== undefined; start = file.write(bytes(MiB))) {
        count += 1;
        last = start;
      }
      expect(file.isFull).toBe(true);
      expect(count).toBeGreaterThan(16);
      expect(free()).toBeGreaterThanOrEqual(count * MiB);
      // Others take that, also what it was told that it may have.
      writeFileSync(join(directory, 'others'), Buffer.alloc(free()));
      expect(other.isFull).toBe(false);
      expect(other.write(bytes(MiB))).toBeUndefined();
      expect(other.isFull).toBe(true);
      expect(readBack(other, first, 100)).toBe(bytes(100).toString());
      expect(readBack(file, last, MiB)).toBe(bytes(MiB).toString());
      file.free(last ?? NaN, MiB);
      expect(readBack(file, file.write(bytes(MiB, 'o')), MiB)).toBe('o'.repeat(MiB));
      rmSync(join(directory, 'others'));
      expect(readBack(other, other.write(bytes(MiB)), MiB)).toBe(bytes(MiB).toString());
    } finally {
      for (const one of [file, other]) one.close();
      execFileSync('umount', [directory]);
    }
  },
);
