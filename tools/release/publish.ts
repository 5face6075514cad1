import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  releaseSchema,
  type PublishedVersion,
  type RegisteredSection,
  type Registry,
  type Release,
} from '@puente/composition';
import { workspaceApps } from './built-app.ts';
import { readBuiltSection, type BuiltSection } from './built-section.ts';
import { publishFolder } from './durable-files.ts';
import { refuseUnfitSection } from './gate.ts';
import { iconsOf } from './icons.ts';
import {
  changeStore,
  isLastBuild,
  readRegistry,
  readStore,
  remember,
  rememberBuild,
  sectionFolder,
  type Store,
} from './store.ts';

export interface PublishOptions {
  name: string;
  storeDir: string;
  /** Where the section's folder stands; the workspace's `apps` outside tests. */
  appsDir?: string;
  /**
   * Leave a build alone that was published before, and then withdrawn or replaced by what others built: for who publishes
   * whatever is built, not this build.
   */
  onlyBuiltSince?: boolean;
}

/**
 * Publishes a built section: its folder first, then the registry. Publishing what is current already changes nothing;
 * what was withdrawn is a version like any other once it is published anew.
 * @returns the version that is now current
 * @throws {Error} in one line, when it does not work or does not fit what is live
 */
export async function publishSection({
  name,
  storeDir,
  appsDir = workspaceApps,
  onlyBuiltSince = false,
}: PublishOptions): Promise<string> {
  const built = readBuiltSection(name, appsDir);
  const { version, dist } = built;
  const folder = join(storeDir, sectionFolder(name, version));
  const build = { appsDir, name, version };
  const isOld = isLastBuild(storeDir, build);
  const stays = ({ registry }: Store) => {
    const current = registry.sections[name];
    if (current?.version === version && existsSync(folder)) return true;
    return onlyBuiltSince && current && (isOld || current.withdrawn?.includes(version));
  };
  const release = releaseOf(built);
  const store = readStore(storeDir);
  if (!stays(store)) {
    refuseUnfitSection(storeDir, { name, release, folder: dist }, store);
    const icons = await iconsOf(built.descriptor);
    publishFolder(built, release, folder);
    await changeStore(storeDir, (live) => {
      // Others may have published, rolled back or pruned meanwhile.
      if (stays(live)) return undefined;
      refuseUnfitSection(storeDir, { name, release, folder: dist }, live);
      publishFolder(built, release, folder);
      const current = live.registry.sections[name];
      const previous = remember(current && briefly(current), current?.previous ?? [], version);
      const withdrawn = (current?.withdrawn ?? []).filter((other) => other !== version);
      return { registry: withSection(live.registry, name, { ...release, previous, withdrawn }, icons) };
    });
  }
  await rememberBuild(storeDir, build);
  return readRegistry(storeDir).sections[name]?.version ?? version;
}

/**
 * Makes the previous version current again. The one it replaces is withdrawn: nothing in the registry leads to it any
 * more, so no browser falls back to it and no second rollback returns to it, until it is published anew.
 * @throws {Error} when there is none, or when it does not fit what is live any more
 */
export async function rollbackSection({
  name,
  storeDir,
}: Pick<PublishOptions, 'name' | 'storeDir'>): Promise<string> {
  let current = '';
  await changeStore(storeDir, (store) => {
    const { version, previous = [], withdrawn = [] } = store.registry.sections[name] ?? {};
    const [target, ...earlier] = previous;
    if (!version || !target) throw new Error(`section ${name} has no previous version to return to`);
    const folder = join(storeDir, sectionFolder(name, target.version));
    const release = releaseSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
    refuseUnfitSection(storeDir, { name, release, folder }, store);
    current = target.version;
    const section = {
      ...release,
      previous: earlier,
      withdrawn: [version, ...withdrawn.filter((other) => other !== version)],
    };
    return { registry: withSection(store.registry, name, section) };
  });
  return current;
}

/**
 * Takes a section out of the registry, and with it its pages and menu entries; others may have its routes then.
 * @throws {Error} when there is none of that name
 */
export async function removeSection({
  name,
  storeDir,
}: Pick<PublishOptions, 'name' | 'storeDir'>): Promise<void> {
  await changeStore(storeDir, ({ registry }) => {
    const { [name]: removed, ...sections } = registry.sections;
    if (!removed) throw new Error(`there is no section ${name} in the registry`);
    return { registry: { ...registry, sections } };
  });
}

const briefly = ({ version, entry, integrity, platform }: RegisteredSection): PublishedVersion => ({
  version,
  entry,
  integrity,
  platform,
});

function releaseOf(built: BuiltSection): Release {
  const { descriptor, dist, version, pages, contributions, english, queries, apiPages } = built;
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
    english: hrefs(english),
    queries: Object.fromEntries(
      Object.entries(queries).map(([path, query]) => [path, { ...query, files: query.files.map(href) }]),
    ),
    apiPages,
  };
}

/** Icons stay for the versions that a rollback may return to. */
function withSection(
  { sections, icons }: Registry,
  name: string,
  section: RegisteredSection,
  newIcons: Registry['icons'] = {},
): Registry {
  return { sections: { ...sections, [name]: forBrowsers(section) }, icons: { ...icons, ...newIcons } };
}

/** Every first visit waits for the registry: what only the gateway reads of a route stays in `release.json`. */
function forBrowsers(section: RegisteredSection): RegisteredSection {
  const routes = section.descriptor.routes.map(({ path, access, title }) => ({ path, access, title }));
  return { ...section, descriptor: { ...section.descriptor, routes } };
}
