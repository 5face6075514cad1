import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Of the call on whose behalf this code runs; undefined outside of one. Aborted when nobody waits for its answer. */
export function callSignal(): AbortSignal | undefined {
  return signals.getStore();
}

/** Runs `work` as if it were a call of its own. */
export function withSignal<T>(signal: AbortSignal, work: () => T): T {
  return signals.run(signal, work);
}

interface CallSignalOptions {
  /** Milliseconds from the arrival of a whole request, after which its work is given up. */
  deadline?: number;
}

/** Gives each call of a server a signal: aborted when its caller hangs up unanswered, or at the deadline. */
export function giveCallsSignals(server: FastifyInstance, { deadline }: CallSignalOptions = {}): void {
  // The last hook before the handler: the ones before it lose the context where they wait for a body.
  server.addHook('preHandler', (_request, { raw }, done) => {
    const call = new AbortController();
    const timer = deadline && setTimeout(() => call.abort(new Error('The call took too long')), deadline);
    raw.once('close', () => {
      clearTimeout(timer);
      if (!raw.writableEnded) call.abort(new Error('The caller hung up'));
    });
    // It may have hung up while the body was read.
    if (raw.destroyed) call.abort(new Error('The caller hung up'));
    signals.run(call.signal, done);
  });
}
