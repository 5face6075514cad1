// An open loop in a program of its own: whatever a bench has left to be collected after its rounds would hold up the requests of its own
// loop, which would count as waiting.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { benchCalls } from './calls.ts';
import { type Fixture } from './fixture.ts';
import { numbered } from './made-ready.ts';
import { runOpenLoop, type Waits } from './open-loop.ts';

interface Target {
  /** Without a slash at the end. */
  url: string;
  fixture: Fixture;
}

interface Asked {
  /** Of the call. */
  name: string;
  /** The number of its first request. */
  from: number;
  seconds: number;
  /** Requests a second, on the average. */
  rate: number;
}

export interface OpenLoopProcess {
  run: (asked: Asked) => Promise<Waits>;
  end: () => void;
}

/** Starts that program. */
export function openLoopProcess(target: Target): OpenLoopProcess {
  const child = fork(import.meta.filename);
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The open loop ended with ${code}.`)),
  );
  ended.catch(() => undefined);
  child.send(target);
  return {
    run: async (asked) => {
      child.send(asked);
      const [waits] = (await Promise.race([once(child, 'message'), ended])) as [Waits];
      return waits;
    },
    end: () => child.disconnect(),
  };
}

if (import.meta.main) {
  let target: Target | undefined;
  const ask = async ({ url, fixture }: Target, { name, from, seconds, rate }: Asked): Promise<Waits> => {
    const call = benchCalls.find((one) => one.name === name);
    if (!call) throw new Error(`There is no call "${name}".`);
    return runOpenLoop({ url, next: numbered(fixture, new Map([[name, from]]))(call), seconds, rate });
  };
  process.on('message', (message: Target | Asked) => {
    if ('fixture' in message) target = message;
    else if (target) void ask(target, message).then((waits) => process.send?.(waits));
  });
  process.once('disconnect', () => process.exit());
}
