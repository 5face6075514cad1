import { describe, expect, test } from '@jest/globals';
import { type JobFacet, jobFacets } from '@puente/domain/jobs';
import { payLevels } from '@puente/domain/job-search';
import fc from 'fast-check';
import { type Jobs } from '../job-index/current-jobs.ts';
import { type IndexedJob } from '../job-index/indexed-jobs.ts';
import { noSnapshot } from '../job-index/job-changes.ts';
import { JobIndex } from '../job-index/job-index.ts';
import { KeptEntries } from '../job-index/kept-entries.ts';
import { newMemory } from '../job-index/memory.ts';
import { type Area } from '../places/area.ts';
import { type Place } from '../places/known-place.ts';
import { FacetCounts, without } from './job-facet-counts.ts';
import { jobsOf, type Question } from './job-inquiry.ts';
import { type JobFilter } from './job-wishes.ts';

const values = {
  country: ['México', 'Panamá'],
  province: ['Jalisco', 'Colón', 'Darién'],
  category: ['Ventas', 'Arte'],
  subcategory: ['Cajas', 'Pintura', 'Teatro'],
  modality: ['Remoto', 'Presencial'],
  workLanguage: ['Español', 'Inglés'],
  visaRequirement: ['Visa requerida', 'Patrocinio disponible'],
  jobType: ['Contrato', 'Freelance'],
} as const;
type Single = keyof typeof values;
const singles = Object.keys(values) as Single[];
const affinities = ['Mujeres', 'Jóvenes', 'Padres y madres'];
const instants = [0, 100, 200, 300, 400];

