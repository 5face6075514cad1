import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@puente/e2e-kit';
import getPort from 'get-port';

export const root = join(import.meta.dirname, '../../..');

/**
 * Publishes and rolls back as a team does.
 * @param command such as `publish`, `planes`
 * @throws when it fails, with what it said
 */
export const release = (folders: { store: string; apps: string }, ...command: string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(root, 'tools/release/main.ts'), ...command, '--store', folders.store, '--apps', folders.apps],
    { cwd: root },
  );

export interface Gateway {
  port: number;
  stop: () => Promise<void>;
}

/** A gateway with a store of its own, in front of a site that runs already, whose services answer the calls. */
export async function startGateway(options: {
  store: string;
  site: string;
  /** Where browsers find it, where that is not its own address. */
  publicUrl?: string;
}): Promise<Gateway> {
  const port = await getPort();
  const child = spawn(process.execPath, [join(root, 'services/gateway/dist/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      ...(options.publicUrl && { PUBLIC_URL: options.publicUrl }),
      IDENTITY_URL: options.site,
      JOBS_URL: options.site,
      STORE_DIR: options.store,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
    },
  });
  const stop = () => end(child);
  try {
    const answers = async () =>
      expect((await fetch(`http://localhost:${port}/registry.json`)).status).toBe(200);
    await expect(answers).toPass({ timeout: 20_000 });
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.kill()) await ended;
}
