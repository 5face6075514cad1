// `npm run bench:strapi`: ours beside Strapi 4.26, on the same PostgreSQL and jobs, and by turns: of each call one of them is asked
// while the other is idle. Strapi is installed from npm into a temporary folder; its project is in `project`: what its generator
// makes, and applying once more with the rules that ours has.
//
//   -- --rounds 5           medians of so many rounds, in each of which every call has its turn
//      --seconds 3          of a call in a round
//      --report <file>      adds the table to that one, too: docs/bench/api.md
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { median } from 'simple-statistics';
import { createSteps } from '../../start/steps.ts';
import { benchCalls, type BenchRequest } from '../api/calls.ts';
import { type Fixture, writeFixture } from '../api/fixture.ts';
import { connections, runLoad } from '../api/load.ts';
import { atRest, numbered, searchable, serverVersion } from '../api/made-ready.ts';
import { circumstances, table } from '../api/report.ts';
import { benchOnStack } from '../bench-stack.ts';
import { startStrapi, type Strapi } from './strapi.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    report: { type: 'string' },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

interface Asked {
  name: string;
  url: string;
  next: () => BenchRequest;
  /** Requests a second, a round each. */
  found: number[];
  /** Answers that were no success. */
  refused: number;
}

const applying = ['apply, as generated', 'apply, with the rules'];
/** What of theirs each call of ours is beside. Nobody publishes here without a key, a log and words to be found by, so ours is beside an application. */
const compared: Record<string, string[]> = {
  'lists, another address each': ['filtered list'],
  'newest, another address each': ['newest'],
  'lists, signed in': ['filtered list, signed in'],
  'one job, another each': ['one job, another each'],
  apply: applying,
  favourite: applying,
  publish: applying,
  'sign-in': ['sign-in'],
};

await benchOnStack(
  { demo: false, environment: { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'info' } },
  async ({ url, adminUrl, privateKeyFile, signal, seed }) => {
    await seed(10_000);
    const fixture = await writeFixture(adminUrl, privateKeyFile);
    const strapi = await startStrapi(
      adminUrl,
      createSteps((text) => process.stdout.write(text)),
    );
    try {
      await searchable(url, signal);
      await atRest(signal);
      const begun = circumstances(await serverVersion(adminUrl));
      const theirs = asked(strapi.url, strapiCalls(strapi, fixture));
      const next = numbered(fixture);
      const ours = asked(
        url,
        Object.fromEntries(Object.keys(compared).map((name) => [name, next(callOf(name))])),
      );
      const nextList = next(callOf('lists, another address each'));
      // Theirs, then what of ours is beside it.
      const turns = new Set(
        [...ours].flatMap(([name, one]) => [
          ...(compared[name] ?? []).map((other) => theirs.get(other)),
          one,
        ]),
      );
      const all = [...turns].filter((one) => one !== undefined);
      for (const one of all) if (!signal.aborted) await load(one, one.name === 'publish' ? 5 : 2);
      for (const one of all) one.refused = 0;
      for (let round = 0; round < rounds; round += 1) {
        // Whoever asks first reads what was published in the round before.
        await (await fetch(url + nextList().path, { signal })).text();
        for (const one of all) {
          if (signal.aborted) return;
          one.found.push(await load(one, seconds));
          process.stdout.write('.');
        }
      }
      const lines = [
        '## Ours beside Strapi, by turns',
        `${begun} Strapi 4.26.2. ${connections} connections that take brotli, which Strapi does not send; medians, least and most of ${rounds} rounds of ${seconds} s.`,
        comparison(ours, theirs),
      ];
      console.log(`\n${lines.join('\n\n')}`);
      if (values.report) appendFileSync(values.report, `\n${lines.join('\n\n')}\n`);
    } finally {
      await strapi.stop();
    }
  },
);

async function load(one: Asked, forSeconds: number): Promise<number> {
  const { requestsPerSecond, refused } = await runLoad({ url: one.url, next: one.next, seconds: forSeconds });
  one.refused += refused;
  return requestsPerSecond;
}

function asked(url: string, calls: Record<string, () => BenchRequest>): Map<string, Asked> {
  return new Map(
    Object.entries(calls).map(([name, next]) => [name, { name, url, next, found: [], refused: 0 }]),
  );
}

function strapiCalls({ people, account }: Strapi, fixture: Fixture): Record<string, () => BenchRequest> {
  const common = (name: string) => callOf(name).request(0, fixture);
  const candidateOf = (n: number) => n % people.length;
  /** Each pair of person and job once, from the job number `first` on. */
  const jobOf = (n: number, first: number) => fixture.jobs[first + Math.floor(n / people.length)];
  const coverLetter = 'Tengo experiencia y muchas ganas.';
  const calls: Record<string, (n: number) => BenchRequest> = {
    'filtered list': () => common('filtered list'),
    newest: () => common('newest'),
    'filtered list, signed in': (n) => ({
      ...common('filtered list'),
      authorization: people[candidateOf(n)],
    }),
    'one job, another each': (n) => ({
      path: `/api/jobs/${fixture.jobs[n % fixture.jobs.length]}?populate=*`,
    }),
    'apply, as generated': (n) => ({
      path: '/api/applications',
      authorization: people[candidateOf(n)],
      body: { data: { job: jobOf(n, 0), candidate: 1 + candidateOf(n), status: 'Enviada', coverLetter } },
    }),
    'apply, with the rules': (n) => ({
      path: '/api/apply',
      authorization: people[candidateOf(n)],
      body: { data: { job: jobOf(n, 5000), coverLetter } },
    }),
    'sign-in': () => ({ path: '/api/auth/local', body: account }),
  };
  return Object.fromEntries(
    Object.entries(calls).map(([name, request]) => {
      let number = 0;
      return [name, () => request(number++)];
    }),
  );
}

function callOf(name: string) {
  const call = benchCalls.find((one) => one.name === name);
  if (!call) throw new Error(`There is no call «${name}».`);
  return call;
}

function comparison(ours: Map<string, Asked>, theirs: Map<string, Asked>): string {
  const rows = [...ours].flatMap(([name, one]) =>
    (compared[name] ?? []).flatMap((other) => {
      const their = theirs.get(other);
      if (!their) return [];
      const times = median(one.found) / median(their.found);
      return [[name, spread(one), other, spread(their), times.toFixed(1)]];
    }),
  );
  return table(['a second', 'Puente', 'beside', 'Strapi', 'times'], rows);
}

function spread({ found, refused }: Asked): string {
  const [middle, least, most] = [median(found), Math.min(...found), Math.max(...found)].map((speed) =>
    speed.toFixed(0),
  );
  return `${middle} (${least} to ${most})${refused > 0 ? `, ${refused} refused` : ''}`;
}
