import { benchCalls, type BenchCall, type BenchRequest } from './calls.ts';
import { runLoad } from './load.ts';
import { processUse } from './process-use.ts';

export interface MemoryLook {
  minutes: number;
  /** Of each process. */
  mib: Map<string, number>;
}

export const memoryNow = () => new Map([...processUse()].map(([name, { mib }]) => [name, mib]));

const lookEvery = 30;
/** As many of ten visits are: mostly reading, by addresses of all kinds. None makes jobs, of which there would be 60,000 more in ten minutes. */
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

/** These calls in turn, as fast as they are answered, and the memory meanwhile. */
export async function soak(
  url: string,
  {
    minutes,
    nextOf,
    signal,
  }: { minutes: number; nextOf: (call: BenchCall) => () => BenchRequest; signal: AbortSignal },
): Promise<{ looks: MemoryLook[]; requestsPerSecond: number; refused: number }> {
  const nexts = benchCalls.filter(({ name }) => mixed.includes(name)).map(nextOf);
  const looks: MemoryLook[] = [{ minutes: 0, mib: memoryNow() }];
  let [answered, refused, turn] = [0, 0, 0];
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 60_000;
  while (elapsed() < minutes && !signal.aborted) {
    const next = () => {
      turn += 1;
      return (nexts[turn % nexts.length] as () => BenchRequest)();
    };
    const figures = await runLoad({ url, next, seconds: lookEvery });
    answered += figures.requestsPerSecond * lookEvery;
    refused += figures.refused;
    looks.push({ minutes: elapsed(), mib: memoryNow() });
  }
  return { looks, requestsPerSecond: answered / ((performance.now() - begun) / 1000), refused };
}
