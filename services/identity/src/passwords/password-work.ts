import { ApiError } from '@puente/service-kit';
import { callSignal } from '@puente/service-kit/calls';
import { comeBackAfter } from '@puente/service-kit/errors';
import PQueue from 'p-queue';

/** Each takes a processor and 12 MiB for as long as it runs. Of the four threads that Node has for such work two stay free. */
const atOnce = 2;

const queue = new PQueue({ concurrency: atOnce });
let mostWaiting = Infinity;

/** How many may wait for their turn in this process; whoever comes then is told to come back. */
export function limitPasswordWork(waiting: number): void {
  mostWaiting = waiting;
}

/** How many run, and how many wait for their turn. */
export const passwordWorkLoad = () => ({ running: queue.pending, waiting: queue.size });

/**
 * Hashes or compares when it is its turn.
 * @throws ApiError 503 where too many wait already, or where nobody waits for this one any more
 */
export async function passwordWork<T>(work: () => Promise<T>): Promise<T> {
  const call = callSignal();
  if (queue.size >= mostWaiting || call?.aborted) throw busy();
  const waiting = new AbortController();
  const leave = () => waiting.abort(busy());
  call?.addEventListener('abort', leave, { once: true });
  // Only who waits can leave: one that runs counts until it has run, as it takes what it takes.
  const stay = () => call?.removeEventListener('abort', leave);
  return queue
    .add(
      () => {
        stay();
        return work();
      },
      { signal: waiting.signal },
    )
    .finally(stay);
}

const busy = () => new ApiError(503, undefined, { retryAfter: comeBackAfter });
