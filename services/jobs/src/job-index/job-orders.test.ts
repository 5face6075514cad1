import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { all, count } from './bits.ts';
import { type IndexedJob, JobIndex } from './job-index.ts';
import { type OrderKey, orderNames } from './job-orders.ts';

const aJob = fc.record({
  id: fc.integer({ min: 1, max: 3000 }),
  title: fc.constantFrom('Ábaco', 'abaco', 'Mesera', 'Ñandú', 'Chofer', 'Zapatero'),
  modality: fc.constantFrom('Remoto', 'Presencial'),
  annualSalary: fc.option(fc.constantFrom(20_000, 30_000, 40_000)),
  publishedAt: fc.integer({ min: 0, max: 500 }),
});
type Sample = ReturnType<typeof sampled>[number];
const sampled = (count: number, seed: number) => fc.sample(aJob, { numRuns: count, seed });

const plain = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const indexed = (job: Sample): IndexedJob => ({
  country: 'México',
  province: 'Jalisco',
  category: 'Ventas',
  subcategory: 'Cajas',
  workLanguage: 'Español',
  visaRequirement: 'Visa requerida',
  jobType: 'Contrato',
  affinities: [],
  employerId: 1,
  closesOn: null,
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
      }[key.name];
      if (mine === theirs) continue;
      if (mine === null || mine === undefined) return 1;
      if (theirs === null || theirs === undefined) return -1;
      return mine < theirs ? -sign(key) : sign(key);
    }
    return sign(keys.at(-1) ?? { name: 'title', direction: 'asc' }) * (one.id - other.id);
  };
}

const key = fc.record({ name: fc.constantFrom(...orderNames), direction: fc.constantFrom('asc', 'desc') });

describe('pages of an index', () => {
  test('are those of all that are found, in their order, however jobs come, move and go', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.uniqueArray(key, { minLength: 1, maxLength: 2, selector: ({ name }) => name }), {
          minLength: 3,
          maxLength: 6,
        }),
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
            expect(index.page(index.all, keys, from, size)).toEqual(ids(wanted));
            const found = all([index.all, index.having('modality', (value) => value === 'Remoto')]);
            expect(count(found)).toBe(remote.length);
            expect(index.page(found, keys, from, size)).toEqual(ids(remote));
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
});
