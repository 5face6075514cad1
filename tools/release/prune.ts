import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from './store.ts';

const keptDays = 30;

/**
 * Removes published folders that no registry entry names and that were published more than 30 days ago: a tab that was
 * opened with them may still be open until then.
 * @returns the folders removed, relative to the store
 */
export function pruneStore(storeDir: string, now = Date.now()): string[] {
  const { sections } = readRegistry(storeDir);
  const named = new Set(
    Object.entries(sections).flatMap(([name, { version, previous }]) =>
      [version, ...previous.map((earlier) => earlier.version)].map((kept) => join('sections', name, kept)),
    ),
  );
  const root = join(storeDir, 'sections');
  const folders = existsSync(root)
    ? readdirSync(root).flatMap((name) =>
        readdirSync(join(root, name)).map((version) => join('sections', name, version)),
      )
    : [];
  const expired = folders.filter(
    (folder) => !named.has(folder) && now - statSync(join(storeDir, folder)).ctimeMs > keptDays * 86_400_000,
  );
  for (const folder of expired) rmSync(join(storeDir, folder), { recursive: true });
  return expired;
}
