import {
  close,
  mkdirSync,
  mkdtempSync,
  openSync,
  read,
  readSync,
  rmSync,
  statfsSync,
  writevSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { Logger } from '@nestjs/common';

/** Before each, so that what a disk lost is not taken for what was written. */
const sumSize = 4;
const blockSize = 64;
/** In blocks: before it grows by so much more it is asked how much of the disk is free. */
const stretch = (16 * 1024 * 1024) / blockSize;
/** In milliseconds. */
const asksAgainAfter = 1000;
/** In milliseconds: from memory a reading takes a twentieth of it. */
const fromDisk = 0.1;

/**
 * Bytes that are read again and again, in a file of the process's own: the system keeps it in memory as long as nobody else needs that, which is
 * why it is written at once, without a thread, and read so unless that turns out to take long. It has no name, so that it is gone with the
 * process, however that ends, and is never larger than what it leaves free. Where there is no room for it, or no disk, nothing is written, and nothing thrown.
 */
export class ScratchFile {
  readonly #directory: string;
  /** Opened when there is something to write. */
  #file: number | undefined;
  #isClosed = false;
  /** In blocks. */
  #end = 0;
  /** How many more blocks it may have before it is asked again. */
  #left = 0;
  #asksAt = 0;
  #hasWarned = false;
  #waited = false;
  /** Where bytes were that are not needed any more, by their number of blocks. */
  readonly #free = new Map<number, number[]>();

  constructor(directory = tmpdir()) {
    this.#directory = directory;
  }

  /** Whether nothing could be written lately, for want of room or of the disk. */
  get isFull(): boolean {
    return this.#asksAt > 0;
  }

  /** @returns in which block they begin; undefined where they are not written */
  write(bytes: Buffer): number | undefined {
    if (this.#isClosed) return undefined;
    const blocks = blocksOf(bytes.length);
    const start = this.#free.get(blocks)?.pop() ?? this.#grow(blocks);
    if (start === undefined) return undefined;
    try {
      this.#file ??= openUnnamed(this.#directory);
      const sum = Buffer.allocUnsafe(sumSize);
      sum.writeUInt32LE(crc32(bytes));
      const written = writevSync(this.#file, [sum, bytes], start * blockSize);
      if (written === sumSize + bytes.length) return start;
      this.#refused(`only ${written} bytes of ${sumSize + bytes.length} were written`);
    } catch (error) {
      this.#refused(error);
    }
    this.free(start, bytes.length);
    return undefined;
  }

  /** Whether the last reading waited for the disk: as others of these bytes will, which are better read by `readAside`. */
  get waited(): boolean {
    return this.#waited;
  }

  /** At once. @param start what `write` told @returns undefined where they are not what was written */
  read(start: number, length: number): Buffer | undefined {
    if (this.#file === undefined) return undefined;
    const summed = Buffer.allocUnsafe(sumSize + length);
    const begun = performance.now();
    try {
      if (readSync(this.#file, summed, 0, summed.length, start * blockSize) < summed.length) return undefined;
    } catch (error) {
      this.#warn(error);
      return undefined;
    } finally {
      this.#waited = performance.now() - begun > fromDisk;
    }
    return withoutSum(summed);
  }

  /** The same by a thread: it takes several times as long of what is in memory, and nobody waits for the disk. */
  readAside(start: number, length: number): Promise<Buffer | undefined> {
    const file = this.#file;
    if (file === undefined) return Promise.resolve(undefined);
    const summed = Buffer.allocUnsafe(sumSize + length);
    return new Promise((resolve) => {
      read(file, summed, 0, summed.length, start * blockSize, (error, count) => {
        if (error && !this.#isClosed) this.#warn(error);
        resolve(error || count < summed.length ? undefined : withoutSum(summed));
      });
    });
  }

  /** Others are written there from now on. */
  free(start: number, length: number): void {
    const blocks = blocksOf(length);
    const free = this.#free.get(blocks);
    if (free) free.push(start);
    else this.#free.set(blocks, [start]);
  }

  /** Nothing of it is needed any more. */
  clear(): void {
    this.#end = 0;
    this.#left = 0;
    this.#free.clear();
  }

  close(): void {
    this.#isClosed = true;
    // To give back gigabytes takes the system a while.
    if (this.#file !== undefined) close(this.#file);
    this.#file = undefined;
  }

  #grow(blocks: number): number | undefined {
    if (this.#left < blocks && !this.#hasRoom()) return undefined;
    const start = this.#end;
    this.#end += blocks;
    this.#left -= blocks;
    return start;
  }

  #hasRoom(): boolean {
    if (Date.now() < this.#asksAt) return false;
    try {
      mkdirSync(this.#directory, { recursive: true });
      const { bavail, bsize } = statfsSync(this.#directory);
      if (bavail * bsize >= (this.#end + 2 * stretch) * blockSize) {
        this.#left = stretch;
        this.#asksAt = 0;
        return true;
      }
      this.#refused(`${this.#directory} has no more room for it`);
    } catch (error) {
      this.#refused(error);
    }
    return false;
  }

  #refused(error: unknown): void {
    this.#asksAt = Date.now() + asksAgainAfter;
    this.#warn(error);
  }

  #warn(error: unknown): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    new Logger(ScratchFile.name).warn(`Not all that lists show is kept, they take longer: ${String(error)}`);
  }
}

function withoutSum(summed: Buffer): Buffer | undefined {
  const bytes = summed.subarray(sumSize);
  return crc32(bytes) === summed.readUInt32LE() ? bytes : undefined;
}

const blocksOf = (length: number): number => Math.ceil((sumSize + length) / blockSize);

function openUnnamed(directory: string): number {
  const own = mkdtempSync(join(directory, 'puente-'));
  const file = openSync(join(own, 'scratch'), 'wx+', 0o600);
  try {
    rmSync(own, { recursive: true });
  } catch {
    // Where nobody may remove what is open it stays, empty once it is closed.
  }
  return file;
}
