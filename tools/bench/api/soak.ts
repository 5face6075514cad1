import { benchCalls, type BenchCall } from './calls.ts';
import { type Fixture } from './fixture.ts';
import { runLoad } from './load.ts';
import { processUse } from './process-use.ts';

export interface MemoryLook {
  minutes: number;
  /** Of each process. */
  mib: Map<string, number>;
}

export const memoryNow = () => new Map([...processUse()].map(([name, { mib }]) => [name, mib]));

const lookEvery = 30;
/** As many of ten visits are: mostly reading, by addresses of all kinds. */
const mixed = [
  'filtered list',
  'lists, another address each',
  'one job, another each',
  'facets, another address each',
  'text search, another address each',
  'text search, another search each',
  'with a typo, another address each',
  'lists, signed in',
  'applications received',
  'apply',
  'favourite',
];

/** All kinds of calls in turn, as fast as they are answered, and the memory meanwhile. */
export async function soak(
  url: string,
  fixture: Fixture,
  { minutes, numbers, signal }: { minutes: number; numbers: () => number; signal: AbortSignal },
): Promise<{ looks: MemoryLook[]; requestsPerSecond: number; refused: number }> {
  const calls = benchCalls.filter(({ name }) => mixed.includes(name));
  const looks: MemoryLook[] = [{ minutes: 0, mib: memoryNow() }];
  let [answered, refused, turn] = [0, 0, 0];
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 60_000;
  while (elapsed() < minutes && !signal.aborted) {
    const next = () => {
      turn += 1;
      return (calls[turn % calls.length] as BenchCall).request(numbers(), fixture);
    };
    const figures = await runLoad({ url, next, seconds: lookEvery });
    answered += figures.requestsPerSecond * lookEvery;
    refused += figures.refused;
    looks.push({ minutes: elapsed(), mib: memoryNow() });
  }
  return { looks, requestsPerSecond: answered / ((performance.now() - begun) / 1000), refused };
}
