import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal, type TestPerson, wrongPaths } from '@puente/service-kit/testing';
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;

const texas = (title: string, zipCode: string) => ({ title, province: 'Texas', zipCode });

beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
  const all = [
    texas('Houston', '77036'),
    texas('Pasadena', '77502'),
    texas('Galveston', '77550'),
    texas('San Antonio', '78207'),
    { title: 'Chicago', province: 'Illinois', zipCode: '60608' },
    { title: 'Anchorage', province: 'Alaska', zipCode: '99501' },
    { title: 'Honolulu', province: 'Hawái', zipCode: '96813' },
    { title: 'Jalisco', country: 'México', province: 'Jalisco', zipCode: '44100' },
    { title: 'Sonora', country: 'México', province: 'Sonora', zipCode: '83000' },
    { title: 'Panamá', country: 'Panamá', province: 'Panamá', zipCode: '0801' },
    // Nobody’s to find.
    { ...texas('Borrador de Houston', '77036'), status: 'Borrador' },
    texas('Cerrado en Houston', '77036'),
  ];
  for (const job of all) await postJob(jobs, employer, job);
  await jobs.admin.query(`update jobs.jobs set closes_on = '2020-01-01' where title like 'Cerrado%'`);
});
afterAll(() => jobs.stop());

async function list(query: string, as?: TestPerson) {
  const { status, body } = await jobs.call(`GET /api/jobs?${query}`, { ...(as && { as }) });
  expect([query, status]).toEqual([query, 200]);
  const { data, meta } = jobsOf(body);
  return {
    titles: data.map(({ attributes }) => attributes.title),
    distances: data.map(({ attributes }) => attributes.distanceKm),
    place: meta.place,
    total: meta.pagination.total,
  };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function haversine([north1 = 0, east1 = 0]: number[] = [], [north2 = 0, east2 = 0]: number[] = []): number {
  const part = (one: number, other: number) => Math.sin((one - other) / 2) ** 2;
  const chord = part(north1, north2) + Math.cos(north1) * Math.cos(north2) * part(east1, east2);
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

const around = (zip: string, miles: number) => `near[zip]=${zip}&near[miles]=${miles}`;

describe('an employer’s own jobs', () => {
  const own = (query: string) => list(`filters[employer][id][$eq]=${employer.id}&${query}`, employer);
  const inHouston = ['Borrador de Houston', 'Cerrado en Houston', 'Houston'];

  test('near a postal code are drafts and ended ones, too, the nearest first', async () => {
    const near = await own(around('77036', 25));
    expect(near.titles.slice(0, 3).sort()).toEqual(inHouston);
    expect([near.titles.slice(3), near.total]).toEqual([['Pasadena'], 4]);
    expect(near.distances).toEqual([0, 0, 0, 33.1]);
    const second = await own(`${around('77036', 25)}&pagination[page]=2&pagination[pageSize]=3`);
    expect([second.titles, second.total]).toEqual([['Pasadena'], 4]);
  });

  test.each([
    ['place=Houston', [...inHouston]],
    ['place=Texas&filters[status][$eq]=Borrador', ['Borrador de Houston']],
    ['place=M%C3%A9xico&sort=title:desc', ['Jalisco', 'Sonora']],
  ])('in a place are those that are there: %s', async (query, titles) => {
    const found = await own(query);
    expect([found.titles.toSorted(), found.total]).toEqual([titles, titles.length]);
  });

  test('are put in order by how far they are and then by title', async () => {
    const { titles, total } = await own('near[zip]=77036&sort=distance,title:desc&pagination[pageSize]=4');
    expect([titles, total]).toEqual([[...inHouston].reverse().concat('Pasadena'), 12]);
  });
});

describe('jobs near a postal code', () => {
  test.each([
    [10, ['Houston']],
    [25, ['Houston', 'Pasadena']],
    [100, ['Houston', 'Pasadena', 'Galveston']],
    [250, ['Houston', 'Pasadena', 'Galveston', 'San Antonio']],
  ])('within %i miles come the nearest first, and no draft nor one that is over', async (miles, titles) => {
    const found = await list(around('77036', miles));
    expect(found.titles).toEqual(titles);
    expect(found.total).toBe(titles.length);
    expect(found.place).toMatchObject({ label: '77036 Houston, Texas', zip: '77036', city: 'Houston' });
  });

  test('kilometres are shorter than miles', async () => {
    expect((await list('near[zip]=77036&near[km]=25')).titles).toEqual(['Houston']);
    expect((await list('near[zip]=77036&near[km]=45')).titles).toEqual(['Houston', 'Pasadena']);
  });

  test('of México and Panamá are near the middle of their state or province', async () => {
    const mexican = await list('near[zip]=44100&near[km]=50&filters[country]=México');
    expect([mexican.titles, mexican.place?.label]).toEqual([['Jalisco'], '44100, Jalisco']);
    expect((await list('near[zip]=0801&near[km]=50')).titles).toEqual(['Panamá']);
  });
});

describe('distances', () => {
  // Airline distances between the middles of the towns, as atlases have them.
  test.each([
    ['77036', 'Chicago', 1510],
    ['10001', 'Chicago', 1150],
    ['10001', 'Houston', 2285],
    ['90001', 'Honolulu', 4120],
    ['77036', 'Anchorage', 5250],
  ])('from %s to %s are about %i km', async (zip, title, kilometres) => {
    const { titles, distances } = await list(`near[zip]=${zip}`);
    const distance = distances[titles.indexOf(title)] ?? 0;
    expect(Math.abs(distance - kilometres) / kilometres).toBeLessThan(0.01);
  });

  test('are great circles, to the tenth of a kilometre', async () => {
    const { rows } = await jobs.admin.query<{ latitude: number; longitude: number }>(
      `select latitude, longitude from jobs.zip_codes where zip in ('77036', '60608') order by zip`,
    );
    const [chicago, houston] = rows.map(({ latitude, longitude }) => [radians(latitude), radians(longitude)]);
    const { titles, distances } = await list('near[zip]=77036');
    expect(distances[titles.indexOf('Chicago')]).toBeCloseTo(haversine(chicago, houston), 1);
    expect(distances[titles.indexOf('Houston')]).toBe(0);
  });

  test('are there without a radius too, and of all jobs', async () => {
    const { titles, distances, total } = await list('near[lat]=29.76&near[lng]=-95.37');
    expect([titles[0], total]).toEqual(['Houston', 10]);
    expect(distances).toEqual([...distances].sort((one = 0, other = 0) => one - other));
  });

  test('know neither poles nor the date line', async () => {
    const fromNorth = await list('near[lat]=90&near[lng]=0');
    expect(fromNorth.titles[0]).toBe('Anchorage');
    expect((await list('near[lat]=90&near[lng]=-180')).distances).toEqual(fromNorth.distances);
    const [east, west] = [
      await list('near[lat]=52&near[lng]=180'),
      await list('near[lat]=52&near[lng]=-180'),
    ];
    expect(east.distances).toEqual(west.distances);
    expect((await list('near[lat]=-90&near[lng]=12&near[km]=500')).titles).toEqual([]);
  });

  test('are nobody’s where nobody asks', async () => {
    expect(new Set((await list('')).distances)).toEqual(new Set([undefined]));
    expect((await list('')).place).toBeUndefined();
  });
});

describe('a point', () => {
  test('is called by the town next to it', async () => {
    const { place } = await list('near[lat]=29.76&near[lng]=-95.37&near[miles]=10');
    expect(place).toMatchObject({ city: 'Houston', zip: null, latitude: 29.76, longitude: -95.37 });
  });

  test('far from everything is called by its degrees', async () => {
    const { place } = await list('near[lat]=-40&near[lng]=100');
    expect(place).toEqual({
      label: '-40, 100',
      country: null,
      province: null,
      city: null,
      zip: null,
      latitude: -40,
      longitude: 100,
      unit: 'miles',
    });
  });
});

describe('the order', () => {
  test('is another’s to choose, and words put the best first', async () => {
    const circle = around('77036', 100);
    expect((await list(`${circle}&sort=title:desc`)).titles).toEqual(['Pasadena', 'Houston', 'Galveston']);
    expect((await list(`${circle}&_q=Galveston`)).titles[0]).toBe('Galveston');
    expect((await list(`${circle}&_q=Texas&sort=distance`)).titles).toEqual([
      'Houston',
      'Pasadena',
      'Galveston',
    ]);
  });

  test('by distance goes with filters and pages', async () => {
    const query =
      'place=Houston&sort=distance&near[miles]=300&filters[province]=Texas&pagination[pageSize]=2';
    expect((await list(query)).titles).toEqual(['Pasadena', 'Houston']);
    expect((await list(`${query}&pagination[page]=2`)).titles).toEqual(['Galveston', 'San Antonio']);
  });
});

describe('a 400 names', () => {
  test.each([
    ['near[miles]=25', ['near']],
    ['near[km]=25&_q=mesera', ['near']],
    ['sort=distance', ['sort']],
    ['sort=distance:desc&near[zip]=77036', ['sort']],
    ['near[zip]=77036&near[miles]=0', ['near.miles']],
    ['near[zip]=77036&near[miles]=501', ['near.miles']],
    ['near[zip]=77036&near[miles]=-5', ['near.miles']],
    ['near[zip]=77036&near[miles]=1e2', ['near.miles']],
    ['near[zip]=77036&near[miles]=', ['near.miles']],
    ['near[zip]=77036&near[miles]=5&near[km]=5', ['near.km']],
    ['near[zip]=123', ['near.zip']],
    ['near[zip]=00000', ['near.zip']],
    ['near[zip]=77036&near[lat]=1&near[lng]=1', ['near.zip']],
    ['near[lat]=29.76', ['near.lng']],
    ['near[lng]=29.76', ['near.lat']],
    ['near[lat]=90.01&near[lng]=0', ['near.lat']],
    ['near[lat]=0&near[lng]=-180.5', ['near.lng']],
    ['near[lat]=NaN&near[lng]=Infinity', ['near.lat', 'near.lng']],
    ['near[lat][$eq]=1&near[lng]=1', ['near.lat']],
    ['near=77036', ['near']],
    ['near[radius]=5', ['near']],
    [`place=${'x'.repeat(101)}`, ['place']],
    ['place=a%00b', ['place']],
    ['place[]=Houston', ['place']],
  ])('what is wrong with %s', async (query, paths) => {
    const answer = await jobs.call(`GET /api/jobs?${query}`);
    expect(refusal(answer).status).toBe(400);
    expect(wrongPaths(answer)).toEqual(paths);
  });
});
