import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from 'simple-statistics';
import { Pool } from 'undici';
import { asSent, connections, type Load } from './load.ts';

export interface Waits {
  /** Milliseconds from when a request was due, so that one that held up others counts for them, too. */
  p99: number;
  /** Answers that were no success. */
  refused: number;
  /** How many requests became due. */
  asked: number;
}

/** Milliseconds. */
const warmUp = 1000;

const nothing = () => undefined;

/**
 * Requests become due by chance, as people come, whether or not the ones before were answered. (autocannon's `overallRate` asks
 * for a second's requests one after the other as soon as the second begins, and counts a long answer once for each millisecond of it.)
 * @param rate requests a second, on the average
 */
export async function runOpenLoop({
  url,
  next,
  seconds,
  rate,
}: Load & { readonly rate: number }): Promise<Waits> {
  const pool = new Pool(url, { connections });
  const waits: number[] = [];
  let [asked, refused, open] = [0, 0, 0];
  const begun = performance.now();
  /** By handlers, whose garbage is little: 15,000 promises and bodies a second hold up this program, which would count as waiting. */
  const ask = (due: number) => {
    let status = 0;
    const end = () => {
      if (status < 200 || status >= 300) refused += 1;
      open -= 1;
      // In the first second this program is compiled, too.
      if (due > begun + warmUp) waits.push(performance.now() - due);
    };
    asked += 1;
    open += 1;
    pool.dispatch(asSent(next()), {
      onRequestStart: nothing,
      onResponseStart: (_, statusCode) => (status = statusCode),
      onResponseData: nothing,
      onResponseEnd: end,
      onResponseError: () => {
        status = 0;
        end();
      },
    });
  };
  for (
    let due = begun;
    due < begun + warmUp + seconds * 1000;
    due += (-Math.log(1 - Math.random()) / rate) * 1000
  ) {
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    ask(due);
  }
  while (open > 0) await sleep(10);
  await pool.close();
  return { p99: quantile(waits, 0.99), refused, asked };
}
