import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lastWords } from './last-words.ts';
import { openLogs } from './logs.ts';
import { type ProcessRecords } from './process-records.ts';
import { withoutSocialKeys } from './social-keys.ts';
import { StartError } from './stop-signals.ts';

export const root = join(import.meta.dirname, '..', '..');
const leash = pathToFileURL(join(import.meta.dirname, 'leash.mjs')).href;
const stopDeadline = 15_000;
/**
 * One that ends by itself is started again after 0.5, 1, 2 s and so on up to half a minute, for as long as it takes; one
 * that has run for a minute begins anew with the shortest pause.
 */
const restarts = { firstPause: 500, longestPause: 30_000, forgottenAfter: 60_000 };

/** Milliseconds before the start that follows `ends` ends in a row. */
export function restartPause(ends: number): number {
  return Math.min(restarts.firstPause * 2 ** (ends - 1), restarts.longestPause);
}

export interface ProcessSpec {
  name: string;
  /** A script for Node and its arguments, relative to the workspace. */
  script: string[];
  env?: NodeJS.ProcessEnv;
  /** Gets a channel to send us messages on. */
  talks?: boolean;
}

/** Resolves when the process does its work; to be given up when `signal` aborts. */
export type Readiness<T> = (child: ChildProcess, signal: AbortSignal) => Promise<T>;

export interface Processes {
  /** Runs to the end. @throws StartError that begins with `failure`, on an exit code other than 0 */
  run: (spec: ProcessSpec, failure: string) => Promise<void>;
  /**
   * Keeps a process running until `stop`, also when it ends by itself later on.
   * @returns what `ready` resolves with. @throws StartError when the process ends before it is ready
   */
  start: <T>(spec: ProcessSpec, ready: Readiness<T>) => Promise<T>;
  /** Ends everything, the last started first; one that was started again keeps its place. */
  stop: () => Promise<void>;
}

interface Options {
  logDir: string;
  records: ProcessRecords;
  /** Told at each end that is followed by a restart. */
  onRestart: (message: string) => void;
}

/**
 * The processes of one stack. Each leads a process group of its own: Ctrl-C reaches only us, so they stop in order, and
 * their children end with them. What they say goes to `<logDir>/<name>.log` (logs.ts).
 */
export function createProcesses({ logDir, records, onRestart }: Options): Processes {
  /** Each with its place in `order`. */
  const running = new Map<ChildProcess, number>();
  /** Names, as they were first started: who is started again keeps its place. */
  const order: string[] = [];
  let stopping = false;
  const logs = openLogs(logDir);
  const logOf = logs.pathOf;

  const launch = (spec: ProcessSpec): ChildProcess => {
    if (stopping) throw new StartError('Stopped.');
    const log = logs.open(spec.name);
    const child = spawn(process.execPath, ['--import', leash, ...spec.script], {
      cwd: root,
      detached: true,
      stdio: ['ignore', log, log, ...(spec.talks ? (['ipc'] as const) : [])],
      env: { ...withoutSocialKeys(process.env), ...spec.env, PUENTE_OWNER: String(process.pid) },
    });
    if (log !== 'ignore') closeSync(log);
    if (!order.includes(spec.name)) order.push(spec.name);
    running.set(child, order.indexOf(spec.name));
    const { pid } = child;
    if (pid !== undefined) records.add(pid);
    child.once('exit', () => {
      running.delete(child);
      if (pid !== undefined) records.remove(pid);
    });
    return child;
  };

  const keepAlive = (spec: ProcessSpec, child: ChildProcess, endsBefore = 0): void => {
    const started = Date.now();
    child.once('exit', (code, signal) => {
      if (stopping) return;
      const ends = Date.now() - started < restarts.forgottenAfter ? endsBefore + 1 : 1;
      const wait = restartPause(ends);
      const how = `${spec.name} ended by itself (${signal ?? `exit code ${code}`})`;
      onRestart(`${how}; starting it again in ${wait / 1000} s. Its log: ${logOf(spec.name)}`);
      setTimeout(() => {
        if (!stopping) keepAlive(spec, launch(spec), ends);
      }, wait);
    });
  };

  const explain = (failure: string, name: string) =>
    new StartError(stopping ? 'Stopped.' : `${failure}: ${lastWords(logOf(name))} (log: ${logOf(name)})`);

  return {
    run: async (spec, failure) => {
      const [code] = await once(launch(spec), 'exit');
      if (code !== 0) throw explain(failure, spec.name);
    },
    start: async (spec, ready) => {
      const child = launch(spec);
      const settled = new AbortController();
      const ended = once(child, 'exit', { signal: settled.signal }).then(() => {
        throw explain(`${spec.name} does not start`, spec.name);
      });
      try {
        return await Promise.race([ready(child, settled.signal), ended]);
      } finally {
        settled.abort();
        ended.catch(() => undefined);
        keepAlive(spec, child);
      }
    },
    stop: async () => {
      stopping = true;
      for (const [child] of [...running].toSorted(([, place], [, other]) => other - place)) await end(child);
      logs.close();
    },
  };
}

/** Asks the whole group to end, then insists. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const group = -child.pid;
  const ended = once(child, 'exit');
  process.kill(group, 'SIGTERM');
  const insist = setTimeout(() => process.kill(group, 'SIGKILL'), stopDeadline);
  await ended;
  clearTimeout(insist);
  try {
    process.kill(group, 'SIGKILL'); // children that outlived their leader
  } catch {
    // the usual case: nobody is left
  }
}
