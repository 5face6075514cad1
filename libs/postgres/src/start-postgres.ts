import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { claimCluster, clusterFolder, releaseCluster } from './cluster-folder.ts';
import { adminPassword, createCluster } from './create-cluster.ts';
import { discreetLog } from './discreet-log.ts';
import { listeningIn } from './listening.ts';
import { serverUser } from './server-user.ts';

export interface StartPostgresOptions {
  /** Folder of the cluster, made when missing. Where the server's user cannot enter it, a link to one they can. */
  dataDir: string;
  /** Where it has to listen on one. Default: a free one. */
  port?: number;
  log?: (line: string) => void;
  /** `false` trades safety against power cuts for speed: for tests only. Default `true`. */
  durable?: boolean;
}

export interface RunningPostgres {
  /** Connection of the administrator to the database `postgres`. */
  adminUrl: string;
  /** Where the cluster really is. */
  dataDir: string;
  /** Lines for whoever started it. */
  notices: string[];
  stop: () => Promise<void>;
}

const startDeadline = 60_000;
/** Sooner than whoever stops us loses patience. Recovery at the next start makes up for what was not done. */
const insistAfter = 10_000;
/**
 * A quarter of the memory, as PostgreSQL's manual advises, up to what a million jobs use; it is taken as it is filled. By
 * default it is 128 MB, and of a million jobs nearly every row is read from the system's cache anew.
 */
const sharedMegabytes = Math.floor(
  Math.max(128, Math.min(1024, Math.min(totalmem(), process.constrainedMemory()) / 4 / 1024 ** 2)),
);
const settings = [
  'timezone=UTC',
  'max_connections=200',
  `shared_buffers=${sharedMegabytes}MB`,
  ...discreetLog.map(([name, value]) => `${name}=${value}`),
];
const settingsForTests = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts npm's embedded PostgreSQL, making the cluster the first time. Works as root, too. Its connections are a socket in
 * the cluster's folder, or where that cannot be, a port of 127.0.0.1.
 * @throws Error whose message says in one line what to do
 */
export async function startPostgres(options: StartPostgresOptions): Promise<RunningPostgres> {
  const user = serverUser();
  const binaries = await findBinaries(user);
  const { folder: dataDir, notices } = await clusterFolder(options.dataDir, user);
  await releaseCluster(dataDir);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await createCluster(binaries.initdb, dataDir, user);
  await claimCluster(dataDir);

  const listening = await listeningIn(dataDir, options.port);
  const chosen = [...listening.settings, ...settings, ...(options.durable === false ? settingsForTests : [])];
  const server = spawn(
    binaries.postgres,
    ['-D', dataDir, ...chosen.flatMap((setting) => ['-c', setting])],
    // A process group of its own: Ctrl-C reaches us alone, and the database stops after those who use it.
    { ...user, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const interrupt = () => server.kill('SIGINT');
  // One that has crashed (its disk was full) may wait for ever when it is asked to end in order.
  const abandon = (code: number) => server.kill(code === 0 ? 'SIGINT' : 'SIGQUIT');
  process.once('exit', abandon);
  server.once('exit', () => process.off('exit', abandon));

  const lastLines: string[] = [];
  createInterface({ input: server.stderr }).on('line', (line) => {
    options.log?.(line);
    lastLines.push(line);
    if (lastLines.length > 5) lastLines.shift();
  });
  const stop = async () => {
    if (hasEnded(server)) return;
    const ended = once(server, 'exit');
    interrupt();
    const insist = setTimeout(() => server.kill('SIGQUIT'), insistAfter);
    await ended;
    clearTimeout(insist);
  };
  const adminUrl = `postgres://postgres:${await adminPassword(dataDir)}@${listening.host}/postgres`;
  try {
    await untilReady(server, adminUrl);
  } catch (error) {
    await stop();
    throw new Error(`The database does not start: ${lastLines.join(' ')}`, { cause: error });
  }
  return { adminUrl, dataDir, notices, stop };
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}

async function untilReady(server: ChildProcess, adminUrl: string): Promise<void> {
  const failed = once(server, 'error').then(([error]) => Promise.reject(error as Error));
  failed.catch(() => undefined);
  const deadline = Date.now() + startDeadline;
  for (;;) {
    const client = new pg.Client({ connectionString: adminUrl });
    client.on('error', () => undefined);
    try {
      await Promise.race([client.connect(), failed]);
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (hasEnded(server) || server.pid === undefined || Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}
