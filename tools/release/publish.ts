import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PublishedFile, type RegisteredSection, type Registry } from '@puente/platform/registry';
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

  writeFolder(built, join(storeDir, 'sections', name, built.version));
  const section = registered(built, current);
  swapRegistry(storeDir, await withSection(registry, name, section));
  return built.version;
}

/**
 * Makes the previous version current again; the one it replaces is remembered as previous.
 * @throws {Error} when there is none
 */
export async function rollbackSection({ name, storeDir }: PublishOptions): Promise<string> {
  const registry = readRegistry(storeDir);
  const current = registry.sections[name];
  const [target, ...older] = current?.previous ?? [];
  if (!current || !target) throw new Error(`section ${name} has no previous version to return to`);
  const { previous: _previous, ...replaced } = current;
  const section = { ...target, previous: [replaced, ...older].slice(0, remembered) };
  swapRegistry(storeDir, await withSection(registry, name, section));
  return target.version;
}

function registered(built: BuiltSection, current: RegisteredSection | undefined): RegisteredSection {
  const base = `/sections/${built.descriptor.name}/${built.version}`;
  const published = (file: string): PublishedFile => ({
    href: `${base}/${file}`,
    integrity: `sha384-${createHash('sha384')
      .update(readFileSync(join(built.dist, file)))
      .digest('base64')}`,
  });
  const entry = published('remote.js');
  const { previous = [], ...replaced } = current ?? {};
  const earlier =
    'version' in replaced ? [replaced as RegisteredSection['previous'][number], ...previous] : [];
  return {
    version: built.version,
    entry: entry.href,
    integrity: entry.integrity,
    platform: built.descriptor.platform,
    pages: Object.fromEntries(
      Object.entries(built.pages).map(([path, files]) => [path, files.map(published)]),
    ),
    descriptor: built.descriptor,
    previous: earlier.filter(({ version }) => version !== built.version).slice(0, remembered),
  };
}

// Written beside and renamed: a folder under its final name is complete.
function writeFolder({ dist, files }: BuiltSection, folder: string): void {
  if (existsSync(folder)) return;
  const draft = `${folder}.${process.pid}`;
  for (const file of files) {
    mkdirSync(dirname(join(draft, file)), { recursive: true });
    cpSync(join(dist, file), join(draft, file));
  }
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
