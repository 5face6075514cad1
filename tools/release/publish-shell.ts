import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceApps } from './built-app.ts';
import { readBuiltShell, readShellRelease } from './built-shell.ts';
import { publishFolder, sync } from './durable-files.ts';
import { refuseUnfitShell } from './gate.ts';
import { type PublishOptions } from './publish.ts';
import {
  changeStore,
  isLastBuild,
  readShell,
  readStore,
  remember,
  rememberBuild,
  shellFolder,
  type Store,
} from './store.ts';

/**
 * Publishes the built shell: its folder first, its assets beside those of all others, and last which release is live.
 * Publishing what is live already changes nothing.
 * @returns the version that is now live
 * @throws {Error} in one line, when it does not fit what is live
 */
export async function publishShell({
  storeDir,
  appsDir = workspaceApps,
  onlyBuiltSince = false,
}: Omit<PublishOptions, 'name'>): Promise<string> {
  const built = readBuiltShell(appsDir);
  const { version, release } = built;
  const build = { appsDir, name: 'shell', version };
  const isOld = isLastBuild(storeDir, build);
  const stays = ({ shell }: Store) =>
    (shell?.version === version && existsSync(join(storeDir, shellFolder(version)))) ||
    (onlyBuiltSince && shell && (isOld || shell.withdrawn.includes(version)));
  const putFolder = () => publishFolder(built, release, join(storeDir, shellFolder(version)));
  const store = readStore(storeDir);
  if (!stays(store)) {
    refuseUnfitShell(release, store);
    putFolder();
    await changeStore(storeDir, (live) => {
      // Others may have published, rolled back or pruned meanwhile.
      if (stays(live)) return undefined;
      refuseUnfitShell(release, live);
      putFolder();
      // Only here: who prunes at this moment may take a folder that nothing names yet, and assets that no folder has.
      shareAssets(storeDir, version);
      const { shell } = live;
      const previous = remember(shell && { version: shell.version }, shell?.previous ?? [], version);
      const withdrawn = (shell?.withdrawn ?? []).filter((other) => other !== version);
      return { shell: { version, previous, withdrawn } };
    });
  }
  await rememberBuild(storeDir, build);
  return readShell(storeDir)?.version ?? version;
}

/**
 * Makes the previous release of the shell live again; the one it replaces is withdrawn.
 * @throws {Error} when there is none, or when it does not fit what is live any more
 */
export async function rollbackShell({ storeDir }: Pick<PublishOptions, 'storeDir'>): Promise<string> {
  let live = '';
  await changeStore(storeDir, (store) => {
    const { version, previous = [], withdrawn = [] } = store.shell ?? {};
    const [target, ...earlier] = previous;
    if (!version || !target) throw new Error('the shell has no previous version to return to');
    refuseUnfitShell(readShellRelease(storeDir, target.version), store);
    live = target.version;
    return {
      shell: {
        version: target.version,
        previous: earlier,
        withdrawn: [version, ...withdrawn.filter((other) => other !== version)],
      },
    };
  });
  return live;
}

/**
 * The one folder that is served at /assets/, for tabs of every release: a name in it has a hash of its content, so that
 * what is there stays. A link is there as a whole or not at all.
 * @throws {Error} when a name stands for another content already
 */
function shareAssets(storeDir: string, version: string): void {
  const from = join(storeDir, shellFolder(version), 'assets');
  const to = join(storeDir, 'shell', 'assets');
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!existsSync(join(to, name))) linkSync(join(from, name), join(to, name));
    // What a compiler or a compressor makes of the same content may differ.
    const derived = /\.(map|br|gz)$/.test(name);
    if (!derived && !readFileSync(join(from, name)).equals(readFileSync(join(to, name))))
      throw new Error(`the shell cannot be published: assets/${name} is there with another content`);
  }
  sync(to);
}
