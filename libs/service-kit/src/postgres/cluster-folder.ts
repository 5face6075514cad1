import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ownFolder, shortHash, type ServerUser } from './binaries.ts';

/** Who started the server on a cluster; written beside PostgreSQL's own files. */
const ownerFile = 'puente-owner.pid';
const stopDeadline = 30_000;
const insistAfter = 10_000;

/** Creates the cluster's folder where the server's user can reach it, and says where that is. */
export async function clusterFolder(wanted: string, user: ServerUser): Promise<string> {
  const path = resolve(wanted);
  await makeFolder(path, user);
  const enter = spawnSync('/bin/sh', ['-c', 'cd "$0" && test -w .', path], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  });
  if (user.uid === undefined || enter.status === 0) return path;
  await rmdir(path).catch(() => undefined); // not ours to remove if anything is in it
  const reachable = join(await ownFolder(`puente-data-${shortHash(path)}`), 'cluster');
  await makeFolder(reachable, user);
  return reachable;
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
    await rm(lock, { force: true });
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
