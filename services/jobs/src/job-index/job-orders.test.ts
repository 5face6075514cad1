import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Score } from './best-of.ts';
import { all, count } from './bits.ts';
import { type IndexedJob } from './indexed-jobs.ts';
import { FoundJobs } from './found-jobs.ts';
import { JobIndex } from './job-index.ts';
import { type OrderKey, orderNames } from './comparing.ts';
import { type Spot } from './spots.ts';

const aJob = fc.record({
  id: fc.integer({ min: 1, max: 3000 }),
  title: fc.constantFrom('Ábaco', 'abaco', 'Mesera', 'Ñandú', 'Chofer', 'Zapatero'),
  modality: fc.constantFrom('Remoto', 'Presencial'),
  annualSalary: fc.option(fc.constantFrom(20_000, 30_000, 40_000)),
  publishedAt: fc.integer({ min: 0, max: 500 }),
  /** Kilometres. */
  away: fc.constantFrom(0, 30, 400, null),
  employerId: fc.constantFrom(1, 2, 2),
});
type Sample = ReturnType<typeof sampled>[number];
const sampled = (count: number, seed: number) => fc.sample(aJob, { numRuns: count, seed });

/** The longest title first, or the shortest. */
const byTitle =
  (index: JobIndex, sign: 1 | -1): Score =>
  (places, scores) =>
    places.forEach((place, n) => (scores[n] = sign * (index.titleLengths[place] ?? 0)));

const plain = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const indexed = ({ away, ...job }: Sample): IndexedJob => ({
  country: 'México',
  province: 'Jalisco',
  category: 'Ventas',
  subcategory: 'Cajas',
  workLanguage: 'Español',
  visaRequirement: 'Visa requerida',
  jobType: 'Contrato',
  affinities: [],
  closesOn: null,
  city: null,
  location: away === null ? null : `(${away}, 0, 0)`,
  words: '',
  ...job,
});

const sign = ({ direction }: OrderKey) => (direction === 'desc' ? -1 : 1);

function compare(keys: readonly OrderKey[]) {
  return (one: Sample, other: Sample): number => {
    for (const key of keys) {
      const [mine, theirs] = {
        datePosted: [one.publishedAt, other.publishedAt],
        title: [plain(one.title), plain(other.title)],
        salary: [one.annualSalary, other.annualSalary],
        distance: [one.away ?? Infinity, other.away ?? Infinity],
      }[key.name];
      if (mine === theirs) continue;
      if (mine === null || mine === undefined) return 1;
      if (theirs === null || theirs === undefined) return -1;
      return mine < theirs ? -sign(key) : sign(key);
    }
    return sign(keys.at(-1) ?? { name: 'title', direction: 'asc' }) * (one.id - other.id);
  };
}

const direction = fc.constantFrom('asc', 'desc');
const first = fc.record({ name: fc.constantFrom(...orderNames), direction });
const second = fc.record({ name: fc.constantFrom(...orderNames, 'distance'), direction });
const keysOfPage = fc
  .tuple(first, fc.option(second))
  .map(([one, other]): OrderKey[] => (other === null || other.name === one.name ? [one] : [one, other]));
const centre = [0, 0, 0] as const;
const thirtyAway = { key: '30', fits: ({ location }: Spot) => location?.[0] === 30 };

