import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { has } from './bits.ts';
import { JobWords, withPhrase } from './job-words.ts';
import { slotOf, windowOf, windowSize } from './postings.ts';
import { type ScoredQuery } from './scored-block.ts';
import { slotsOfEach } from './slots-of-each.ts';
import {
  allOf,
  anyOf,
  asksForPhrase,
  asksNothing,
  parseQuery,
  type TextQuery,
  type Weight,
  within,
} from './text-query.ts';

let jobs: TestJobs;

beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.stop());

/** What PostgreSQL says of texts and questions. */
const rowsOf = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await jobs.admin.query<Row>(text, values)).rows;

const word = fc.constantFrom(
  'cocina',
  'Cocinera',
  'año',
  'ano',
  "O'Neil",
  'a\\b',
  'turno',
  'noche',
  'de',
  '77036',
  'niñera',
);
const sentence = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
/** Title, trade, place and text. */
const texts = fc.tuple(sentence, sentence, sentence, sentence);
const weights: readonly Weight[] = ['A', 'B', 'C', 'D'];
const some = fc.subarray([...weights], { minLength: 1 });

/** As somebody may write it for `search_query`, and what of a job is to have it. */
const question = fc.record({
  all: fc.array(fc.record({ any: fc.array(word, { minLength: 1, maxLength: 3 }), within: some }), {
    maxLength: 3,
  }),
  without: fc.option(word),
});
const phrase = fc
  .tuple(word, word, fc.option(word))
  .map(([one, other, third]) =>
    third === null ? `"${one} ${other}"` : `"${one} ${other}" or "${other} ${third}"`,
  );

const vectorOf = `setweight(jobs.search_terms(t[1]), 'A') || setweight(jobs.search_terms(t[2]), 'B')
  || setweight(jobs.search_terms(t[3]), 'C') || setweight(jobs.search_terms(t[4]), 'D')`;

async function vectorsOf(all: readonly (readonly string[])[]): Promise<string[]> {
  const rows = await rowsOf<{ vector: string }>(
    `select (${vectorOf})::text as vector
     from jsonb_array_elements($1) with ordinality as given (texts, at),
       lateral (select array(select jsonb_array_elements_text(texts))) as text (t) order by at`,
    [JSON.stringify(all)],
  );
  return rows.map(({ vector }) => vector);
}

/** As PostgreSQL writes queries. */
async function parsed(text: string): Promise<string> {
  const [row] = await rowsOf<{ query: string }>('select jobs.search_query($1)::text as query', [text]);
  return row?.query ?? '';
}

/** The query, and the same as a text for PostgreSQL. */
async function asked({ all, without }: typeof question extends fc.Arbitrary<infer Q> ? Q : never) {
  const parts = await Promise.all(
    all.map(async (one) => {
      const texts = await Promise.all(one.any.map(parsed));
      return { query: within(one.within, anyOf(texts.map(parseQuery))), texts, of: one.within.join('') };
    }),
  );
  const lacking = without === null ? '' : await parsed(`-${without}`);
  const ofWeights = (text: string, of: string) =>
    text.replaceAll(/'(?:[^']|'')*'/g, (lexeme) => `${lexeme}:${of}`);
  const sql = parts
    .map(({ texts, of }) => texts.filter((text) => text !== '').map((text) => `(${ofWeights(text, of)})`))
    .filter((any) => any.length > 0)
    .map((any) => `(${any.join(' | ')})`);
  const query = allOf([...parts.map((part) => part.query), parseQuery(lacking)]);
  return { query, text: [...sql, ...(lacking === '' ? [] : [`(${lacking})`])].join(' & ') };
}

const answering = async (vectors: readonly string[], query: string): Promise<boolean[]> =>
  (
    await rowsOf<{ found: boolean }>(
      `select vector::tsvector @@ $2::tsquery as found from unnest($1::text[]) with ordinality as given (vector, at) order by at`,
      [vectors, query],
    )
  ).map(({ found }) => found);

const everybody = new Int32Array(windowSize / 32).fill(~0);

const foundIn = (words: JobWords, places: readonly number[], query: TextQuery): boolean[] =>
  places.map((place) => has(words.found(query, windowOf(place), everybody), slotOf(place)));

function scoresIn(words: JobWords, places: readonly number[], query: ScoredQuery) {
  const scored = words.scored(query);
  const scores = new Float64Array(places.length);
  scored.raise(Int32Array.from(places), scores);
  return places.map((place, at) => {
    const found = new Int32Array(windowSize / 32);
    const window = windowOf(place);
    if (scored.in(window).countIn(window) > 0) scored.in(window).addTo(found, window, everybody);
    return { isFound: has(found, slotOf(place)), score: scores[at] };
  });
}

