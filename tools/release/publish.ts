import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  publishedVersionSchema,
  releaseSchema,
  type PublishedVersion,
  type RegisteredSection,
  type Registry,
  type Release,
} from '@puente/platform/registry';
import { readBuiltSection, type BuiltSection } from './built-section.ts';
import { iconsOf } from './icons.ts';
import { changeRegistry, readRegistry } from './store.ts';

/** How many earlier versions the registry remembers, to fall back or roll back to. */
const remembered = 3;

export interface PublishOptions {
  name: string;
  storeDir: string;
  /** Where the section's folder stands; the workspace's `apps` outside tests. */
  appsDir?: string;
  /** Leave a build alone that was withdrawn: for who publishes whatever is built, not this build. */
  unlessWithdrawn?: boolean;
}

/**
 * Publishes a built section: its folder first, then the registry. Publishing what is current already changes nothing;
 * what was withdrawn is a version like any other once it is published anew.
 * @returns the version that is now current
 */
export async function publishSection({
  name,
  storeDir,
  appsDir,
  unlessWithdrawn = false,
}: PublishOptions): Promise<string> {
  const built = readBuiltSection(name, appsDir);
  const { version } = built;
  const before = readRegistry(storeDir).sections[name];
  if (before?.version === version && existsSync(join(storeDir, before.entry))) return version;
  if (unlessWithdrawn && before?.withdrawn?.includes(version)) return before.version;

  const release = releaseOf(built);
  const icons = await iconsOf(built.descriptor);
  writeFolder(built, release, join(storeDir, 'sections', name, version));
  await changeRegistry(storeDir, (registry) => {
    const current = registry.sections[name];
    const previous = remember(current, version);
    const withdrawn = (current?.withdrawn ?? []).filter((other) => other !== version);
    return withSection(registry, name, { ...release, previous, withdrawn }, icons);
  });
  return version;
}

/**
 * Makes the previous version current again. The one it replaces is withdrawn: nothing in the registry leads to it any
 * more, so no browser falls back to it and no second rollback returns to it, until it is published anew.
 * @throws {Error} when there is none
 */
export async function rollbackSection({ name, storeDir }: PublishOptions): Promise<string> {
  let current = '';
  await changeRegistry(storeDir, (registry) => {
    const { version, previous = [], withdrawn = [] } = registry.sections[name] ?? {};
    const [target, ...earlier] = previous;
    if (!version || !target) throw new Error(`section ${name} has no previous version to return to`);
    const file = join(storeDir, 'sections', name, target.version, 'release.json');
    const release = releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    current = target.version;
    return withSection(registry, name, {
      ...release,
      previous: earlier,
      withdrawn: [version, ...withdrawn.filter((other) => other !== version)],
    });
  });
  return current;
}

/** The versions to remember once another is current. */
function remember(current: RegisteredSection | undefined, next: string): PublishedVersion[] {
  if (!current) return [];
  const { version, entry, integrity, platform } = current;
  return [publishedVersionSchema.parse({ version, entry, integrity, platform }), ...current.previous]
    .filter((earlier) => earlier.version !== next)
    .slice(0, remembered);
}

function releaseOf({ descriptor, dist, version, pages, contributions, apiPages }: BuiltSection): Release {
  const href = (file: string) => `/sections/${descriptor.name}/${version}/${file}`;
  const hrefs = (filesByName: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(filesByName).map(([name, files]) => [name, files.map(href)]));
  const hash = createHash('sha384').update(readFileSync(join(dist, 'remote.js')));
  return {
    version,
    entry: href('remote.js'),
    integrity: `sha384-${hash.digest('base64')}`,
    platform: descriptor.platform,
    descriptor,
    pages: hrefs(pages),
    ...(descriptor.contributions && { contributions: hrefs(contributions) }),
    apiPages,
  };
}

// Written beside and renamed: a folder under its final name is complete.
function writeFolder({ dist, files }: BuiltSection, release: Release, folder: string): void {
  if (existsSync(folder)) return;
  const draft = `${folder}.${process.pid}`;
  for (const file of files) {
    mkdirSync(dirname(join(draft, file)), { recursive: true });
    cpSync(join(dist, file), join(draft, file));
  }
  writeFileSync(join(draft, 'release.json'), JSON.stringify(release, null, 2));
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Icons stay for the versions that a rollback may return to. */
function withSection(
  { sections, icons }: Registry,
  name: string,
  section: RegisteredSection,
  newIcons: Registry['icons'] = {},
): Registry {
  return { sections: { ...sections, [name]: section }, icons: { ...icons, ...newIcons } };
}
