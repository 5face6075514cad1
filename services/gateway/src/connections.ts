import { callSignal } from '@puente/service-kit/calls';
import { Agent, type Dispatcher } from 'undici';

const connections = 128;

/** For a turn at a service all of whose connections are in use, as where it hangs; above that, its callers are told. */
const turnWithin = 3000;

class NoTurn extends Error {
  readonly code = 'NO_TURN';
}

type RequestDone = (error: Error | null, data: Dispatcher.ResponseData) => void;

export interface Connections {
  /** Given up when its `signal` says so; without one, when the caller on whose behalf it is made hangs up. */
  request: (options: Dispatcher.RequestOptions, done: RequestDone) => void;
  destroy: () => Promise<void>;
}

/** Whoever hangs up here hangs up there: by itself the proxy lets the service finish for nobody. */
export function connectionsToService(): Connections {
  const agent = new Agent({
    connections,
    connectTimeout: 3000,
    // Above all that a service itself waits for (its time-limits.ts), so that what it says arrives.
    headersTimeout: 15_000,
    bodyTimeout: 15_000,
  });
  let underWay = 0;
  const counted = (done: RequestDone): RequestDone => {
    underWay += 1;
    return (error, data) => {
      if (error) underWay -= 1;
      else data.body.once('close', () => (underWay -= 1));
      done(error, data);
    };
  };
  return {
    request: (options, done) => {
      const signal = options.signal ?? callSignal() ?? null;
      const busy = underWay >= connections;
      const answered = counted(done);
      if (busy) requestInTurn(agent, { ...options, signal }, answered);
      else agent.request({ ...options, signal }, answered);
    },
    destroy: () => agent.destroy(),
  };
}

/** The agent has no limit for this wait, and hears of no signal during it: so we answer, and it is given up at its turn. */
function requestInTurn(agent: Agent, options: Dispatcher.RequestOptions, done: RequestDone): void {
  const waiting = new AbortController();
  const timer = setTimeout(() => {
    waiting.abort();
    done(new NoTurn('All connections to the service are in use'), undefined as never);
  }, turnWithin);
  const signals = [waiting.signal, options.signal as AbortSignal | null].filter((signal) => signal !== null);
  agent
    .compose((dispatch) => (opts, handler) => {
      const start = handler.onRequestStart?.bind(handler);
      handler.onRequestStart = (...args) => {
        clearTimeout(timer);
        start?.(...args);
      };
      return dispatch(opts, handler);
    })
    .request({ ...options, signal: AbortSignal.any(signals) }, (error, data) => {
      clearTimeout(timer);
      if (!waiting.signal.aborted) done(error, data);
    });
}