/** Of some places, those in each of these; whoever lacks a word is also where no job is. */
const inEachOf = (each: Parameters<typeof slotsOfEach>[0], places: readonly number[]): number[] =>
  places.filter((place) => slotsOfEach(each, windowOf(place)).includes(slotOf(place)));

describe('words in memory', () => {
  test('find and score what PostgreSQL finds, in every window, also after more have come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(texts, { minLength: 1, maxLength: 30 }),
        fc.array(question, { minLength: 1, maxLength: 5 }),
        // Windows that are looked through together, and not.
        fc.constantFrom(1, 8, 20),
        async (all, questions, border) => {
          const vectors = await vectorsOf(all);
          // Two windows, and the last slot of the first one.
          const places = all.map((_, at) => border * windowSize - Math.ceil(all.length / 2) + at);
          const words = new JobWords(new Map());
          const half = Math.floor(all.length / 2);
          const put = (at: number) => words.put(places[at] ?? 0, vectors[at] ?? '');
          for (let at = 0; at < half; at += 1) put(at);
          const wanted = await Promise.all(questions.map(asked));
          const scored: ScoredQuery = {
            query: wanted.at(-1)?.query ?? asksNothing,
            scores: wanted.map(({ query }, at) => [query, wanted.length - at]),
          };
          // It is remembered, and more jobs come.
          scoresIn(words, places, scored);
          for (let at = half; at < all.length; at += 1) put(at);
          words.end();
          for (const { query, text } of wanted) {
            const expected = await answering(vectors, text);
            expect({ text, found: foundIn(words, places, query) }).toEqual({ text, found: expected });
          }
          const answers = await Promise.all(wanted.map(({ text }) => answering(vectors, text)));
          const expected = places.map((_, at) => {
            // Who is not found has no score, whatever better has it.
            const isFound = answers.at(-1)?.[at];
            const best = answers.findIndex((answer) => answer[at]);
            return { isFound, score: isFound ? wanted.length - best : 0 };
          });
          for (const _time of ['anew', 'as remembered'])
            expect(scoresIn(words, places, scored)).toEqual(expected);

          const lists = wanted.map(({ query: one }) => words.scored({ query: one, scores: [] }));
          const inEach = places.filter((_, at) => answers.every((answer) => answer[at]));
          expect(
            inEachOf(
              lists.map((list) => [list]),
              places,
            ),
          ).toEqual(inEach);
          const inAny = places.filter((_, at) => answers.some((answer) => answer[at]));
          expect(inEachOf([lists], places)).toEqual(inAny);
          const inFirst = inAny.filter((place) => answers[0]?.[places.indexOf(place)]);
          expect(inEachOf([lists, lists.slice(0, 1)], places)).toEqual(inFirst);
          // Others have what it scores.
          const inLast = inAny.filter((place) => answers.at(-1)?.[places.indexOf(place)]);
          expect(inEachOf([[words.scored(scored)], lists], places)).toEqual(inLast);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('are remembered as befits the jobs that there are, though somebody asked before these came', () => {
    const words = new JobWords(new Map());
    const asked = Array.from({ length: 115 }, (_, n): ScoredQuery => {
      const query: TextQuery = { lexeme: `w${n}`, within: ['A'] };
      return { query, scores: [[query, 1]] };
    });
    const ask = () =>
      asked.map((query) => {
        const found = words.scored(query);
        return { found, jobs: found.in(0).countIn(0) + found.in(1).countIn(1) };
      });
    words.await();
    expect(ask().map(({ jobs }) => jobs)).toEqual(asked.map(() => 0));
    const job = asked.map((_, n) => `'w${n}':1A`).join(' ');
    // Seven megabytes of what is found, where no jobs would have room for four, and half of them for six.
    const jobs = 20_000;
    for (let place = 0; place < jobs; place += 1) {
      words.putAwaited(place, job);
      if (place === jobs / 2) ask();
    }
    words.end();
    const first = ask();
    expect(first.map((one) => one.jobs)).toEqual(asked.map(() => jobs));
    for (const [n, { found }] of ask().entries()) expect(found).toBe(first[n]?.found);
  });

  test('find a phrase that is looked for when jobs come; any other where its words are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 20 }), phrase, async (all, said) => {
        const text = await parsed(said);
        const query = parseQuery(text);
        const vectors = await vectorsOf(all);
        const words = new JobWords(new Map([['it', query]]));
        const places = all.map((_, at) => at);
        for (const at of places) words.put(at, vectors[at] ?? '');
        const expected = await answering(vectors, text);
        expect({ text, found: foundIn(words, places, withPhrase('it')) }).toEqual({ text, found: expected });
        const maybe = foundIn(words, places, query);
        expect(places.filter((at) => expected[at] && !maybe[at])).toEqual([]);
        // Nobody is left out for having the words of a phrase.
        if (asksForPhrase(query)) expect(foundIn(words, places, { not: query })).not.toContain(false);
      }),
      { numRuns: 60 },
    );
  });
});
