import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { overlap, type Release, type ShellRelease } from '@puente/composition';
import semver from 'semver';
import { z } from 'zod';
import { readShellRelease } from './built-shell.ts';
import { readStore, type Store } from './store.ts';

/** What never becomes a page: the gateway answers it itself. */
const ofGateway = ['/api/*', '/assets/*', '/health/*', '/metrics/*', '/sections/*', '/sitemap/*'].map(
  (path) => ({
    owner: 'the gateway',
    path,
  }),
);

const manifestSchema = z.object({
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
});

/**
 * Compares a release of a section with what is live, and refuses what would only fail in front of a user.
 * @param folder its files: where it was built, or published
 * @throws {Error} in one line, naming the section, what is wrong, and with whom
 */
export function refuseUnfitSection(
  storeDir: string,
  { name, release, folder }: { name: string; release: Release; folder: string },
  store: Store,
): void {
  const refuse = (why: string): never => {
    throw new Error(`section ${name} cannot go live: ${why}`);
  };
  if (!store.shell) return refuse('there is no shell in the store it could work in; publish shell first');
  const shell = readShellRelease(storeDir, store.shell.version);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8'));
  for (const { name: shared, requiredVersion } of manifestSchema.parse(manifest).shared) {
    const version = shell.provides[shared];
    if (!version) refuse(`it wants ${shared} from the shell, which does not share it`);
    else if (!semver.satisfies(version, requiredVersion))
      refuse(`it wants ${shared} ${requiredVersion}, the live shell has ${version}`);
  }
  if (!fitsPlatform(release, shell))
    refuse(
      `it is for platform ${release.platform}, the live shell has ${shell.provides['@puente/platform']}`,
    );

  const others = pagesOf(store, shell).filter(({ owner }) => owner !== ownerOf(name));
  const own = release.descriptor.routes.map(({ path }) => path);
  for (const path of own) {
    const taken = [...others, ...ofGateway].find((other) => overlap(path, other.path));
    if (taken) refuse(`its ${path} is taken by ${taken.owner}, which has ${taken.path}`);
  }
  const reachable = [...own, ...others.map(({ path }) => path)];
  for (const { label, to } of [...release.descriptor.navigation, ...release.descriptor.accountMenu])
    if (!reachable.some((path) => overlap(path, to)))
      refuse(`its «${label}» leads to ${to}, which is nobody's`);
}

/**
 * Compares a release of the shell with the sections that are live.
 * @throws {Error} in one line that names the section which has one of its pages
 */
export function refuseUnfitShell({ pages }: ShellRelease, store: Store): void {
  for (const path of pages) {
    const taken = pagesOf(store).find((other) => overlap(path, other.path));
    if (taken)
      throw new Error(
        `the shell cannot go live: its ${path} is taken by ${taken.owner}, which has ${taken.path}`,
      );
  }
}

/**
 * Live sections that the live shell has no platform for: their pages do not open until they are published for it. No
 * reason to refuse a shell: they could not be published before it.
 */
export function sectionsWithoutPlatform(storeDir: string): string[] {
  const { registry, shell } = readStore(storeDir);
  if (!shell) return [];
  const release = readShellRelease(storeDir, shell.version);
  return Object.entries(registry.sections)
    .filter(([, section]) => !fitsPlatform(section, release))
    .map(([name]) => name);
}

const fitsPlatform = ({ platform }: Pick<Release, 'platform'>, { provides }: ShellRelease) =>
  semver.satisfies(provides['@puente/platform'] ?? '', platform);

const ownerOf = (section: string) => `section ${section}`;

function pagesOf({ registry }: Store, shell?: ShellRelease): { owner: string; path: string }[] {
  const ofSections = Object.entries(registry.sections).flatMap(([name, { descriptor }]) =>
    descriptor.routes.map(({ path }) => ({ owner: ownerOf(name), path })),
  );
  return [...(shell?.pages ?? []).map((path) => ({ owner: 'the shell', path })), ...ofSections];
}
