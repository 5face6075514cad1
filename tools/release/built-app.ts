import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const workspaceApps = join(import.meta.dirname, '../../apps');

/** An app as its build left it in `apps/<name>/dist`. */
export interface Built {
  dist: string;
  files: string[];
  /** `1.0.0-<hash of all files>`: names a folder that never changes. */
  version: string;
}

/** @param more what the version depends on beside the files */
export function identify(dist: string, version: string, more = ''): Built {
  const files = globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
  hash.update(more);
  return { dist, files, version: `${version}-${hash.digest('hex').slice(0, 12)}` };
}
