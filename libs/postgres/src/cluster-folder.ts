import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, readlink, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerUser } from './binaries.ts';
import { socketFiles } from './listening.ts';
import { outside, outsideFolder } from './outside-folder.ts';

/** Who started the server on a cluster; written beside PostgreSQL's own files. */
const ownerFile = 'puente-owner.pid';
const stopDeadline = 30_000;
const insistAfter = 10_000;

/** Says whose a folder outside is. */
const noteFile = 'data-folder';

export interface ClusterPlace {
  folder: string;
  /** What whoever starts it should know: where the database is if not where it was wanted, and what is left of others. */
  notices: string[];
}

/**
 * Makes the cluster's folder where the server's user can reach it. Where that is not the place `wanted`, a link there
 * leads to it: without the link (the data folder was removed) a new cluster is made, and never an old one found.
 * @throws Error that says in one line what to do
 */
export async function clusterFolder(wanted: string, user: ServerUser): Promise<ClusterPlace> {
  const path = resolve(wanted);
  const target = await readlink(path).catch(() => undefined);
  const folder = resolve(dirname(path), target ?? path);
  if (target && !existsSync(dirname(folder))) {
    throw new Error(
      `The database of ${dirname(path)} was in ${folder} and is gone: put it back, or remove ${path} to begin anew.`,
    );
  }
  await makeFolder(folder, user);
  if (target?.startsWith(outside)) await writeFile(join(dirname(folder), noteFile), path);
  if (user.uid === undefined || mayEnter(folder, user))
    return { folder, notices: target ? [isAt(folder, path)] : [] };
  if (target || (await readdir(folder)).length > 0) {
    throw new Error(
      `The user who runs the database may not enter ${folder}: let others enter the folders above it, or set PUENTE_DATA to another folder.`,
    );
  }
  const abandoned = await abandonedBy(path);
  const place = await outsideFolder(`data-${randomBytes(6).toString('hex')}`);
  await writeFile(join(place, noteFile), path);
  const cluster = join(place, 'cluster');
  await makeFolder(cluster, user);
  await rmdir(path);
  await symlink(cluster, path);
  return { folder: cluster, notices: [isAt(cluster, path), ...abandoned] };
}

function isAt(folder: string, path: string): string {
  return `The database is in ${folder}, where the user who runs it may enter; ${path} leads there.`;
}

function mayEnter(folder: string, user: ServerUser): boolean {
  const script = ['-c', 'cd "$0" && test -w .', folder];
  return spawnSync('/bin/sh', script, { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Databases that a data folder at `path`, since removed or moved, has left outside. They may be somebody's only copy. */
async function abandonedBy(path: string): Promise<string[]> {
  const names = await readdir(outside).catch(() => []);
  const notes = names.map(async (name) => {
    const place = join(outside, name);
    const owner = await readFile(join(place, noteFile), 'utf8').catch(() => '');
    return owner === path && existsSync(join(place, 'cluster', 'PG_VERSION')) ? [place] : [];
  });
  return (await Promise.all(notes))
    .flat()
    .map(
      (place) =>
        `${place} has the database of a data folder that was here before: remove it, unless you moved that folder.`,
    );
}

/** Removes a cluster, wherever it is. */
export async function removeCluster(path: string): Promise<void> {
  const target = await readlink(path).catch(() => undefined);
  if (target?.startsWith(`${outside}/`)) await rm(dirname(target), { recursive: true, force: true });
  await rm(path, { recursive: true, force: true });
}

export async function makeFolder(path: string, user: ServerUser): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid);
}

/**
 * Makes sure no server runs on the cluster: clears what a dead one left, and stops one whose starter was killed.
 * @throws when another living process of ours uses the cluster
 */
export async function releaseCluster(folder: string): Promise<void> {
  const lock = join(folder, 'postmaster.pid');
  const pid = await readPid(lock);
  if (pid === undefined) return;
  const isServer = async () => (await commandLine(pid)).includes(folder);
  if (!(await isServer())) {
    // Its number may by now belong to some other process, which PostgreSQL would take for a running server.
    for (const name of [...socketFiles, 'postmaster.pid']) await rm(join(folder, name), { force: true });
    return;
  }
  const owner = await readPid(join(folder, ownerFile));
  if (owner !== undefined && (await commandLine(owner)) !== '') {
    throw new Error(
      `The database in ${folder} is in use by process ${owner}: stop it first, or set PUENTE_DATA.`,
    );
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + stopDeadline;
  let patience = Date.now() + insistAfter;
  while (await isServer()) {
    if (Date.now() > patience) {
      process.kill(pid, 'SIGQUIT');
      patience = deadline;
    }
    if (Date.now() > deadline)
      throw new Error(`The database server ${pid} does not stop: end it and start again.`);
    await pause(50);
  }
}

export async function claimCluster(folder: string): Promise<void> {
  await writeFile(join(folder, ownerFile), String(process.pid));
}

async function readPid(file: string): Promise<number | undefined> {
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  return pid > 0 ? pid : undefined;
}

/** What a process was started as; empty for none and for one that is dead but not yet collected. */
async function commandLine(pid: number): Promise<string> {
  if (existsSync('/proc/self/cmdline')) return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}
