import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { identify, type Built } from './built-app.ts';
import { shellFolder } from './store.ts';

/** `release.json` in a published folder of the shell: what sections are compared with. */
const shellReleaseSchema = z.strictObject({
  version: z.string(),
  /** Paths of its own pages. */
  pages: z.array(z.string()),
  /** Versions of the packages that it shares with the sections, by name. */
  provides: z.record(z.string(), z.string()),
});

export type ShellRelease = z.infer<typeof shellReleaseSchema>;

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
  const { pages } = z
    .object({ pages: z.record(z.string(), z.unknown()) })
    .parse(read('dist/route-assets.json'));
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
