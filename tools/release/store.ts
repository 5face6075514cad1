import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { registrySchema, shellStateSchema, type Registry, type ShellState } from '@puente/composition';
import { z } from 'zod';
import { swapFile } from './durable-files.ts';
import { withLock } from './lock.ts';

/** All that says what is live. */
export interface Store {
  registry: Registry;
  /** Missing where none was published yet. */
  shell: ShellState | undefined;
}

export const readRegistry = (storeDir: string): Registry =>
  readJson(join(storeDir, 'registry.json'), registrySchema) ?? { sections: {}, icons: {} };

export const readShell = (storeDir: string): ShellState | undefined =>
  readJson(join(storeDir, 'shell.json'), shellStateSchema);

export const readStore = (storeDir: string): Store => ({
  registry: readRegistry(storeDir),
  shell: readShell(storeDir),
});

/** Where a version's files lie, relative to the store. */
export const sectionFolder = (name: string, version: string) => join('sections', name, version);
export const shellFolder = (version: string) => join('shell', 'releases', version);

/**
 * Changes what is live from what it is at that moment, one change at a time, also across processes: none is lost.
 * @param change gives the next registry or the next state of the shell, or undefined to leave both; it must not wait
 * for anything
 */
export async function changeStore(
  storeDir: string,
  change: (store: Store) => Pick<Store, 'registry'> | { shell: ShellState } | undefined,
): Promise<void> {
  await withStore(storeDir, (store) => {
    const next = change(store);
    if (!next) return;
    const named = namedFolders({ ...store, ...next });
    const left = [...namedFolders(store)].filter((folder) => !named.has(folder));
    // Before they are replaced: who is killed in between leaves a time for a folder that is named, which counts for nothing.
    if (left.length > 0) {
      const now = new Date().toISOString();
      writeRetired(storeDir, {
        ...readRetired(storeDir),
        ...Object.fromEntries(left.map((to) => [to, now])),
      });
    }
    if ('shell' in next) writeJson(join(storeDir, 'shell.json'), shellStateSchema, next.shell);
    else writeJson(join(storeDir, 'registry.json'), registrySchema, next.registry);
  });
}

/** While nobody else changes it. */
export function withStore<T>(storeDir: string, work: (store: Store) => T): Promise<T> {
  return withLock(join(storeDir, 'registry.lock'), () => work(readStore(storeDir)));
}

/** How many earlier versions are remembered, to fall back or roll back to. */
const remembered = 3;

/** The versions to remember once another is current. */
export const remember = <T extends { version: string }>(
  current: T | undefined,
  previous: readonly T[],
  next: string,
): T[] =>
  [...(current ? [current] : []), ...previous].filter(({ version }) => version !== next).slice(0, remembered);

/** The folders of all versions that are live or that a browser or a rollback may return to. */
export function namedFolders({ registry, shell }: Store): Set<string> {
  const sections = Object.entries(registry.sections).flatMap(([name, section]) =>
    [section, ...section.previous].map(({ version }) => sectionFolder(name, version)),
  );
  const shells = shell ? [shell, ...shell.previous].map(({ version }) => shellFolder(version)) : [];
  return new Set([...sections, ...shells]);
}

/** `retired.json`: since when nothing names a folder any more. */
const retiredSchema = z.record(z.string(), z.iso.datetime());

export const readRetired = (storeDir: string): z.infer<typeof retiredSchema> =>
  readJson(join(storeDir, 'retired.json'), retiredSchema) ?? {};

export const writeRetired = (storeDir: string, retired: z.infer<typeof retiredSchema>): void =>
  writeJson(join(storeDir, 'retired.json'), retiredSchema, retired);

/** `builds.json`: of each folder of apps, which build was published from it last; read by `npm start` only. */
const buildsSchema = z.record(z.string(), z.record(z.string(), z.string()));

const readBuilds = (storeDir: string): z.infer<typeof buildsSchema> =>
  readJson(join(storeDir, 'builds.json'), buildsSchema) ?? {};

/** Whether this very build was the last that was published from its folder. */
export const isLastBuild = (storeDir: string, { appsDir, name, version }: BuildOf): boolean =>
  readBuilds(storeDir)[resolve(appsDir)]?.[name] === version;

/** One that cannot be remembered is published once more at the next start: no reason to fail. */
export async function rememberBuild(storeDir: string, build: BuildOf): Promise<void> {
  const { appsDir, name, version } = build;
  if (isLastBuild(storeDir, build)) return;
  const apps = resolve(appsDir);
  try {
    await withLock(join(storeDir, 'registry.lock'), () => {
      const builds = readBuilds(storeDir);
      const next = { ...builds, [apps]: { ...builds[apps], [name]: version } };
      writeJson(join(storeDir, 'builds.json'), buildsSchema, next);
    });
  } catch {
    // A full disk.
  }
}

interface BuildOf {
  appsDir: string;
  name: string;
  version: string;
}

function readJson<T extends z.ZodType>(file: string, schema: T): z.infer<T> | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function writeJson<T extends z.ZodType>(file: string, schema: T, value: z.infer<T>): void {
  swapFile(file, JSON.stringify(schema.parse(value)));
}
