import { randomUUID } from 'node:crypto';
import { mkdirSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './lock.ts';
import {
  namedFolders,
  readRetired,
  sectionFolder,
  shellFolder,
  withStore,
  writeRetired,
  type Store,
} from './store.ts';

const keptDays = 30;

/**
 * Removes published folders that nothing named for 30 days: a tab that was opened with them may still be open until then.
 * Folders of which it is not known since when nothing names them count from now.
 * @returns the folders removed, relative to the store
 */
export async function pruneStore(storeDir: string, now = Date.now()): Promise<string[]> {
  const waste = join(storeDir, `pruned.${process.pid}`);
  const expired = await withStore(storeDir, (store) => {
    const over = unnamedFolders(storeDir, store, now)
      .filter(({ since }) => now - Date.parse(since) > keptDays * 86_400_000)
      .map(({ folder }) => folder);
    // Moved away in one step: who is killed here leaves no half of a folder that could be taken for the whole.
    if (over.length > 0) mkdirSync(waste, { recursive: true });
    for (const folder of over) renameSync(join(storeDir, folder), join(waste, randomUUID()));
    removeUnusedAssets(storeDir);
    return over;
  });
  // Also what was left by others that were killed. Before anything is written: the disk may be full.
  for (const left of entries(storeDir)) {
    const [, pid] = /^pruned\.(\d+)$/.exec(left) ?? [];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid))))
      rmSync(join(storeDir, left), { recursive: true });
  }
  await withStore(storeDir, (store) => {
    const seen = unnamedFolders(storeDir, store, now).map(({ folder, since }) => [folder, since]);
    writeRetired(storeDir, Object.fromEntries(seen));
  });
  return expired;
}

/** With the time since when each is that. */
function unnamedFolders(storeDir: string, store: Store, now: number): { folder: string; since: string }[] {
  const named = namedFolders(store);
  const retired = readRetired(storeDir);
  return allFolders(storeDir)
    .filter((folder) => !named.has(folder))
    .map((folder) => ({ folder, since: retired[folder] ?? new Date(now).toISOString() }));
}

function allFolders(storeDir: string): string[] {
  const sections = entries(join(storeDir, 'sections')).flatMap((name) =>
    entries(join(storeDir, 'sections', name)).map((version) => sectionFolder(name, version)),
  );
  return [...sections, ...entries(join(storeDir, 'shell', 'releases')).map(shellFolder)];
}

/** A release's folder is there before its assets are shared: what none has belongs to none. */
function removeUnusedAssets(storeDir: string): void {
  const releases = join(storeDir, 'shell', 'releases');
  const used = new Set(entries(releases).flatMap((version) => entries(join(releases, version, 'assets'))));
  for (const name of entries(join(storeDir, 'shell', 'assets')))
    if (!used.has(name)) rmSync(join(storeDir, 'shell', 'assets', name));
}

const entries = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
