// `npm run bench:growth`: how much longer the calls of the API take among many jobs than among few. Two stacks run at once, and of
// each call one of them is asked, then the other: so both have the same minutes of a machine whose speed changes from one to the next.
//
//   -- --jobs 100000        beside 10,000 (1,000,000)
//      --only "one job"     the calls whose name has this text
//      --rounds 5           medians of so many rounds, in each of which every call has its turn
//      --seconds 3          of a call in a round, on each
//      --in-memory          as `npm run bench:api` does
//      --report <file>      adds the table to that one, too: docs/bench/api.md
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchOnStacks } from '../bench-stack.ts';
import { benchCalls, type BenchCall, type BenchRequest } from './calls.ts';
import { writeFixture } from './fixture.ts';
import { connections, type Figures, runLoad } from './load.ts';
import {
  atRest,
  inRounds,
  memoryKeeper,
  numbered,
  searchable,
  searchEachOnce,
  serverVersion,
  whatIsBrought,
} from './made-ready.ts';
import { circumstances, growthTable } from './report.ts';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    'in-memory': { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});
const [few, many] = [10_000, Number(values.jobs)];
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

interface Asked {
  readonly call: BenchCall;
  /** Of the stack with few jobs, then of that with many, a round each. */
  readonly rounds: readonly [few: Figures[], many: Figures[]];
}

await benchOnStacks(
  2,
  { demo: false, environment: { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'info' } },
  async (stacks) => {
    const ready: { url: string; nextOf: (call: BenchCall) => () => BenchRequest }[] = [];
    let server = '';
    const signal = stacks[0]?.signal ?? AbortSignal.abort();
    for (const [at, { url, adminUrl, privateKeyFile, seed }] of stacks.entries()) {
      await seed(at === 0 ? few : many);
      const fixture = await writeFixture(adminUrl, privateKeyFile);
      await searchable(url, signal);
      await atRest(signal);
      await searchEachOnce(url, fixture);
      server = await serverVersion(adminUrl);
      ready.push({ url, nextOf: numbered(fixture) });
    }
    const measured = benchCalls
      .filter(({ name }) => name.includes(values.only))
      .map((call): Asked => ({ call, rounds: [[], []] }));
    for (const { call } of measured)
      for (const { url, nextOf } of ready) await runLoad({ url, next: nextOf(call), seconds: 1 });
    const keepInMemory = values['in-memory'] ? memoryKeeper() : () => undefined;
    await inRounds(measured, { rounds, signal }, async ({ call, rounds: found }) => {
      for (const [at, { url, nextOf }] of ready.entries()) {
        await keepInMemory();
        found[at]?.push(await runLoad({ url, next: nextOf(call), seconds }));
      }
      process.stdout.write('.');
    });
    if (signal.aborted) return;
    const lines = [
      `## ${few.toLocaleString('en')} and ${many.toLocaleString('en')} jobs by turns`,
      circumstances(server),
      `Two stacks at once, each call of one, then of the other. ${connections} connections, brotli, medians of ${rounds} rounds of ${seconds} s.${values['in-memory'] ? ` ${whatIsBrought}` : ''}`,
      growthTable(measured.map(({ call: { name }, rounds: [ofFew, ofMany] }) => ({ name, ofFew, ofMany }))),
    ];
    console.log(`\n${lines.join('\n\n')}`);
    if (values.report) appendFileSync(values.report, `\n${lines.join('\n\n')}\n`);
  },
);
