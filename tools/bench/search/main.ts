// `npm run bench:search [-- --half A] [--one-box] [--url http://…] [--keep]`: how often what people look for is among the first five jobs,
// by the searches of searches.json among 10,000 sample jobs, and how long an answer takes. Figures for a person to read and
// compare; nothing fails here.
import { parseArgs } from 'node:util';
import { startJobsAlone, type JobsAlone } from './jobs-alone.ts';
import { halfOf, isWanted, readSearches, type Search } from './searches.ts';

const { values } = parseArgs({
  options: {
    /** Misses of this half only are shown. */
    half: { type: 'string' },
    /** A jobs service that runs already, with the same jobs. */
    url: { type: 'string' },
    /** What and where asked in one text, as somebody does who has one box only. */
    'one-box': { type: 'boolean', default: false },
    /** Leave it running afterwards, until Ctrl-C. */
    keep: { type: 'boolean', default: false },
  },
});
const top = 5;
const rounds = 5;

interface Found {
  readonly search: Search;
  readonly hit: boolean;
  readonly matched: string | undefined;
  readonly titles: readonly string[];
}

let alone: JobsAlone | undefined;
try {
  alone = values.url === undefined ? await startJobsAlone() : undefined;
  const url = values.url ?? alone?.url ?? '';
  const searches = readSearches();
  const ask = askerOf(url);
  const found: Found[] = [];
  for (const search of searches) found.push(await look(ask, search));
  const times = await timesOf(searches, ask);
  report(found);
  console.log(
    `\n${searches.length} searches, one after the other, ${rounds} times: p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms, longest ${quantile(times, 1)} ms`,
  );
  if (values.keep && alone) {
    console.log(`\nStill at ${url} (${alone.adminUrl})`);
    await alone.stopped;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await alone?.stop();
}
process.exit();

type Ask = (search: Search) => Promise<{
  data: { attributes: Job }[];
  meta: { matched?: string };
}>;

interface Job extends Record<string, unknown> {
  title: string;
  city: string | null;
  province: string;
  employer?: Employer;
}

interface Employer {
  data: { attributes: { nombreEmpresa?: string } } | null;
}

/** Asks as the two boxes do, or the one. */
function askerOf(url: string): Ask {
  return async ({ what, where }) => {
    const asked = values['one-box']
      ? { _q: `${what} ${where}` }
      : { ...(what && { _q: what }), ...(where && { place: where }) };
    const query = new URLSearchParams({
      ...asked,
      populate: 'employer',
      'pagination[pageSize]': String(top),
    });
    const answer = await fetch(`${url}/api/jobs?${query}`);
    if (!answer.ok) throw new Error(`«${what}», «${where}»: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

async function look(ask: Ask, search: Search): Promise<Found> {
  const { data, meta } = await ask(search);
  const jobs = data.map(({ attributes }) => ({
    ...attributes,
    company: attributes.employer?.data?.attributes.nombreEmpresa,
  }));
  return {
    search,
    hit: jobs.some((job) => isWanted(search, job)),
    matched: meta.matched,
    titles: jobs.map(
      (job) => `${job.title} (${[job.city, job.province].filter(Boolean).join(', ')}; ${job.company})`,
    ),
  };
}

/** Milliseconds of each answer, in their order. */
async function timesOf(searches: readonly Search[], ask: Ask): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const search of searches) {
      const started = performance.now();
      await ask(search);
      times.push(performance.now() - started);
    }
  }
  return times.toSorted((one, other) => one - other);
}

function quantile(sorted: readonly number[], share: number): string {
  return (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
}

function report(found: readonly Found[]): void {
  const kinds = [...new Set(found.flatMap(({ search }) => search.kinds))].toSorted();
  const groups: [string, (search: Search) => boolean][] = [
    ['all', () => true],
    ['half A (tuned by its misses)', (search) => halfOf(search) === 'A'],
    ['half B', (search) => halfOf(search) === 'B'],
    ...kinds.map((kind): [string, (search: Search) => boolean] => [
      kind,
      ({ kinds: of }) => of.includes(kind),
    ]),
  ];
  console.log(
    `\n${`among the first ${top}`.padEnd(30)}${'found'.padStart(6)}${'of'.padStart(6)}${'%'.padStart(8)}`,
  );
  for (const [name, belongs] of groups) {
    const all = found.filter(({ search }) => belongs(search));
    const hits = all.filter(({ hit }) => hit).length;
    const share = ((100 * hits) / all.length).toFixed(1);
    console.log(
      `${name.padEnd(30)}${String(hits).padStart(6)}${String(all.length).padStart(6)}${share.padStart(8)}`,
    );
  }
  const misses = found.filter(({ hit, search }) => !hit && (!values.half || halfOf(search) === values.half));
  console.log(`\nMissed${values.half ? `, of half ${values.half}` : ''}:`);
  for (const { search, matched, titles } of misses) {
    console.log(
      `\n«${search.what}» ${search.where && `in «${search.where}» `}wants ${JSON.stringify(search.wanted)}, found (${matched})`,
    );
    for (const title of titles) console.log(`    ${title}`);
  }
}
