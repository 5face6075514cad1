// `npm run bench:strapi`: ours beside Strapi 4, on the same PostgreSQL and jobs, and by turns: of each call one of them is asked
// while the other is idle. Strapi is installed from npm into a temporary folder; its project is in `project`: what its generator
// makes, and applying once more with the rules that ours has.
//
//   -- --rounds 5           medians of so many rounds, in each of which every call has its turn
//      --seconds 3          of a call in a round
//      --report <file>      adds the table to that one, too: docs/bench/api.md
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { median } from 'simple-statistics';
import { type BenchCall, benchCalls, type BenchRequest } from '../api/calls.ts';
import { type Fixture, writeFixture } from '../api/fixture.ts';
import { connections, runLoad } from '../api/load.ts';
import { atRest, inRounds, numbered, searchable, serverVersion } from '../api/made-ready.ts';
import { circumstances, table } from '../api/report.ts';
import { benchOnStack } from '../bench-stack.ts';
import { startStrapi, type Strapi, strapiVersion } from './strapi.ts';

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
  call: Pick<BenchCall, 'grows'>;
  url: string;
  next: () => BenchRequest;
  /** Requests a second, a round each. */
  found: number[];
  /** Answers that were no success. */
  refused: number;
}

const applying = ['apply, as generated', 'apply, with the rules'];
/**
 * What of theirs is asked just before what of ours. Strapi's own publication has neither a key nor words to be found by, so ours is
 * beside an application; it comes last, so that both have the same jobs before.
 */
const compared: { theirs: string[]; ours: string[] }[] = [
  { theirs: ['filtered list'], ours: ['lists, another address each'] },
  { theirs: ['newest'], ours: ['newest, another address each'] },
  { theirs: ['filtered list, signed in'], ours: ['lists, signed in'] },
  { theirs: ['one job, another each'], ours: ['one job, another each'] },
  { theirs: applying, ours: ['apply', 'favourite'] },
  { theirs: ['sign-in'], ours: ['sign-in'] },
  { theirs: applying, ours: ['publish'] },
];

await benchOnStack(
  { demo: false, environment: { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'info' } },
  async (stack) => {
    const { url, adminUrl, privateKeyFile, signal, seed } = stack;
    await seed(10_000);
    const fixture = await writeFixture(adminUrl, privateKeyFile);
    const strapi = await startStrapi(stack);
    try {
      await searchable(url, signal);
      await atRest(signal);
      const begun = circumstances(await serverVersion(adminUrl));
      const nextOf = numbered(fixture);
      const theirCalls = strapiCalls(strapi, fixture);
      const pairs = compared.map(({ theirs, ours }) => {
        const calls = ours.map(callOf);
        const call = { grows: calls.some(({ grows }) => grows) };
        return {
          theirs: theirs.map((name): Asked => {
            const next = theirCalls[name];
            if (!next) throw new Error(`Strapi has no call «${name}».`);
            return { name, call, found: [], refused: 0, url: strapi.url, next };
          }),
          ours: calls.map((one): Asked => ({
            name: one.name,
            call,
            found: [],
            refused: 0,
            url,
            next: nextOf(one),
          })),
        };
      });
      await inRounds(
        pairs.flatMap(({ theirs, ours }) => [...theirs, ...ours]),
        { rounds, signal },
        {
          warmUp: async ({ url, next }, forSeconds) =>
            void (await runLoad({ url, next, seconds: forSeconds })),
          measure: async (one) => {
            const { requestsPerSecond, refused } = await runLoad({ url: one.url, next: one.next, seconds });
            one.found.push(requestsPerSecond);
            one.refused += refused;
            process.stdout.write('.');
          },
        },
      );
      if (signal.aborted) return;
      const lines = [
        '## Ours beside Strapi, by turns',
        `${begun} Strapi ${strapiVersion}. ${connections} connections that take brotli, which Strapi does not send as it is generated; medians, least and most of ${rounds} rounds of ${seconds} s.`,
        table(['a second', 'Puente', 'beside', 'Strapi', 'times'], pairs.flatMap(rowsOf)),
      ];
      console.log(`\n${lines.join('\n\n')}`);
      if (values.report) appendFileSync(values.report, `\n${lines.join('\n\n')}\n`);
    } finally {
      await strapi.stop();
    }
  },
);

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

function rowsOf({ theirs, ours }: Record<'theirs' | 'ours', Asked[]>): string[][] {
  return ours.flatMap((one) =>
    theirs.map((other) => {
      const times = median(one.found) / median(other.found);
      return [one.name, spread(one), other.name, spread(other), times.toFixed(1)];
    }),
  );
}

function spread({ found, refused }: Asked): string {
  const [middle, least, most] = [median(found), Math.min(...found), Math.max(...found)].map((speed) =>
    speed.toFixed(0),
  );
  return `${middle} (${least} to ${most})${refused > 0 ? `, ${refused} refused` : ''}`;
}
