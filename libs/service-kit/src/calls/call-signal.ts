import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

interface Call {
  signal: AbortSignal;
  /** Begins the time that its work may take anew. */
  renew?: () => void;
  /** Stops that time. */
  hold?: () => void;
}

const calls = new AsyncLocalStorage<Call>();

/** Of the call on whose behalf this code runs; undefined outside of one. Aborted when nobody waits for its answer. */
export function callSignal(): AbortSignal | undefined {
  return calls.getStore()?.signal;
}

/**
 * Reads what is still to come of a request, as a file that its handler reads itself: how long a weak connection takes for it
 * is no part of the call's deadline, which begins when `read` is done.
 */
export async function untilArrived<T>(read: () => Promise<T>): Promise<T> {
  const call = calls.getStore();
  call?.hold?.();
  try {
    return await read();
  } finally {
    call?.renew?.();
  }
}

/** Runs `work` as if it were a call of its own. */
export function withSignal<T>(signal: AbortSignal, work: () => T): T {
  return calls.run({ signal }, work);
}

/** Runs `work` that is everybody's, or nobody's: it does not end with the call of the one who happened to ask for it. */
export function detached<T>(work: () => T): T {
  return withSignal(new AbortController().signal, work);
}

interface CallSignalOptions {
  /** Milliseconds from the arrival of a whole request, after which its work is given up. */
  deadline?: number;
}

/** Gives each call of a server a signal: aborted when its caller hangs up unanswered, or at the deadline. */
export function giveCallsSignals(server: FastifyInstance, { deadline }: CallSignalOptions = {}): void {
  // Just before the handler: what the hooks before it begin is lost where they wait for a body.
  server.addHook('preHandler', (_request, { raw }, done) => {
    const call = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const hold = () => clearTimeout(timer);
    const renew = () => {
      hold();
      if (deadline && !raw.destroyed)
        timer = setTimeout(() => call.abort(new Error('The call took too long')), deadline);
    };
    renew();
    raw.once('close', () => {
      hold();
      if (!raw.writableEnded) call.abort(new Error('The caller hung up'));
    });
    // It may have hung up while the body was read.
    if (raw.destroyed) call.abort(new Error('The caller hung up'));
    calls.run({ signal: call.signal, renew, hold }, done);
  });
}
