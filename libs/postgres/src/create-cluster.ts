import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerUser } from './binaries.ts';
import { makeFolder } from './cluster-folder.ts';

const passwordFile = 'puente-admin-password';

/** The administrator's password, kept inside the cluster's folder, where only the server's user and root can read. */
export function adminPassword(dataDir: string): Promise<string> {
  return readFile(join(dataDir, passwordFile), 'utf8');
}

/** Makes a cluster beside its place and moves it there when it is whole, so that a killed start leaves none half made. */
export async function createCluster(initdb: string, dataDir: string, user: ServerUser): Promise<void> {
  const draft = `${dataDir}.new`;
  await rm(draft, { recursive: true, force: true });
  await makeFolder(draft, user);
  const password = `${draft}.password`;
  await rm(password, { force: true });
  await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  if (user.uid !== undefined && user.gid !== undefined) await chown(password, user.uid, user.gid);

  const locales = spawnSync('locale', ['-a'], { encoding: 'utf8' }).stdout ?? '';
  const made = spawnSync(
    initdb,
    [
      `--pgdata=${draft}`,
      '--username=postgres',
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${/^C\.utf-?8$/im.exec(locales)?.[0] ?? 'C'}`,
      '--lc-messages=C',
    ],
    { ...user, cwd: '/', encoding: 'utf8' },
  );
  if (made.status !== 0)
    throw new Error(`The database could not be created in ${dataDir}: ${made.stderr.trim()}`);
  await rename(password, join(draft, passwordFile));
  await rmdir(dataDir);
  await rename(draft, dataDir);
}
