// The calls of the tables in docs/bench/api.md.
import { randomUUID } from 'node:crypto';
import { jobCategoryNames, jobTypes, modalities } from '@puente/domain/jobs';
import { countries } from '@puente/domain/places';
import { demoAccounts } from '../../start/demo-accounts.ts';
import { type Fixture } from './fixture.ts';
import { type SearchedWords, searchedOnce } from './searched-words.ts';

export interface BenchRequest {
  path: string;
  method?: 'GET' | 'POST';
  authorization?: string | undefined;
  /** Sent once, however often; made anew for each call. */
  idempotencyKey?: string;
  body?: object;
}

export interface BenchCall {
  name: string;
  /** The call number `n` of this one, from 0 on, never twice. */
  request: (n: number, fixture: Fixture) => BenchRequest;
  /** Whether another server may be asked the same (`--other`). */
  common?: boolean;
  /** Whether the bare server answers it, too. */
  bare?: boolean;
  /** Whether it makes more jobs: after all the others, which have as many in each round. */
  grows?: boolean;
}

const eq = (field: string, value: string) => `filters[${field}][$eq]=${encodeURIComponent(value)}`;
const filtered = `/api/jobs?${eq('country', 'Estados Unidos')}&${eq('category', 'Hospitalidad y turismo')}&populate=employer`;
const newest = '/api/jobs?populate=employer';
/** As the pages ask: what a card shows. */
const cards = 'view=card';
const facets = `/api/jobs/facets?${eq('country', 'Estados Unidos')}`;

const of = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

/** Of those that are asked once (`searchedOnce`): from there on they are asked as cards. */
const halfOfSearches = 20_000;
export const searchFor = (words: string) =>
  `/api/jobs?_q=${encodeURIComponent(words)}&populate=employer&pagination[page]=1`;

/** Of jobs as people narrow them, by a country and two categories: 1,584 questions, three times what the service remembers of such. */
function narrowed(n: number): string {
  const country = of(countries, n);
  const [one, other] = of(pairsOfCategories, Math.floor(n / countries.length));
  return `${eq('country', country)}&filters[category][$in][0]=${encodeURIComponent(one)}&filters[category][$in][1]=${encodeURIComponent(other)}`;
}

const pairsOfCategories = jobCategoryNames.flatMap((one, at) =>
  jobCategoryNames.slice(at + 1).map((other) => [one, other] as const),
);

/** Of each the first three pages. */
const list = (n: number): string =>
  `/api/jobs?${narrowed(n)}&pagination[page]=${1 + (Math.floor(n / 99) % 3)}&populate=employer`;

/**
 * Of each place the first 20 to 25 jobs: 600 questions, more than the service remembers of such. Not further pages, which among 10,000
 * are empty.
 */
const inPlace = ({ places }: SearchedWords, n: number): string =>
  `/api/jobs?place=${encodeURIComponent(of(places, n))}&populate=employer&pagination[pageSize]=${20 + (Math.floor(n / places.length) % 6)}`;

/** Of each place, by a type of job and a modality: 1,200 questions, more than the service remembers of such. */
const facetsInPlace = ({ places }: SearchedWords, n: number): string => {
  const round = Math.floor(n / places.length);
  const narrowed = `${eq('jobType', of(jobTypes, round))}&${eq('modality', of(modalities, Math.floor(round / jobTypes.length)))}`;
  return `/api/jobs/facets?place=${encodeURIComponent(of(places, n))}&${narrowed}`;
};

/** Of all jobs, newest first: 600 pages of 20 to 25, or so many more pages on. */
const page = (n: number, from: number): string =>
  `/api/jobs?pagination[page]=${from + (n % 100)}&pagination[pageSize]=${20 + (Math.floor(n / 100) % 6)}&populate=employer`;

/**
 * The same question by an address that nobody has asked by: every letter of the query's names may be written as itself or by
 * its code. So what a cache knows by its address is of no use.
 */