describe('pages of an index', () => {
  test('are those of all that are found, in their order, however jobs come, move and go', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(keysOfPage, { minLength: 3, maxLength: 6 }),
        fc.nat({ max: 60 }),
        fc.constantFrom(1, 25, 100),
        (seed, orders, page, size) => {
          const index = new JobIndex();
          const jobs = new Map<number, Sample>();
          const put = (job: Sample) => {
            jobs.set(job.id, job);
            index.put(indexed(job));
          };
          for (const job of sampled(600, seed)) put(job);
          for (const [round, keys] of orders.entries()) {
            const wanted = [...jobs.values()].sort(compare(keys));
            const remote = wanted.filter(({ modality }) => modality === 'Remoto');
            const from = page * size;
            const ids = (some: readonly Sample[]) => some.slice(from, from + size).map(({ id }) => id);
            expect(index.page(FoundJobs.of(index.all), keys, from, size, centre)).toEqual(ids(wanted));
            const found = all([index.all, index.havingValue('modality', 'Remoto').bits]);
            expect(count(found)).toBe(remote.length);
            expect(index.page(FoundJobs.of(found), keys, from, size, centre)).toEqual(ids(remote));
            const isListed = (job: Sample) => job.away === 30 && job.employerId === 2;
            const listed = [index.at(thirtyAway), index.ofEmployer(2)];
            expect(index.page(FoundJobs.inEach(index.all, listed), keys, from, size, centre)).toEqual(
              ids(wanted.filter(isListed)),
            );
            const remoteThere = FoundJobs.inEach(index.all, [FoundJobs.of(found), index.at(thirtyAway)]);
            const there = remote.filter(({ away }) => away === 30);
            expect(index.page(remoteThere, keys, from, size, centre)).toEqual(ids(there));
            expect(remoteThere.total).toBe(there.length);
            const nearest = (jobs: readonly Sample[]) =>
              ids(jobs.toSorted((one, other) => (one.away ?? Infinity) - (other.away ?? Infinity)));
            const near = keys.filter(({ name }) => name !== 'distance');
            if (near.length === keys.length) {
              expect(index.nearest(FoundJobs.of(found), centre, keys, from, size)).toEqual(nearest(remote));
              // So many that spots are gone through instead of jobs.
              expect(index.nearest(FoundJobs.of(index.all), centre, keys, from, size)).toEqual(
                nearest(wanted),
              );
              expect(index.nearest(remoteThere, centre, keys, from, size)).toEqual(ids(there));
            }
            const best = wanted.toSorted((one, other) => one.title.length - other.title.length);
            expect(
              index.best(FoundJobs.of(index.all), byTitle(index, -1), keys, { from, size, centre }),
            ).toEqual(ids(best));
            for (const job of sampled(round === 1 ? 1500 : 100, seed + round + 1)) put(job);
            for (const id of [...jobs.keys()].filter((one) => (one + seed) % 5 === round)) {
              jobs.delete(id);
              index.remove(id);
            }
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  test('of very many that tie by the first key are told apart by the others', () => {
    const index = new JobIndex();
    const jobs = fc
      .sample(aJob, { numRuns: 4000, seed: 7 })
      .map((job, at) => ({ ...job, id: at + 1, annualSalary: at % 3 === 0 ? null : (30_000 as const) }));
    for (const job of jobs) index.put(indexed(job));
    const found = FoundJobs.inEach(index.all, [], jobs.length);
    for (const name of ['salary', 'title'] as const)
      for (const other of ['datePosted', 'distance', 'title', 'salary'] as const)
        for (const direction of ['asc', 'desc'] as const) {
          const keys: OrderKey[] = [
            { name, direction },
            { name: other, direction: 'desc' },
            { name: 'datePosted', direction: 'asc' },
          ];
          const ids = [...jobs].sort(compare(keys)).map(({ id }) => id);
          for (const from of [0, 25, 2600, 2660, 2675, 3975, 4000])
            expect([keys, from, index.page(found, keys, from, 25, centre)]).toEqual([
              keys,
              from,
              ids.slice(from, from + 25),
            ]);
        }
  });

  test('by a score: of very many the newest are compared, and the others come after them', () => {
    const index = new JobIndex();
    const titles = ['Ábaco', 'Mesera'] as const;
    for (let id = 1; id <= 7000; id += 1) {
      const job = { id, title: titles[id % 2]!, publishedAt: id } as const;
      index.put(indexed({ ...job, modality: 'Remoto', annualSalary: null, away: null, employerId: 1 }));
    }
    const keys = [{ name: 'datePosted', direction: 'desc' }] as const;
    const page = (from: number) =>
      index.best(FoundJobs.of(index.all), byTitle(index, 1), keys, { from, size: 4 });
    expect(page(0)).toEqual([6999, 6997, 6995, 6993]);
    expect(page(1498)).toEqual([4003, 4001, 7000, 6998]);
    expect(page(2998)).toEqual([4004, 4002, 4000, 3999]);
    expect(page(6998)).toEqual([2, 1]);
    expect(page(7000)).toEqual([]);
  });
});
