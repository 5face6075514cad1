import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jobSuggestionsSchema } from '@puente/domain/jobs';
import trades from '../search/words/trades.json' with { type: 'json' };
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

interface Trade {
  names: Record<string, string[]>;
  asked?: string[];
}

let jobs: TestJobs;
const usual = (trade: Trade) => trade.names['es']?.[0] ?? '';

beforeAll(async () => {
  jobs = await startJobs();
  const employer = await jobs.employer();
  for (const title of new Set((trades as Trade[]).map(usual)))
    await postJob(jobs, employer, {
      title,
      category: 'Relaciones internacionales',
      subcategory: 'Servicio consular',
    });
});
afterAll(() => jobs.stop());

const suggested = async (q: string) => {
  const { body } = await jobs.call(`GET /api/jobs/suggestions?q=${encodeURIComponent(q)}`);
  return jobSuggestionsSchema.parse(body).data.flatMap(({ kind, text }) => (kind === 'title' ? [text] : []));
};
const found = async (q: string) => {
  const { body } = await jobs.call(`GET /api/jobs?_q=${encodeURIComponent(q)}&pagination[pageSize]=100`);
  return jobsOf(body).data.map(({ attributes }) => attributes.title);
};

/** Of so many questions, so many at once. */
async function unlucky(words: readonly string[], isFine: (word: string) => Promise<boolean>) {
  const [left, failing]: [string[], string[]] = [[...words], []];
  const worker = async () => {
    for (let word = left.pop(); word !== undefined; word = left.pop()) {
      if (!(await isFine(word))) failing.push(word);
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return failing;
}

test('every word of every trade is suggested by a title that a search for the word finds', async () => {
  const words = (trades as Trade[]).flatMap(({ names, asked = [] }) => [
    ...Object.values(names).flat(),
    ...asked,
  ]);
  expect(words.length).toBeGreaterThan(1500);
  const failing = await unlucky([...new Set(words)], async (word) => {
    const [titles, answers] = [await suggested(word), await found(word)];
    return titles.some((title) => answers.includes(title));
  });
  expect(failing).toEqual([]);
});

test('so is the beginning of every one-word name in Spanish, its last two letters missing', async () => {
  const begun = (trades as Trade[]).flatMap((trade) =>
    Object.entries(trade.names).flatMap(([lands, names]) =>
      lands === 'en' ? [] : names.filter((name) => /^\p{L}{6,}$/u.test(name)),
    ),
  );
  const failing = await unlucky([...new Set(begun)], async (name) => {
    const answers = await found(name);
    return (await suggested(name.slice(0, -2))).some((title) => answers.includes(title));
  });
  expect(failing).toEqual([]);
});

test('what is suggested finds what it says', async () => {
  const failing = await unlucky((trades as Trade[]).map(usual), async (title) =>
    (await found(title)).includes(title),
  );
  expect(failing).toEqual([]);
});

test.each([
  ['camarero', 'mesero'],
  ['camarera', 'mesero'],
  ['gasfitero', 'plomero'],
  ['fontanero', 'plomero'],
  ['trailero', 'operador de quinta rueda'],
  ['mozo', 'mesero'],
  ['nana', 'cuidador infantil'],
  ['nurse', 'enfermero'],
])('for «%s» the first is «%s»', async (word, title) => {
  const [first] = await suggested(word);
  expect(first).toContain(title);
});

test('«nurse» is no nursery', async () => {
  expect(await suggested('nurse')).not.toContain('trabajador de vivero');
  expect(await suggested('nurser')).toContain('trabajador de vivero');
});
