import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './stop-signals.ts';

const deadline = 60_000;

/**
 * Resolves when `url` answers 200.
 * @throws StartError that begins with `failure` when it has not within a minute, or when `signal` aborts
 */
export async function untilOk(url: string, failure: string, signal?: AbortSignal): Promise<void> {
  const end = Date.now() + deadline;
  let last = 'no answer';
  while (Date.now() < end && !signal?.aborted) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(3000) });
      if (response.ok) return;
      last = `${response.status} ${(await response.text()).slice(0, 200)}`;
    } catch {
      // not listening yet
    }
    await pause(100);
  }
  throw new StartError(signal?.aborted ? 'Stopped.' : `${failure}: ${url} says ${last}.`);
}
