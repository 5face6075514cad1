import { renameSync, writeFileSync } from 'node:fs';

/** For its owner only, and whole or not at all: an interrupted program leaves no half a key. */
export function writeSecret(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
