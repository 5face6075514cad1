// For tests: a disk that can be filled without harm to anybody else's.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Takes what is left, to the last byte. */
  fill: () => void;
  /** Gives back what `fill` took. */
  free: () => void;
  remove: () => void;
}

/** A file system of its own in memory; undefined where we may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const place = mkdtempSync(join(tmpdir(), 'puente-disk-'));
  // PostgreSQL, which does not run as root, has to get in.
  const options = `size=${megabytes}m,mode=755`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place], { stdio: 'ignore' }).status !== 0) {
    rmSync(place, { recursive: true });
    return undefined;
  }
  const folder = join(place, 'data');
  const ballast = join(place, 'ballast');
  mkdirSync(folder);
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'a');
      for (const size of [1024 * 1024, 4096, 1]) {
        try {
          for (const block = Buffer.alloc(size, 1); ;) writeSync(file, block);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
      closeSync(file);
      const { bavail } = statfsSync(place);
      if (bavail !== 0) throw new Error(`There are still ${bavail} blocks left.`);
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', [place]);
      rmSync(place, { recursive: true, force: true });
    },
  };
}
