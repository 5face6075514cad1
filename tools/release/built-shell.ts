import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeAssetsSchema, shellReleaseSchema, type ShellRelease } from '@puente/composition';
import { z } from 'zod';
import { identify, type Built } from './built-app.ts';
import { shellFolder } from './store.ts';

/**
 * Reads the built shell.
 * @throws {Error} in one line, when it is not built
 */
export function readBuiltShell(appsDir: string): Built & { release: ShellRelease } {
  const root = join(appsDir, 'shell');
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  for (const file of ['index.html', 'route-assets.json', 'provides.json'])
    if (!existsSync(join(root, 'dist', file)))
      throw new Error(`the shell cannot be published: it has no ${file}; run npx nx build shell`);
  const { pages } = routeAssetsSchema.parse(read('dist/route-assets.json'));
  const built = identify(
    join(root, 'dist'),
    z.object({ version: z.string() }).parse(read('package.json')).version,
  );
  const release = { version: built.version, pages: Object.keys(pages), provides: read('dist/provides.json') };
  return { ...built, release: shellReleaseSchema.parse(release) };
}

export function readShellRelease(storeDir: string, version: string): ShellRelease {
  const file = join(storeDir, shellFolder(version), 'release.json');
  return shellReleaseSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
