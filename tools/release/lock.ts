import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A change takes milliseconds: one that is older was left by a process that is gone, or on another machine. */
const abandonedAfter = 10_000;

/**
 * Does something that nobody else does meanwhile, in no other process either.
 * @param work must not wait for anything
 */
export async function withLock<T>(lock: string, work: () => T): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true });
  while (!takeLock(lock)) await pause(5 + Math.random() * 20);
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Made exclusively: of several who try, one has it. */
function takeLock(lock: string): boolean {
  let file: number;
  try {
    file = openSync(lock, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    removeAbandoned(lock);
    return false;
  }
  try {
    writeSync(file, String(process.pid));
  } catch {
    // A full disk, which is no reason not to prune it: a lock without a number is one all the same.
  } finally {
    closeSync(file);
  }
  return true;
}

function removeAbandoned(lock: string): void {
  try {
    const owner = readFileSync(lock, 'utf8');
    const age = Date.now() - statSync(lock).mtimeMs;
    // One that wrote no number, because it was killed or the disk is full, is known by its age alone.
    if (age < abandonedAfter && (owner === '' || isAlive(Number(owner)))) return;
    // Moved, not removed: of several who saw the same abandoned lock, one moves it, and nobody takes away its successor.
    const taken = `${lock}.${process.pid}`;
    renameSync(lock, taken);
    if (readFileSync(taken, 'utf8') === owner) rmSync(taken);
    else renameSync(taken, lock);
  } catch (error) {
    // Given back, or moved by another, meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
