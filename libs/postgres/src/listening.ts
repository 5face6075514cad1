import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { platform } from 'node:os';
import { join } from 'node:path';

export interface Listening {
  /** What the server is told. */
  settings: string[];
  /** Host and port of a connection's URL. */
  host: string;
}

/** PostgreSQL names a socket by a number, in a folder that has no other cluster. */
const number = 5432;
/** What macOS takes, in bytes; Linux takes four more. */
const longestPath = 103;

/** What PostgreSQL leaves in a folder where it listens. */
export const socketFiles = [`.s.PGSQL.${number}`, `.s.PGSQL.${number}.lock`] as const;

/**
 * Where the server of a cluster takes connections: by a socket in the cluster's folder, which nobody else may enter. A
 * port could be tried by everybody on the machine, and costs each side a quarter more for a statement (decision 42).
 * @param port where there can be no socket. Default: a free one
 */
export async function listeningIn(folder: string, port?: number): Promise<Listening> {
  if (await takesSockets(folder)) {
    return {
      settings: ['listen_addresses=', `unix_socket_directories=${quoted(folder)}`, `port=${number}`],
      host: `${encodeURIComponent(folder)}:${number}`,
    };
  }
  const chosen = port ?? (await freePort());
  return {
    settings: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${chosen}`],
    host: `127.0.0.1:${chosen}`,
  };
}

/** Not on Windows, where Node knows none; not by a long path; and not on every file system. */
async function takesSockets(folder: string): Promise<boolean> {
  const path = join(folder, socketFiles[0]);
  if (platform() === 'win32' || Buffer.byteLength(path) > longestPath) return false;
  await rm(path, { force: true }); // what a dead server left
  const probe = createServer().listen(path);
  const takes = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (takes) await once(probe.close(), 'close'); // which removes it
  return takes;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}

/** One name in a list of them, where a comma would begin the next. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
