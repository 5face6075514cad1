import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { registrySchema, type Registry } from '@puente/platform/registry';

const registryFile = (storeDir: string) => join(storeDir, 'registry.json');

/** The store's registry; an empty one where nothing was published yet. */
export function readRegistry(storeDir: string): Registry {
  const file = registryFile(storeDir);
  if (!existsSync(file)) return { sections: {}, icons: {} };
  return registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Swaps the registry: a reader sees the old one or the new one, whole, also after a power cut. */
export function swapRegistry(storeDir: string, registry: Registry): void {
  mkdirSync(storeDir, { recursive: true });
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
