import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { emptySearch, type JobSearch, radii, savedAddress, searchCall } from '@puente/domain/job-search';
import { refusal, type TestPerson, wrongPaths } from '@puente/service-kit/testing';
import { addressOf } from '../testing/address-of.ts';
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';
import { askedMails, makeDue, publishedAgo, runAlerts, saved } from '../testing/saved-search-calls.ts';

let jobs: TestJobs;
let employer: TestPerson;

const inTexas = ['77001', '77036', '77502', '77550', '77301', '77478', '78701'];
const inJalisco = [
  'Guadalajara',
  'Tlaquepaque',
  'Tonalá',
  'Chapala',
  'Tequila',
  'Ocotlán',
  'Puerto Vallarta',
];
const inPanama = [
  ['Panamá', 'Ciudad de Panamá'],
  ['Panamá', 'San Miguelito'],
  ['Panamá Oeste', 'La Chorrera'],
  ['Colón', 'Colón'],
] as const;

beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
  for (const zipCode of inTexas) await postJob(jobs, employer, { title: zipCode, zipCode });
  for (const city of inJalisco)
    await postJob(jobs, employer, {
      ...{
        title: city,
        country: 'México',
        province: 'Jalisco',
        city,
        zipCode: '44100',
        salary: 'A convenir',
      },
    });
  for (const [province, city] of inPanama)
    await postJob(jobs, employer, {
      ...{ title: city, country: 'Panamá', province, city, zipCode: '0801', salary: 'A convenir' },
    });
});
afterAll(() => jobs.stop());

async function list(query: string) {
  const { status, body } = await jobs.call(`GET /api/jobs?${query}&pagination[pageSize]=100`);
  expect([query, status]).toEqual([query, 200]);
  const { data, meta } = jobsOf(body);
  return {
    titles: data.map(({ attributes }) => attributes.title),
    distances: new Map(data.map(({ attributes }) => [attributes.title, attributes.distanceKm ?? NaN])),
    place: meta.place,
  };
}
/** As the screen asks. */
const search = (part: Partial<JobSearch>) =>
  list(addressOf(searchCall({ ...emptySearch, sort: 'distancia', ...part })));

const kilometresOf = { miles: 1.609344, km: 1 };
const downtown = { latitude: 29.76, longitude: -95.37 };

const centres: [string, Partial<JobSearch>, 'miles' | 'km'][] = [
  ['a town that is typed', { place: 'Houston' }, 'miles'],
  ['a town of México that is typed', { place: 'Guadalajara' }, 'km'],
  ['the same with a slip', { place: 'guadalajra' }, 'km'],
  ['a suggestion that is picked', { place: 'Guadalajara, Jalisco' }, 'km'],
  ['a town of Panamá', { place: 'Ciudad de Panamá' }, 'km'],
  ['a postal code of the United States', { place: '77036' }, 'miles'],
  ['a town and the country that is chosen', { place: 'Guadalajara', country: 'México' }, 'km'],
  ['somebody in Houston', { at: downtown }, 'miles'],
  ['somebody in Guadalajara', { at: { latitude: 20.67, longitude: -103.35 } }, 'km'],
];

describe.each(centres)('around %s', (_name, centre, unit) => {
  test.each(radii)(`within %i ${unit} are those jobs that are no farther`, async (radius) => {
    const found = await search({ ...centre, radius });
    expect(found.place).toMatchObject({ unit });
    const { latitude, longitude, country } = found.place!;
    const { distances } = await list(`near[lat]=${latitude}&near[lng]=${longitude}`);
    const near = [...distances].filter(([, kilometres]) => kilometres <= radius * kilometresOf[unit]);
    expect(near.length).toBeGreaterThan(0);
    expect(found.titles.toSorted()).toEqual(near.map(([title]) => title).toSorted());
    expect(country).not.toBeNull();
  });
});

test('a postal code of México by itself, whose town nobody knows, is in kilometres too', async () => {
  const { place } = await search({ place: '44100', radius: 50 });
  expect(place).toMatchObject({ country: 'México', unit: 'km' });
});

test('the chosen country decides across the border: from Laredo in kilometres', async () => {
  expect((await search({ place: 'Laredo, Texas', radius: 25, country: 'México' })).place?.unit).toBe('km');
  expect((await search({ place: 'Laredo, Texas', radius: 25 })).place?.unit).toBe('miles');
});

test('a radius in miles or kilometres stays what it says', async () => {
  const around = async (more: string) => (await list(`place=Guadalajara&${more}`)).titles.length;
  expect(await around('near[km]=10')).toBe(await around('near[radius]=10'));
  expect(await around('near[miles]=10')).toBeGreaterThan(await around('near[radius]=10'));
});

test.each([
  ['near[zip]=77036&near[radius]=0', 'near.radius'],
  ['near[zip]=77036&near[radius]=501', 'near.radius'],
  ['near[zip]=77036&near[radius]=5&near[miles]=5', 'near.miles'],
  ['near[zip]=77036&near[radius]=5&near[km]=5', 'near.km'],
])('%s is refused', async (query, path) => {
  const answer = await jobs.call(`GET /api/jobs?${query}`);
  expect([refusal(answer).status, wrongPaths(answer)]).toEqual([400, [path]]);
});

test('an alert counts as the screen did: 10 km around Guadalajara, not 10 miles', async () => {
  const seeker = await jobs.seeker();
  const address = savedAddress({ ...emptySearch, place: 'Guadalajara', radius: 10 });
  const id = await saved(jobs, seeker, { query: address });
  for (const city of ['Guadalajara', 'Tlaquepaque'])
    await publishedAgo(
      jobs,
      await postJob(jobs, employer, {
        ...{ title: `Nuevo en ${city}`, country: 'México', province: 'Jalisco', city },
        ...{ zipCode: '44100', salary: 'A convenir' },
      }),
      60,
    );
  for (const city of inJalisco)
    await jobs.admin.query(`update jobs.jobs set published_at = now() - interval '9 days' where title = $1`, [
      city,
    ]);
  await makeDue(jobs, id);
  await runAlerts(jobs);
  const [mail] = await askedMails(jobs, seeker);
  expect(mail).toMatchObject({
    found: 1,
    path: `/empleos?${address}`,
    jobs: [{ title: 'Nuevo en Guadalajara' }],
  });
  const { titles } = await search({ place: 'Guadalajara', radius: 10 });
  expect(titles).toContain('Nuevo en Guadalajara');
  expect(titles).not.toContain('Nuevo en Tlaquepaque');
});
