import autocannon from 'autocannon';
import { type BenchRequest } from './calls.ts';
import { processUse } from './process-use.ts';

export interface Load {
  /** Without a slash at the end. */
  url: string;
  /** What the next call asks. */
  next: () => BenchRequest;
  seconds: number;
  /** Of the stack whose processes are looked at, where there are several. */
  dataDir?: string;
}

export interface Figures {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Processor time for one request in milliseconds, by process. */
  cost: Map<string, number>;
  /** For one request, in KiB: what was not in memory. */
  kibRead: number;
  /** Answers that were no success. */
  refused: number;
}

export const connections = 16;

/** Asks for some seconds by 16 connections, as fast as the answers come. */
export const runLoad = ({ seconds, ...load }: Load): Promise<Figures> => run(load, { duration: seconds });

/** The same so many times. */
export const runEach = ({ amount, ...load }: Omit<Load, 'seconds'> & { amount: number }): Promise<Figures> =>
  run(load, { amount });

async function run(
  { url, next, dataDir }: Omit<Load, 'seconds'>,
  until: { duration: number } | { amount: number },
): Promise<Figures> {
  const before = processUse(dataDir);
  const { latency, ...result } = await autocannon({
    url,
    connections,
    ...until,
    requests: [{ setupRequest: (request) => ({ ...request, ...asSent(next()) }) }],
  });
  const answered = result['2xx'] + result.non2xx;
  let kibRead = 0;
  const cost = new Map<string, number>();
  for (const [name, use] of processUse(dataDir)) {
    const known = before.get(name);
    cost.set(name, (use.ms - (known?.ms ?? 0)) / Math.max(1, answered));
    kibRead += (use.kibRead - (known?.kibRead ?? 0)) / Math.max(1, answered);
  }
  return {
    requestsPerSecond: answered / result.duration,
    p50: latency.p50,
    p99: latency.p99,
    cost,
    kibRead,
    refused: result.non2xx + result.errors,
  };
}

/** As a browser sends it: it takes brotli. */
export function asSent({ path, method, authorization, idempotencyKey, body }: BenchRequest) {
  return {
    path,
    method: method ?? (body ? ('POST' as const) : ('GET' as const)),
    headers: {
      'accept-encoding': 'br',
      ...(authorization && { authorization }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}
