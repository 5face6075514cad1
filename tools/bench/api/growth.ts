// `npm run bench:growth`: how much longer the calls of the API take among many jobs than among few. Two stacks run at once, and of
// each call one of them is asked, then the other, the same questions: so both have the same minutes of
// a machine whose speed changes from one to the next.
//
//   -- --jobs 100000        beside 10,000 (1,000,000)
//      --only "one job"     the calls whose name has this text
//      --rounds 5           medians of so many rounds, in each of which every call has its turn
//      --seconds 2          of a call in a round, on each
//      --in-memory          as `npm run bench:api` does
//      --report <file>      adds the table to that one, too: docs/bench/api.md
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchOnStacks } from '../bench-stack.ts';
import { benchCalls, type BenchCall } from './calls.ts';
import { type Fixture, writeFixture } from './fixture.ts';
import { connections, type Figures, runLoad } from './load.ts';
import {
  atRest,
  inRounds,
  memoryKeeper,
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
    seconds: { type: 'string', default: '2' },
    'in-memory': { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});

interface Asked {
  readonly call: BenchCall;
  /** Of the stack with few jobs, then of that with many, a round each. */
  readonly figures: readonly [few: Figures[], many: Figures[]];
}

const [few, many] = [10_000, Number(values.jobs)];
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

await benchOnStacks(
  2,
  { demo: false, environment: { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'info' } },
  async (stacks, signal) => {
    const ready: { url: string; dataDir: string; fixture: Fixture }[] = [];
    let server = '';
    for (const [at, { url, adminUrl, privateKeyFile, dataDir, seed }] of stacks.entries()) {
      await seed(at === 0 ? few : many);
      const fixture = await writeFixture(adminUrl, privateKeyFile);
      await searchable(url, signal);
      await atRest(signal);
      await searchEachOnce(url, fixture);
      server = await serverVersion(adminUrl);
      ready.push({ url, dataDir, fixture });
    }
    const begun = circumstances(server);
    const keepInMemory = values['in-memory'] ? memoryKeeper() : () => undefined;
    /** How many questions of a call either stack has had. */
    const asked = new Map<BenchCall, number>();
    /** Both begin with the same question, and which of them is asked first changes from turn to turn. */
    const turn = async (
      { call, figures }: Asked,
      load: { seconds: number; isMeasured: boolean },
    ): Promise<void> => {
      const order = figures[0].length % 2 === 0 ? [0, 1] : [1, 0];
      const first = asked.get(call) ?? 0;
      for (const at of order) {
        const { url, dataDir, fixture } = ready[at] as (typeof ready)[number];
        let number = first;
        await keepInMemory();
        const next = () => call.request(number++, fixture);
        const found = await runLoad({ url, next, seconds: load.seconds, dataDir });
        if (load.isMeasured) figures[at]?.push(found);
        asked.set(call, Math.max(asked.get(call) ?? 0, number));
      }
    };
    const measured = benchCalls
      .filter(({ name }) => name.includes(values.only))
      .map((call): Asked => ({ call, figures: [[], []] }));
    await inRounds(
      measured,
      { rounds, signal },
      {
        warmUp: (one, forSeconds) => turn(one, { seconds: forSeconds, isMeasured: false }),
        measure: async (one) => {
          await turn(one, { seconds, isMeasured: true });
          process.stdout.write('.');
        },
      },
    );
    const made = measured.filter(({ figures: [, ofMany] }) => ofMany.length > 0);
    if (made.length === 0) return;
    const lines = [
      `## ${few.toLocaleString('en')} and ${many.toLocaleString('en')} jobs by turns`,
      begun,
      `Two stacks at once, each call of one, then of the other, the same questions. ${connections} connections, brotli, medians of ${rounds} rounds of ${seconds} s.${values['in-memory'] ? ` ${whatIsBrought}` : ''}`,
      growthTable(made.map(({ call: { name }, figures: [ofFew, ofMany] }) => ({ name, ofFew, ofMany }))),
    ];
    console.log(`\n${lines.join('\n\n')}`);
    if (values.report) appendFileSync(values.report, `\n${lines.join('\n\n')}\n`);
  },
);
