import { createContext, Script } from 'node:vm';

/** In milliseconds: a thousand times what templates take, since a busy machine's pauses count. */
const longest = 250;

const sandbox = createContext({ work: undefined });
const script = new Script('work()');

/**
 * Does what is done at once, and stops it when it takes too long: templates are data of other teams, and while one is
 * rendered nobody else is served. What was stopped while the machine did something else is done once more, for as long at most.
 * @param work leaves nothing behind where it is stopped
 * @param used how long this thread has had its processor, in milliseconds
 * @throws {Error} what the work throws, or that it was stopped
 */
export function inTime<T>(work: () => T, used = processorTime): T {
  const before = used();
  try {
    return watched(work);
  } catch (error) {
    if (wasStopped(error) && used() - before < longest / 2) return watched(work);
    throw error;
  }
}

function watched<T>(work: () => T): T {
  sandbox['work'] = work;
  try {
    return script.runInContext(sandbox, { timeout: longest }) as T;
  } finally {
    sandbox['work'] = undefined;
  }
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const wasStopped = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
