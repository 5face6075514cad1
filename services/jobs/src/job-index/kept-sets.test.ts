import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { add, type Bits, bitsFor, bitsOf, has } from './bits.ts';
import { FoundJobs } from './found-jobs.ts';
import { type IndexedJob } from './indexed-jobs.ts';
import { JobIndex } from './job-index.ts';

const aJob = fc.record({
  // Far apart, too: pages of ids are made as they are needed.
  id: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 2 ** 30, max: 2 ** 30 + 50 })),
  modality: fc.constantFrom('Remoto', 'Presencial'),
  affinities: fc.subarray(['Mujeres', 'Jóvenes']),
  employerId: fc.integer({ min: 1, max: 3 }),
  annualSalary: fc.option(fc.integer({ min: 1, max: 5 })),
  publishedAt: fc.integer({ min: 0, max: 5 }),
  closesOn: fc.option(fc.integer({ min: 0, max: 5 })),
  city: fc.option(fc.constantFrom('Colón', 'David')),
});
type Sample = typeof aJob extends fc.Arbitrary<infer Job> ? Job : never;

const indexed = (job: Sample): IndexedJob => ({
  title: 'Mesera',
  country: 'Panamá',
  province: 'Colón',
  category: 'Ventas',
  subcategory: 'Cajas',
  workLanguage: 'Español',
  visaRequirement: 'Visa requerida',
  jobType: 'Contrato',
  location: null,
  words: '',
  ...job,
});

const inDavid = { key: 'David', fits: (spot: { city: string | null }) => spot.city === 'David' };

// The same one is asked for again and again.
const twoEmployers = [2, 3];

const slotsOf = (index: JobIndex, employers: readonly number[]): Bits =>
  index.words.scoped(() =>
    index
      .window(0)
      .withAny([index.slotsOfEmployers(employers)])
      .slice(),
  );

function placesOf(index: JobIndex, employers: readonly number[]): Bits {
  const places = bitsFor(index.all.length * 32);
  index.window(0).eachWith([[index.slotsOfEmployers(employers)]], (place) => add(places, place));
  return places;
}

const ofEmployer = (index: JobIndex, employer: number): Bits =>
  bitsOf(index.all.length * 32, (place) => has(index.all, place) && index.employerAt(place) === employer);

const steps = fc.array(fc.oneof(aJob, aJob, fc.record({ leaves: fc.nat() })), { maxLength: 60 });

test('a set that was asked for holds the jobs that it would if it were asked for anew, however these come, change and go', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const index = new JobIndex();
      const jobs = new Map<number, Sample>();
      for (const step of all) {
        if ('leaves' in step) {
          const id = [...jobs.keys()][step.leaves % Math.max(jobs.size, 1)];
          if (id === undefined) continue;
          jobs.delete(id);
          index.remove(id);
        } else {
          jobs.set(step.id, step);
          index.put(indexed(step));
        }
        const sets: [Parameters<typeof index.idsOf>[0], (job: Sample) => boolean][] = [
          [index.all, () => true],
          [index.havingValue('modality', 'Remoto').bits, (job) => job.modality === 'Remoto'],
          [index.having('modality', (value) => value !== 'Remoto').bits, (job) => job.modality !== 'Remoto'],
          [index.havingValue('affinities', 'Mujeres').bits, (job) => job.affinities.includes('Mujeres')],
          [index.within('employerId', 2, 3).bits, (job) => job.employerId === 2],
          [index.within('annualSalary', 3).bits, (job) => (job.annualSalary ?? 0) >= 3],
          [index.within('publishedAt', -Infinity, 3).bits, (job) => job.publishedAt < 3],
          [index.within('closesOn', 4).bits, (job) => (job.closesOn ?? Infinity) >= 4],
          [index.at(inDavid).bits, (job) => job.city === 'David'],
          [FoundJobs.inEach(index.all, [index.at(inDavid)]).bits, (job) => job.city === 'David'],
          [index.ofEmployer(2).bits, (job) => job.employerId === 2],
          [ofEmployer(index, 2), (job) => job.employerId === 2],
          [slotsOf(index, twoEmployers), (job) => job.employerId !== 1],
          [placesOf(index, twoEmployers), (job) => job.employerId !== 1],
        ];
        for (const [bits, fits] of sets)
          expect(index.idsOf(bits).sort()).toEqual(
            [...jobs.values()]
              .filter(fits)
              .map(({ id }) => id)
              .sort(),
          );
      }
      expect(index.size).toBe(jobs.size);
    }),
  );
});

test('whatever means the same is one set: who asks for what no job has takes no room from others', () => {
  const index = new JobIndex();
  const [sample] = fc.sample(aJob, 1);
  if (sample) index.put(indexed(sample));
  const unknown = index.having('country', (value) => value === 'Nada').bits;
  expect(index.having('country', (value) => value === 'Nadie').bits).toBe(unknown);
  expect(index.havingValue('modality', 'Remoto').bits).toBe(index.havingValue('modality', 'Remoto').bits);
});

test('lists and sets that were asked for before there were more jobs than a first index has room for hold those that came since', () => {
  const index = new JobIndex();
  const [sample] = fc.sample(aJob, 1);
  const found = () => [
    index.at(inDavid).bits,
    FoundJobs.inEach(index.all, [index.at(inDavid)]).bits,
    FoundJobs.inEach(index.all, [index.at(inDavid), index.ofEmployer(2)]).bits,
  ];
  for (let id = 1; id <= 40_000; id += 1) {
    if (sample)
      index.put(indexed({ ...sample, id, employerId: 2, city: id % 100 === 0 ? 'David' : 'Colón' }));
    if (id % 9000 !== 0) continue;
    const wanted = Array.from({ length: id / 100 }, (_, n) => 100 * (n + 1));
    for (const bits of found()) expect(index.idsOf(bits)).toEqual(wanted);
    expect(index.ofEmployer(2).listed?.total).toBe(id);
    expect(index.jobsOf(2)).toBe(id);
  }
});
