import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { designFiles } from './files.ts';

for (const [path, text] of Object.entries(designFiles)) {
  const file = join(import.meta.dirname, '../../..', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
