// `npm run bench:api`: how many calls of the API are answered a second, through the gateway and as a browser asks, on
// sample data; beside a bare `node:http` and `pg` over the same rows, and any other server with these calls.
//
//   -- --jobs 100000        on so many jobs (10,000)
//      --only "one job"     the calls whose name has this text
//      --rounds 5           medians of so many rounds, in each of which every call has its turn
//      --seconds 5          of a call in a round
//      --half               also three times for 5 s at half the highest rate, as an open loop
//      --in-memory          reads what lists show from the disk now and then: some kernels take out of memory what nobody reads for a minute
//      --other <address>    another server to ask the same
//      --soak 10            so many minutes of all calls in turn, with the memory meanwhile
//      --report <file>      adds the tables to that one, too: docs/bench/api.md
import { once } from 'node:events';
import { fork } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from 'simple-statistics';
import { benchOnStack } from '../bench-stack.ts';
import { benchCalls, type BenchCall } from './calls.ts';
import { writeFixture } from './fixture.ts';
import { connections, runLoad } from './load.ts';
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
import { openLoopProcess } from './open-loop-process.ts';
import { callsTable, circumstances, memoryTable, type Measured } from './report.ts';
import { memoryNow, soak } from './soak.ts';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    half: { type: 'boolean', default: false },
    'in-memory': { type: 'boolean', default: false },
    other: { type: 'string' },
    soak: { type: 'string', default: '0' },
    report: { type: 'string' },
  },
});
/** Long enough for what happens once in some seconds, a collection of garbage for one; what else the machine does comes once. */
const half = { seconds: 5, rounds: 3 };
const [jobs, rounds, seconds] = [Number(values.jobs), Number(values.rounds), Number(values.seconds)];
const calls = benchCalls.filter(({ name }) => name.includes(values.only));
const other = values.other?.replace(/\/$/, '');

await benchOnStack(
  { demo: false, environment: { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'info' } },
  async ({ url, adminUrl, privateKeyFile, signal, seed }) => {
    await seed(jobs);
    const fixture = await writeFixture(adminUrl, privateKeyFile);
    const bare = fork(join(import.meta.dirname, 'bare-server.ts'), {
      env: { ...process.env, DATABASE_URL: adminUrl },
    });
    // Here, so that who waits for rest waits for PostgreSQL to be done with its rows, too.
    const [port] = (await Promise.race([
      once(bare, 'message', { signal }),
      once(bare, 'exit').then(([code]) => Promise.reject(new Error(`The bare server ended with ${code}.`))),
    ])) as [number];
    await searchable(url, signal);
    await atRest(signal);
    const server = await serverVersion(adminUrl);
    const lines: string[] = [];
    const say = (text: string) => {
      lines.push(text);
      console.log(`\n${text}`);
    };
    say(`## ${jobs.toLocaleString('en')} jobs`);
    say(circumstances(server));

    const others: Record<string, (call: BenchCall) => string | undefined> = {
      'bare node + pg': (call) => (call.bare ? `http://127.0.0.1:${port}` : undefined),
      ...(other && { [other]: (call: BenchCall) => (call.common ? other : undefined) }),
    };

    const numbers = new Map<string, number>();
    const nextOf = numbered(fixture, numbers);
    const first = await searchEachOnce(url, fixture);
    const ofJobs = first.cost.get('jobs')?.toFixed(2);
    say(
      `Each of ${first.searches} searches for the first time: ${first.requestsPerSecond.toFixed(0)} a second, ${ofJobs} ms of jobs.`,
    );
    const before = memoryNow();
    const keepInMemory = values['in-memory'] ? memoryKeeper() : () => undefined;
    const measured = calls.map((call): Measured => ({ call, rounds: [], half: [], others: {} }));
    await inRounds(
      measured,
      { rounds, signal },
      {
        warmUp: async ({ call }, seconds) => void (await runLoad({ url, next: nextOf(call), seconds })),
        measure: async ({ call, rounds: found, others: answered }) => {
          await keepInMemory();
          found.push(await runLoad({ url, next: nextOf(call), seconds }));
          for (const [name, addressOf] of Object.entries(others)) {
            const address = addressOf(call);
            if (!address) continue;
            const { requestsPerSecond } = await runLoad({ url: address, next: nextOf(call), seconds });
            (answered[name] ??= []).push(requestsPerSecond);
          }
          process.stdout.write('.');
        },
      },
    );
    if (values.half) {
      const openLoop = openLoopProcess({ url, fixture });
      await inRounds(
        measured,
        { rounds: half.rounds, signal },
        {
          measure: async ({ call: { name }, rounds: loaded, half: found }) => {
            await keepInMemory();
            const rate = Math.ceil(median(loaded.map(({ requestsPerSecond }) => requestsPerSecond)) / 2);
            const from = numbers.get(name) ?? 0;
            const waits = await openLoop.run({ name, from, seconds: half.seconds, rate });
            numbers.set(name, from + waits.asked);
            found.push(waits);
          },
        },
      );
      openLoop.end();
    }
    bare.disconnect();
    const made = measured.filter((one) => one.rounds.length > 0);
    if (made.length > 0) {
      say(
        `${connections} connections, brotli, medians of ${rounds} rounds of ${seconds} s. The processes are in milliseconds of processor time for one request.${values['in-memory'] ? ` ${whatIsBrought}` : ''}`,
      );
      say(callsTable(made, Object.keys(others)));
      say(`Memory before and after it, MiB:`);
      say(memoryTable([before, memoryNow()].map((mib, minutes) => ({ minutes, mib }))));
    }
    const minutes = Number(values.soak);
    if (minutes > 0 && !signal.aborted) {
      const soaked = await soak(url, { minutes, nextOf, signal });
      say(
        `Soak: ${minutes} minutes of the kinds of calls that visits make, in turn, ${soaked.requestsPerSecond.toFixed(0)} requests/s, ${soaked.refused} refused. Resident memory in MiB:`,
      );
      say(memoryTable(soaked.looks));
    }
    if (values.report) appendFileSync(values.report, `\n${lines.join('\n\n')}\n`);
  },
);
