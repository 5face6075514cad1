import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionDescriptorSchema, type SectionDescriptor } from '@puente/platform/registry';
import semver from 'semver';
import { z } from 'zod';

const workspace = join(import.meta.dirname, '../..');

/** A section as its build left it in `apps/<name>/dist`, checked. */
export interface BuiltSection {
  descriptor: SectionDescriptor;
  dist: string;
  files: string[];
  /** `1.0.0-<hash of all files>`: names a folder that never changes. */
  version: string;
  /** Files of each page, by its path, relative to `dist`. */
  pages: Record<string, string[]>;
  /** Files of each contribution, by its name, relative to `dist`. */
  contributions: Record<string, string[]>;
  /** Paths of the pages that need the API client at once. */
  apiPages: string[];
}

const routeAssetsSchema = z.object({
  initial: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.string())),
  contributions: z.record(z.string(), z.array(z.string())).default({}),
  apiPages: z.array(z.string()),
});
const manifestSchema = z.object({
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
});

/**
 * Reads a built section and refuses what would only fail in front of a user.
 * @throws {Error} in one line, naming the section and what is wrong
 */
export function readBuiltSection(name: string, appsDir = join(workspace, 'apps')): BuiltSection {
  const root = join(appsDir, name);
  const dist = join(root, 'dist');
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const refuse = (why: string): never => {
    throw new Error(`section ${name} cannot be published: ${why}`);
  };
  if (!existsSync(join(dist, 'remote.js'))) refuse(`it is not built; run npx nx build ${name}`);

  const parsed = sectionDescriptorSchema.safeParse(read('section.json'));
  if (!parsed.success) return refuse(z.prettifyError(parsed.error).replaceAll('\n', ' '));
  const descriptor = parsed.data;
  if (descriptor.name !== name) refuse(`section.json names it ${descriptor.name}`);

  const assets = routeAssetsSchema.parse(read('dist/route-assets.json'));
  for (const { path } of descriptor.routes)
    if (!assets.pages[path]) refuse(`its door has no page for ${path}`);
  for (const { name: contribution } of descriptor.contributions ?? [])
    if (!assets.contributions[contribution]) refuse(`its door has no contribution ${contribution}`);

  const provided = providedVersions();
  for (const { name: shared, requiredVersion } of manifestSchema.parse(read('dist/mf-manifest.json'))
    .shared) {
    const version = provided[shared];
    if (!version) refuse(`it wants ${shared} from the shell, which does not share it`);
    else if (!semver.satisfies(version, requiredVersion))
      refuse(`it wants ${shared} ${requiredVersion}, the shell has ${version}`);
  }
  const platform = provided['@puente/platform'] ?? '';
  if (!semver.satisfies(platform, descriptor.platform))
    refuse(`it is for platform ${descriptor.platform}, the shell has ${platform}`);

  const files = globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .toSorted();
  const withInitial = (filesByName: Record<string, string[]>) =>
    Object.fromEntries(
      Object.entries(filesByName).map(([key, own]) => [key, [...new Set([...assets.initial, ...own])]]),
    );
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
  hash.update(JSON.stringify(descriptor));
  return {
    descriptor,
    dist,
    files,
    version: `${descriptor.version}-${hash.digest('hex').slice(0, 12)}`,
    pages: withInitial(assets.pages),
    contributions: withInitial(assets.contributions),
    apiPages: assets.apiPages,
  };
}

/** What the shell shares, by package; the policy itself is tools/federation/shared.mjs. */
function providedVersions(): Record<string, string> {
  const versionOf = (file: string) =>
    (JSON.parse(readFileSync(join(workspace, file), 'utf8')) as { version: string }).version;
  const platform = versionOf('libs/platform/package.json');
  return {
    react: versionOf('node_modules/react/package.json'),
    'react-dom': versionOf('node_modules/react-dom/package.json'),
    '@puente/platform': platform,
    '@puente/platform/api': platform,
  };
}
