import { closeSync, mkdtempSync, openSync, readSync, rmSync, statfsSync, writevSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { Logger } from '@nestjs/common';

/** Before each, so that what a disk lost is not taken for what was written. */
const sumSize = 4;
const blockSize = 64;
/** In blocks: before it grows by so much more it is asked how much of the disk is free. */
const stretch = (16 * 1024 * 1024) / blockSize;
/** In bytes: so much is left to others, or a tenth of the disk where that is less. */
const leftToOthers = 1024 ** 3;
/** In milliseconds. */
const asksAgainAfter = 1000;

/**
 * Bytes that are read again and again, in a file of the process's own: the system keeps it in memory as long as nobody else needs that. It has no
 * name, so that it is gone with the process, however that ends. Where there is no room for it, or no disk, nothing is written, and nothing thrown.
 */
export class ScratchFile {
  readonly #directory: string;
  #file: number | undefined;
  /** In blocks. */
  #end = 0;
  /** How many more blocks it may have before it is asked again. */
  #left = 0;
  #asksAt = 0;
  #hasWarned = false;
  /** Where bytes were that are not needed any more, by their number of blocks. */
  readonly #free = new Map<number, number[]>();

  constructor(directory = tmpdir()) {
    this.#directory = directory;
    try {
      this.#file = openUnnamed(directory);
    } catch (error) {
      this.#warn(error);
    }
  }

  /** @returns in which block they begin; undefined where they are not written */
  write(bytes: Buffer): number | undefined {
    if (this.#file === undefined) return undefined;
    const blocks = blocksOf(bytes.length);
    const start = this.#free.get(blocks)?.pop() ?? this.#grow(blocks);
    if (start === undefined) return undefined;
    try {
      const sum = Buffer.allocUnsafe(sumSize);
      sum.writeUInt32LE(crc32(bytes));
      const written = writevSync(this.#file, [sum, bytes], start * blockSize);
      if (written === sumSize + bytes.length) return start;
    } catch (error) {
      this.#warn(error);
    }
    this.free(start, bytes.length);
    return undefined;
  }

  /** @param start what `write` told @returns undefined where they are not what was written */
  read(start: number, length: number): Buffer | undefined {
    if (this.#file === undefined) return undefined;
    const read = Buffer.allocUnsafe(sumSize + length);
    try {
      readSync(this.#file, read, 0, read.length, start * blockSize);
    } catch (error) {
      this.#warn(error);
      return undefined;
    }
    const bytes = read.subarray(sumSize);
    return crc32(bytes) === read.readUInt32LE() ? bytes : undefined;
  }

  /** Others are written there from now on. */
  free(start: number, length: number): void {
    const blocks = blocksOf(length);
    const free = this.#free.get(blocks);
    if (free) free.push(start);
    else this.#free.set(blocks, [start]);
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
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
      const { bavail, blocks, bsize } = statfsSync(this.#directory);
      const free = bavail * bsize - stretch * blockSize;
      if (free >= Math.min(leftToOthers, (blocks * bsize) / 10)) {
        this.#left = stretch;
        return true;
      }
      this.#warn(`${this.#directory} is nearly full`);
    } catch (error) {
      this.#warn(error);
    }
    this.#asksAt = Date.now() + asksAgainAfter;
    return false;
  }

  #warn(error: unknown): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    new Logger(ScratchFile.name).warn(`Not all that lists show is kept, they take longer: ${String(error)}`);
  }
}

const blocksOf = (length: number): number => Math.ceil((sumSize + length) / blockSize);

function openUnnamed(directory: string): number {
  const own = mkdtempSync(join(directory, 'puente-'));
  try {
    return openSync(join(own, 'scratch'), 'wx+', 0o600);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