const aJob = fc.record({
  id: fc.integer({ min: 1, max: 6000 }),
  title: fc.constant('Mesera'),
  ...(Object.fromEntries(singles.map((name) => [name, fc.constantFrom(...values[name])])) as Record<
    Single,
    fc.Arbitrary<string>
  >),
  // Most are in one town: of those that many jobs are in, counts are kept up.
  province: fc.oneof(
    { weight: 5, arbitrary: fc.constant('Jalisco') },
    { weight: 1, arbitrary: fc.constantFrom(...values.province) },
  ),
  city: fc.oneof(
    { weight: 5, arbitrary: fc.constant('Zapopan') },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  location: fc.oneof(
    { weight: 5, arbitrary: fc.constant('(6371, 0, 0)') },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  affinities: fc.uniqueArray(fc.constantFrom(...affinities), { maxLength: 2 }),
  employerId: fc.integer({ min: 1, max: 3 }),
  annualSalary: fc.option(fc.integer({ min: 1, max: 120_000 })),
  publishedAt: fc.integer({ min: 0, max: 500 }),
  closesOn: fc.constant(null),
  words: fc.constant(''),
}) satisfies fc.Arbitrary<IndexedJob>;

/** As a place is looked up. */
const placeIn = (province: Place['province'], city: string | null): Place => ({
  country: 'México',
  province,
  city,
  zip: null,
  latitude: 0,
  longitude: 0,
  size: 1,
  postal: city !== null,
});

interface There {
  readonly area: Area;
  readonly isThere: (job: IndexedJob) => boolean;
}

const region = (province: Place['province']): There => ({
  area: [{ in: placeIn(province, null) }],
  isThere: (job) => (province === null ? job.country === 'México' : job.province === province),
});
const town: There = {
  area: [{ in: placeIn('Jalisco', 'Zapopan') }],
  isThere: ({ city, province }) => province === 'Jalisco' && city === 'Zapopan',
};
const circle: There = {
  area: [{ around: { latitude: 0, longitude: 0 }, kilometres: 10 }],
  isThere: ({ location }) => location !== null,
};
const both: There = {
  area: [...town.area, ...circle.area],
  isThere: (job) => town.isThere(job) && circle.isThere(job),
};
const somewhere = fc.constantFrom(
  ...[...values.province, null].map(region),
  town,
  town,
  circle,
  circle,
  both,
);

const isoOf = (instant: number) => new Date(instant).toISOString();

/** One filter of each field at most, as the screens ask, or two; and what none of the counts knows. */
const filter: fc.Arbitrary<JobFilter> = fc.oneof(
  fc.constantFrom(...singles).chain((field) =>
    fc.oneof(
      fc
        .constantFrom(...values[field], 'Nadie')
        .map((value): JobFilter => ({ field, operator: '$eq', value })),
      fc
        .subarray([...values[field]], { minLength: 1 })
        .map((value): JobFilter => ({ field, operator: '$in', value })),
    ),
  ),
  fc
    .constantFrom(...affinities)
    .map((value): JobFilter => ({ field: 'affinities', operator: '$contains', value })),
  fc
    .constantFrom(...payLevels, 12_345)
    .map((value): JobFilter => ({ field: 'annualSalary', operator: '$gte', value })),
  fc
    .constantFrom(...instants, 123)
    .map((value): JobFilter => ({ field: 'publishedAt', operator: '$gte', value: isoOf(value) })),
  fc.constant<JobFilter>({ field: 'status', operator: '$eq', value: 'Publicado' }),
  fc.constant<JobFilter>({ field: 'employer.id', operator: '$eq', value: 2 }),
);

function fits(job: IndexedJob, { field, operator, value }: JobFilter): boolean {
  if (field === 'affinities') return job.affinities.includes(String(value));
  if (field === 'annualSalary') return (job.annualSalary ?? 0) >= Number(value);
  if (field === 'publishedAt') return (job.publishedAt ?? NaN) >= Date.parse(String(value));
  if (field === 'employer.id') return job.employerId === value;
  if (field === 'status') return true;
  const own = job[field as Single];
  return operator === '$in' ? [value].flat().includes(own) : own === value;
}

function counted(name: JobFacet, jobs: readonly IndexedJob[], since: readonly number[]) {
  const counts = new Map<string, number>();
  const add = (value: string | number) => counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  for (const job of jobs) {
    if (name === 'annualSalary') payLevels.filter((level) => (job.annualSalary ?? 0) >= level).forEach(add);
    else if (name === 'publishedAt')
      since.filter((instant) => (job.publishedAt ?? NaN) >= instant).forEach(add);
    else [job[name]].flat().forEach(add);
  }
  return counts;
}

const jobsIn = (index: JobIndex): Jobs => ({
  index,
  snapshot: noSnapshot,
  today: 0,
  counted: new Map(),
  entries: new KeptEntries(),
  memory: { lasting: newMemory(), passing: newMemory(), companies: newMemory() },
  words: () => Promise.resolve(),
});

const some = (counts: ReadonlyMap<string, number>) =>
  Object.fromEntries([...counts].filter(([, count]) => count > 0));

describe('counts of facets', () => {
  test('are those of the jobs one by one, however these come, change and go', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.tuple(fc.array(filter, { maxLength: 4 }), fc.option(somewhere)), {
          minLength: 4,
          maxLength: 8,
        }),
        (seed, asked) => {
          const index = new JobIndex();
          const known = new Map<number, IndexedJob>();
          const put = (job: IndexedJob) => {
            known.set(job.id, job);
            index.put(job);
          };
          const jobs = jobsIn(index);
          for (const job of fc.sample(aJob, { numRuns: 2500, seed })) put(job);
          const expectCounts = (
            [filters, place]: readonly [JobFilter[], There | null],
            since: readonly number[],
          ) => {
            const question: Question = { filters, ...(place && { area: place.area }) };
            const there = [...known.values()].filter((job) => !place || place.isThere(job));
            const counts = new FacetCounts({ jobs, question, found: jobsOf(jobs, question), capped: false });
            const found = there.filter((job) => filters.every((one) => fits(job, one)));
            expect(counts.total).toBe(found.length);
            for (const name of jobFacets) {
              const left = without(question, name).filters;
              const among = there.filter((job) => left.every((one) => fits(job, one)));
              expect([name, some(counts.of(name))]).toEqual([name, some(counted(name, among, since))]);
            }
          };
          for (const [round, question] of asked.entries()) {
            const since = instants.slice(round % 3 === 2 ? 1 : 0).map((instant) => instant + (round % 2));
            index.countSince(since);
            // One by one, then counted to be kept; and what was kept before jobs came, changed and went.
            expectCounts(question, since);
            expectCounts(question, since);
            expectCounts(asked[Math.max(0, round - 1)] ?? question, since);
            for (const job of fc.sample(aJob, { numRuns: 60, seed: seed + round + 1 })) put(job);
            // A value that no job had before.
            put({ ...fc.sample(aJob, { numRuns: 1, seed: seed - round })[0]!, province: `Nueva ${round}` });
            for (const id of [...known.keys()].filter((one) => (one + seed) % 40 === round)) {
              known.delete(id);
              index.remove(id);
            }
          }
        },
      ),
      { numRuns: 8 },
    );
  });

  test.each([
    ['a town', town],
    ['a circle', circle],
  ])(
    'of %s with many jobs are kept up from the second time on, so that none of these is looked for',
    (_, { area, isThere }) => {
      const index = new JobIndex();
      const known = new Map(fc.sample(aJob, { numRuns: 4000, seed: 1 }).map((job) => [job.id, job]));
      for (const job of known.values()) index.put(job);
      index.countSince(instants);
      const question: Question = { filters: [{ field: 'category', operator: '$eq', value: 'Arte' }], area };
      const ask = () =>
        new FacetCounts({
          jobs: jobsIn(index),
          question,
          capped: false,
          get found(): never {
            throw new Error('Nobody looks for them');
          },
        });
      expect(() => ask().total).toThrow('Nobody looks for them');
      expect(() => ask().of('publishedAt')).toThrow('Nobody looks for them');
      const expectCounts = (since: readonly number[]) => {
        const counts = ask();
        const found = [...known.values()].filter((job) => isThere(job) && job.category === 'Arte');
        expect(counts.total).toBe(found.length);
        for (const name of ['modality', 'publishedAt'] as const)
          expect(some(counts.of(name))).toEqual(some(counted(name, found, since)));
      };
      expectCounts(instants);
      // More than there is room for: the columns grow.
      for (const job of fc.sample(aJob, { numRuns: 15_000, seed: 2 })) {
        known.set(job.id, job);
        index.put(job);
      }
      expectCounts(instants);
      const aMinuteLater = instants.map((instant) => instant + 1);
      index.countSince(aMinuteLater);
      expectCounts(aMinuteLater);
    },
  );

  test('are right of more places than counts are kept of', () => {
    const index = new JobIndex();
    for (const job of fc.sample(aJob, { numRuns: 2500, seed: 1 })) index.put(job);
    const places = Array.from({ length: 140 }, (_, n) => ({ key: `${n}`, fits: () => true }));
    const totals = () =>
      places.map((where) => {
        const counts = index.countsAt(where)?.of('modality', new Map());
        return counts && [...counts.values()].reduce((sum, one) => sum + one, 0);
      });
    expect(new Set(totals())).toEqual(new Set([undefined]));
    expect(new Set(totals())).toEqual(new Set([index.size]));
    index.put({ ...fc.sample(aJob, { numRuns: 1, seed: 2 })[0]!, id: 6001 });
    index.remove(1);
    expect(new Set(totals())).toEqual(new Set([index.size]));
  });

  test('are right where there are more values than a byte tells apart', () => {
    const index = new JobIndex();
    const [job] = fc.sample(aJob, { numRuns: 1 });
    const provinces = Array.from({ length: 300 }, (_, id) => `Estado ${id}`);
    for (const [id, province] of provinces.entries()) index.put({ ...job!, id: id + 1, province });
    for (const [id, province] of provinces.entries())
      expect([province, index.idsOf(index.havingValue('province', province).bits)]).toEqual([
        province,
        [id + 1],
      ]);
  });
});
