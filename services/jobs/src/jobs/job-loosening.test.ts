import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { emptySearch, type JobSearch, loosened, searchCall, withoutWishes } from '@puente/domain/job-search';
import { jobAlternativesSchema } from '@puente/domain/jobs';
import { type TestPerson } from '@puente/service-kit/testing';
import fc from 'fast-check';
import { addressOf } from '../testing/address-of.ts';
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
const welding = { category: 'Manufactura', subcategory: 'Soldadura' };
const jalisco = {
  country: 'México',
  province: 'Jalisco',
  zipCode: '44100',
  city: 'Guadalajara',
  salary: 'A convenir',
};
const panama = {
  country: 'Panamá',
  province: 'Panamá',
  zipCode: '0801',
  city: 'Ciudad de Panamá',
  salary: 'A convenir',
};

beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer({ username: 'lacasa' });
  const all = [
    { title: 'Soldador', ...welding, zipCode: '77001' },
    { title: 'Soldadora', ...welding, zipCode: '77006', jobType: 'Tiempo completo' },
    { title: 'Soldador de tubería', ...welding, zipCode: '77550', affinities: ['Jóvenes'] },
    { title: 'Traductora', modality: 'Remoto', workLanguage: 'Inglés', zipCode: '75201' },
    { title: 'Mesero', ...jalisco, affinities: ['Mujeres', 'Jóvenes'] },
    { title: 'Mesera', ...jalisco, modality: 'Remoto', visaRequirement: 'Patrocinio disponible' },
    { title: 'Plomero', ...panama, jobType: 'Contrato' },
    { title: 'Cocinera', province: 'Illinois', zipCode: '60601', salary: 'US$60,000 al año' },
  ];
  for (const job of all) await postJob(jobs, employer, job);
});
afterAll(() => jobs.stop());

const searchOf = (part: Partial<JobSearch>): JobSearch => ({ ...emptySearch, ...part });

/** As the screen asks. */
async function alternativesOf(search: JobSearch) {
  const { status, body } = await jobs.call(
    `GET /api/jobs/alternatives?${addressOf({ ...searchCall(search), sort: undefined })}`,
  );
  expect(status).toBe(200);
  return jobAlternativesSchema.strict().parse(body);
}

/** What the list of a search finds. */
async function listOf(search: JobSearch) {
  const { status, body } = await jobs.call(`GET /api/jobs?${addressOf(searchCall(search))}`);
  expect(status).toBe(200);
  const { data, meta } = jobsOf(body);
  return { titles: data.map(({ attributes }) => attributes.title).sort(), total: meta.pagination.total };
}

const welderAbroad = searchOf({
  text: 'soldador',
  place: 'Houston, Texas',
  radius: 10,
  modality: 'Remoto',
  language: 'Inglés',
});

describe('where nothing is found', () => {
  test('and no single wish is enough to let go, several are offered together', async () => {
    expect(await listOf(welderAbroad)).toEqual({ titles: [], total: 0 });
    expect(await alternativesOf(welderAbroad)).toEqual({
      data: [],
      together: { drop: ['modality', 'language'], count: 2 },
    });
    expect(await listOf(withoutWishes(welderAbroad, ['modality', 'language']))).toEqual({
      titles: ['Soldador', 'Soldadora'],
      total: 2,
    });
  });

  test('the place goes before the trade, with its distance', async () => {
    const search = searchOf({ ...welderAbroad, place: 'Guadalajara', modality: '', visa: 'Sí' });
    const { together } = await alternativesOf(search);
    expect(together).toEqual({ drop: ['place', 'language', 'visa'], count: 3 });
  });

  test.each([
    ['the place', { place: 'Fort Worth, Texas' }],
    ['where somebody is', { at: { latitude: 32.75, longitude: -97.33 } }],
  ])('a wider radius is tried before %s goes', async (_, centre) => {
    const search = searchOf({
      ...centre,
      text: 'traductora',
      radius: 10,
      jobType: 'Contrato',
      affinities: ['Mujeres'],
    });
    const { data, together } = await alternativesOf(search);
    expect(data).toEqual([]);
    expect(together).toEqual({ drop: ['jobType', 'affinities'], radius: 50, count: 1 });
    expect(await listOf(loosened(search, { drop: ['jobType', 'affinities'], radius: 50 }))).toEqual({
      titles: ['Traductora'],
      total: 1,
    });
  });

  test('one wish that is enough is offered by itself', async () => {
    expect(await alternativesOf(searchOf({ text: 'soldador', language: 'Inglés' }))).toEqual({
      data: [
        { drop: 'language', count: 3 },
        { drop: 'text', count: 1 },
      ],
    });
  });

  test('what is let go most easily comes first, though the trade would find more', async () => {
    expect(await alternativesOf(searchOf({ text: 'plomero', country: 'México' }))).toEqual({
      data: [
        { drop: 'country', count: 1 },
        { drop: 'text', count: 2 },
      ],
    });
  });

  test('the country that goes takes its unit along: 25 km become 25 miles', async () => {
    const search = searchOf({ place: '77001', radius: 25, country: 'México', text: 'soldador' });
    const { data } = await alternativesOf(search);
    const without = data.find(({ drop }) => drop === 'country');
    expect(without?.count).toBe((await listOf(withoutWishes(search, ['country']))).total);
  });
});

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values);
const searches: fc.Arbitrary<JobSearch> = fc
  .record({
    text: oneOf('', 'soldador', 'mesera', 'traductora remoto', 'xyzzyx'),
    place: oneOf('', 'Houston', 'Guadalajara', '44100', 'Texas', 'Ciudad de Panamá', 'tapatía'),
    radius: oneOf(0, 10, 25, 100),
    at: oneOf(null, { latitude: 29.76, longitude: -95.37 }, { latitude: 20.67, longitude: -103.35 }),
    country: oneOf('', '', 'Estados Unidos', 'México'),
    category: oneOf('', '', 'Construcción'),
    modality: oneOf('', 'Remoto', 'Presencial'),
    jobType: oneOf('', '', 'Contrato', 'Medio tiempo'),
    language: oneOf('', '', 'Inglés', 'Español'),
    visa: oneOf('', '', 'Sí'),
    payFrom: oneOf(0, 0, 40_000),
    affinities: oneOf<string[]>([], [], ['Mujeres']),
    employer: oneOf('', '', 'lacasa', 'nadie'),
  })
  .map(({ at, radius, ...search }) => {
    const centre = search.place ? null : at;
    return searchOf({
      ...(search as Partial<JobSearch>),
      at: centre,
      radius: search.place || centre ? (radius as 10) : 0,
    });
  });

test('what is offered finds what it says, and somebody who finds nothing is always offered something', async () => {
  await fc.assert(
    fc.asyncProperty(searches, async (search) => {
      const { total } = await listOf(search);
      const { data, together } = await alternativesOf(search);
      for (const { drop, count } of data) {
        expect([drop, (await listOf(withoutWishes(search, [drop]))).total]).toEqual([drop, count]);
        expect(count).toBeGreaterThan(total);
      }
      if (together) expect((await listOf(loosened(search, together))).total).toBe(together.count);
      expect(total > 0 || data.length > 0 || together !== undefined).toBe(true);
      expect(together === undefined || (total === 0 && data.length === 0)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
