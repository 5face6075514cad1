import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { registrySchema, type Registry } from '@puente/platform/registry';

const registryFile = (storeDir: string) => join(storeDir, 'registry.json');

/** A change takes milliseconds: one that is older was left by a process that is gone, or on another machine. */
const abandonedAfter = 10_000;

/** The store's registry; an empty one where nothing was published yet. */
export function readRegistry(storeDir: string): Registry {
  const file = registryFile(storeDir);
  if (!existsSync(file)) return { sections: {}, icons: {} };
  return registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Changes the registry from what it is at that moment, one change at a time, also across processes: none is lost.
 * @param change gives the next registry, or undefined to leave it; it must not wait for anything
 */
export async function changeRegistry(
  storeDir: string,
  change: (registry: Registry) => Registry | undefined,
): Promise<void> {
  mkdirSync(storeDir, { recursive: true });
  const lock = join(storeDir, 'registry.lock');
  while (!takeLock(lock)) await pause(5 + Math.random() * 20);
  try {
    const next = change(readRegistry(storeDir));
    if (next) swapRegistry(storeDir, next);
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Made exclusively: of several who try, one has it. */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    removeAbandoned(lock);
    return false;
  }
}

function removeAbandoned(lock: string): void {
  try {
    const owner = readFileSync(lock, 'utf8');
    const age = Date.now() - statSync(lock).mtimeMs;
    // One that was killed before it wrote its number is known by its age alone.
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Swaps the registry: a reader sees the old one or the new one, whole, also after a power cut. */
function swapRegistry(storeDir: string, registry: Registry): void {
  const next = `${registryFile(storeDir)}.${process.pid}`;
  const file = openSync(next, 'w');
  writeSync(file, JSON.stringify(registrySchema.parse(registry)));
  fsyncSync(file);
  closeSync(file);
  renameSync(next, registryFile(storeDir));
  const folder = openSync(storeDir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
