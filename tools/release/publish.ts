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
import { readRegistry, swapRegistry } from './store.ts';

/** How many earlier versions the registry remembers, to fall back or roll back to. */
const remembered = 3;

export interface PublishOptions {
  name: string;
  storeDir: string;
  /** Where the section's folder stands; the workspace's `apps` outside tests. */
  appsDir?: string;
}

/**
 * Publishes a built section: its folder first, then the registry. Publishing what is current already changes nothing.
 * @returns the version that is now current
 */
export async function publishSection({ name, storeDir, appsDir }: PublishOptions): Promise<string> {
  const built = readBuiltSection(name, appsDir);
  const registry = readRegistry(storeDir);
  const current = registry.sections[name];
  if (current?.version === built.version && existsSync(join(storeDir, current.entry))) return built.version;

  const release = releaseOf(built);
  const section = { ...release, previous: remember(current, release.version) };
  const next = await withSection(registry, name, section);
  writeFolder(built, release, join(storeDir, 'sections', name, built.version));
  swapRegistry(storeDir, next);
  return built.version;
}

/**
 * Makes the previous version current again; the one it replaces is remembered as previous.
 * @throws {Error} when there is none
 */
export async function rollbackSection({ name, storeDir }: PublishOptions): Promise<string> {
  const registry = readRegistry(storeDir);
  const current = registry.sections[name];
  const target = current?.previous[0];
  if (!current || !target) throw new Error(`section ${name} has no previous version to return to`);
  const file = join(storeDir, 'sections', name, target.version, 'release.json');
  const release = releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const section = { ...release, previous: remember(current, release.version) };
  swapRegistry(storeDir, await withSection(registry, name, section));
  return target.version;
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

async function withSection(registry: Registry, name: string, section: RegisteredSection): Promise<Registry> {
  const sections = { ...registry.sections, [name]: section };
  const drawn = await Promise.all(Object.values(sections).map(({ descriptor }) => iconsOf(descriptor)));
  return { sections, icons: Object.assign({}, ...drawn) as Registry['icons'] };
}
