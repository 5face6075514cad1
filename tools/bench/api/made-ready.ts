// What `bench:api`, `bench:growth` and `bench:strapi` share: they wait until a stack is at rest, number its questions, and go round.
import { setTimeout } from 'node:timers/promises';
import { asAdmin } from '@puente/postgres';
import { type BenchCall, type BenchRequest, searchFor } from './calls.ts';
import { type Fixture } from './fixture.ts';
import { type Figures, runEach } from './load.ts';
import { bringIntoMemory, processUse } from './process-use.ts';
import { eachSearched } from './searched-words.ts';

/** A service reads the words of a million jobs for a minute or two, in which searches wait. */
export async function searchable(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { status } = await fetch(`${url}/api/jobs?_q=cocinera`, { signal }).catch(() => ({ status: 0 }));
    if (status === 200) return;
    await setTimeout(1000, undefined, { signal });
  }
}

/**
 * What lists show of each job is written after its words, and PostgreSQL tidies up after a million rows: for some minutes, in which lists
 * are answered.
 */
export async function atRest(signal: AbortSignal): Promise<void> {
  const seconds = 3;
  const used = () => {
    const use = processUse();
    return ['jobs', 'postgres'].reduce((ms, name) => ms + (use.get(name)?.ms ?? 0), 0);
  };
  // Whoever waits for the disk looks as if at rest, for seconds.
  for (let [quiet, before] = [0, used()]; quiet < 5 && !signal.aborted;) {
    await setTimeout(seconds * 1000, undefined, { signal });
    const now = used();
    quiet = now - before < seconds * 50 ? quiet + 1 : 0;
    before = now;
  }
}

export const serverVersion = (adminUrl: string): Promise<string> =>
  asAdmin(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  });

/**
 * Gives each call its next number, and never one twice.
 * @param numbers how many each call has had, by its name
 */
export function numbered(
  fixture: Fixture,
  numbers = new Map<string, number>(),
): (call: BenchCall) => () => BenchRequest {
  return (call) => () => {
    const number = numbers.get(call.name) ?? 0;
    numbers.set(call.name, number + 1);
    return call.request(number, fixture);
  };
}

/** Whatever is searched for by itself, for the first time. */
export async function searchEachOnce(
  url: string,
  { words }: Fixture,
): Promise<Figures & { searches: number }> {
  const searched = eachSearched(words).map(searchFor);
  let asked = 0;
  const figures = await runEach({
    url,
    next: () => ({ path: searched[asked++ % searched.length] ?? '' }),
    amount: searched.length,
  });
  return { ...figures, searches: searched.length };
}

/** In milliseconds; this kind of kernel takes a minute. */
const staysInMemory = 20_000;
export const whatIsBrought = `What lists show was read into memory before a call, at most every ${staysInMemory / 1000} s.`;

/** @returns what reads what lists show from the disk, unless it did so less than 20 s ago */
export function memoryKeeper(): () => Promise<void> {
  let broughtAt = -Infinity;
  return async () => {
    if (performance.now() - broughtAt < staysInMemory) return;
    await bringIntoMemory();
    broughtAt = performance.now();
  };
}

/**
 * Each has its turn in each round; those that make jobs after all the others, so that these have the same jobs in each round.
 * Before its rounds each is asked unmeasured, for longer where nobody has for minutes: those that make jobs.
 */
export async function inRounds<One extends { readonly call: Pick<BenchCall, 'grows'> }>(
  all: readonly One[],
  { rounds, signal }: { rounds: number; signal: AbortSignal },
  {
    warmUp,
    measure,
  }: { warmUp?: (one: One, seconds: number) => Promise<void>; measure: (one: One) => Promise<void> },
): Promise<void> {
  for (const grows of [false, true]) {
    const asked = all.filter(({ call }) => grows === Boolean(call.grows));
    for (const one of asked) if (!signal.aborted) await warmUp?.(one, grows ? 5 : 1);
    for (let round = 0; round < rounds; round += 1)
      for (const one of asked) if (!signal.aborted) await measure(one);
  }
}