function another(path: string, n: number): string {
  let bits = n;
  return path.replaceAll(/(?<=[?&])[a-z]+|(?<=\[)[a-z]+/gi, (name) =>
    [...name]
      .map((letter) => {
        const coded = bits % 2 === 1;
        bits = Math.floor(bits / 2);
        return coded ? `%${letter.charCodeAt(0).toString(16)}` : letter;
      })
      .join(''),
  );
}

const person = ({ seekers }: Fixture, n: number) => of(seekers, n);
/** Each pair of person and job once. */
const jobFor = ({ jobs, seekers }: Fixture, n: number) => of(jobs, Math.floor(n / seekers.length));

const receivedBy = ({ received: { employer, authorization } }: Fixture, more = '') => ({
  path: `/api/applications?filters[job][employer][id][$eq]=${employer}&populate=*&pagination[pageSize]=25${more}`,
  authorization,
});

/** As jobs of the sample data are. */
const aJob = ({ samples }: Fixture, n: number) => {
  const sample = of(samples, n);
  return { ...sample, title: `${sample.title} ${n}` };
};

export const benchCalls: BenchCall[] = [
  { name: 'filtered list', request: () => ({ path: filtered }), common: true, bare: true },
  { name: 'newest', request: () => ({ path: newest }), common: true, bare: true },
  { name: 'filtered list, cards', request: () => ({ path: `${filtered}&${cards}` }), bare: true },
  { name: 'newest, cards', request: () => ({ path: `${newest}&${cards}` }), bare: true },
  { name: 'facets', request: () => ({ path: facets }) },
  { name: 'one job', request: (_, { jobs }) => ({ path: `/api/jobs/${jobs[0]}?populate=*` }), bare: true },
  { name: 'text search', request: () => ({ path: '/api/jobs?_q=cocinera&populate=employer' }), common: true },
  { name: 'with a typo', request: () => ({ path: '/api/jobs?_q=meserra&populate=employer' }), common: true },
  { name: 'lists, another address each', request: (n) => ({ path: another(list(n), n) }) },
  {
    name: 'lists of cards, another address each',
    request: (n) => ({ path: another(`${list(n)}&${cards}`, n) }),
  },
  {
    name: 'lists of a place, another address each',
    request: (n, { words }) => ({ path: another(`${inPlace(words, n)}&${cards}`, n) }),
  },
  {
    name: 'newest, another address each',
    request: (n) => ({ path: another(page(n, 1), n) }),
  },
  {
    name: 'facets, another address each',
    request: (n) => ({
      path: another(`/api/jobs/facets?${narrowed(n)}`, n),
    }),
  },
  {
    name: 'facets of a place, another address each',
    request: (n, { words }) => ({ path: another(facetsInPlace(words, n), n) }),
  },
  {
    name: 'one job, another each',
    request: (n, { jobs }) => ({ path: another(`/api/jobs/${of(jobs, n)}?populate=*`, n) }),
  },
  {
    name: 'text search, another address each',
    request: (n, { words }) => ({ path: another(searchFor(of(words.many, n)), n) }),
  },
  {
    name: 'text search, another search each',
    request: (n, { words }) => ({ path: searchFor(searchedOnce(words, n)) }),
  },
  {
    name: 'text search of cards, another search each',
    request: (n, { words }) => ({ path: `${searchFor(searchedOnce(words, n + halfOfSearches))}&${cards}` }),
  },
  {
    name: 'with a typo, another address each',
    request: (n, { words }) => ({ path: another(searchFor(of(words.slips, n)), n) }),
  },
  {
    name: 'page 300 to 400',
    request: (n) => ({ path: another(page(n, 300), n) }),
  },
  { name: 'lists, signed in', request: (n, all) => ({ path: list(n), authorization: person(all, n) }) },
  {
    name: 'lists of cards, signed in',
    request: (n, all) => ({ path: `${list(n)}&${cards}`, authorization: person(all, n) }),
  },
  { name: 'newest, signed in', request: (n, all) => ({ path: newest, authorization: person(all, n) }) },
  { name: 'applications received', request: (_, all) => receivedBy(all) },
  { name: 'applications received, page 80', request: (_, all) => receivedBy(all, '&pagination[page]=80') },
  {
    name: 'apply',
    request: (n, all) => ({
      path: '/api/applications',
      authorization: person(all, n),
      idempotencyKey: randomUUID(),
      body: { data: { job: jobFor(all, n), coverLetter: 'Tengo experiencia y muchas ganas.' } },
    }),
  },
  {
    name: 'favourite',
    request: (n, all) => ({
      path: '/api/favorites',
      authorization: person(all, n),
      body: { data: { job: jobFor(all, n) } },
    }),
  },
  {
    name: 'publish',
    request: (n, all) => ({
      path: '/api/jobs',
      authorization: of(all.employers, n),
      idempotencyKey: randomUUID(),
      body: { data: aJob(all, n) },
    }),
    grows: true,
  },
  { name: 'is a username free', request: () => ({ path: '/api/users?filters[username][$eqi]=candidata' }) },
  { name: 'home page', request: () => ({ path: '/' }) },
  {
    name: 'sign-in',
    request: () => ({
      path: '/api/auth/local',
      body: { identifier: demoAccounts.seeker, password: demoAccounts.password },
    }),
  },
];
