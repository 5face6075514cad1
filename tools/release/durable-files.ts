import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Swaps a file: a reader sees the old one or the new one, whole, also after a power cut. */
export function swapFile(file: string, text: string): void {
  const next = `${file}.${process.pid}`;
  try {
    writeFileSync(next, text, { flush: true });
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
  sync(dirname(file));
}

/**
 * Copies a build to a folder of its own that never changes afterwards. Written beside it and renamed: a folder under its
 * final name is complete.
 */
export function publishFolder(
  { dist, files }: { dist: string; files: readonly string[] },
  release: unknown,
  folder: string,
): void {
  if (existsSync(folder)) return;
  const draft = `${folder}.${process.pid}`;
  try {
    for (const file of files) {
      const copy = join(draft, file);
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(join(dist, file), copy);
      sync(copy);
    }
    writeFileSync(join(draft, 'release.json'), JSON.stringify(release, null, 2), { flush: true });
    for (const inner of new Set(files.map((file) => dirname(join(draft, file))))) sync(inner);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Somebody who publishes the same was quicker.
    if (!existsSync(folder)) throw error;
  }
  sync(dirname(folder));
}

export function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
