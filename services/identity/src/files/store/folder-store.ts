import { ApiError } from '@puente/service-kit';
import { mkdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CvStore } from './cv-store.ts';

/** Files in one folder, for their owner's eyes only. */
export class FolderStore implements CvStore {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const part = this.partOf(key);
    try {
      const file = await open(part, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, this.fileOf(key));
      await this.sync();
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined); // else it goes with its removal
      throw isFull(error) ? new ApiError(507) : error;
    }
  }

  async get(key: string) {
    // Opened first: that it is not there is known before anything is answered.
    const file = await open(this.fileOf(key), 'r');
    return file.createReadStream();
  }

  async remove(key: string): Promise<void> {
    await rm(this.partOf(key), { force: true });
    await rm(this.fileOf(key), { force: true });
  }

  /** The name outlives a power cut, too. */
  private async sync(): Promise<void> {
    const folder = await open(this.folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  private fileOf(key: string): string {
    return join(this.folder, key);
  }

  private partOf(key: string): string {
    return `${this.fileOf(key)}.part`;
  }
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
