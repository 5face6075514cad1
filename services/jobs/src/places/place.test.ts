import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestPerson } from '@puente/service-kit/testing';
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;

beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
  const all = [
    { title: 'Houston', province: 'Texas', zipCode: '77036' },
    { title: 'Pasadena', province: 'Texas', zipCode: '77502' },
    { title: 'Brooklyn', province: 'Nueva York', zipCode: '11201' },
    { title: 'Flushing', province: 'Nueva York', zipCode: '11354' },
    { title: 'Bronx', province: 'Nueva York', zipCode: '10458' },
    { title: 'Manhattan', province: 'Nueva York', zipCode: '10001' },
    { title: 'Staten Island', province: 'Nueva York', zipCode: '10312' },
    { title: 'Buffalo', province: 'Nueva York', zipCode: '14201' },
    { title: 'Tapatía', country: 'México', province: 'Jalisco', zipCode: '44100', city: 'Guadalajara' },
    { title: 'Jalisco', country: 'México', province: 'Jalisco', zipCode: '45000' },
    { title: 'Capital', country: 'México', province: 'Ciudad de México', zipCode: '06000' },
    { title: 'David', country: 'Panamá', province: 'Chiriquí', zipCode: '0401', city: 'David' },
  ];
  for (const job of all) await postJob(jobs, employer, { description: 'Trabajo estable.', ...job });
});
afterAll(() => jobs.stop());

async function search(query: string) {
  const { status, body } = await jobs.call(`GET /api/jobs?${query}`);
  expect([query, status]).toEqual([query, 200]);
  const { data, meta } = jobsOf(body);
  const { place, matched, ignored } = meta;
  return { titles: data.map(({ attributes }) => attributes.title).sort(), place, matched, ignored, data };
}
const inPlace = (place: string, more = '') => search(`place=${encodeURIComponent(place)}${more}`);
const labelOf = async (place: string, more = '') => {
  const { place: found } = await inPlace(place, more);
  return found && found.label;
};

describe('a place is understood', () => {
  test.each([
    ['Houston', 'Houston, Texas'],
    ['houston tx', 'Houston, Texas'],
    ['Houston, Texas', 'Houston, Texas'],
    ['Houston, Texas, Estados Unidos', 'Houston, Texas'],
    ['TX Houston', 'Houston, Texas'],
    ['cerca de Houston', 'Houston, Texas'],
    ['en san antonio', 'San Antonio, Texas'],
    ['St. Louis', 'Saint Louis, Misuri'],
    ['NYC', 'New York, Nueva York'],
    ['LA', 'Los Angeles, California'],
    ['Los Angeles, LA', 'Los Angeles, California'],
    ['new orleans la', 'New Orleans, Luisiana'],
    ['washington dc', 'Washington, Distrito de Columbia'],
    ['monterrey', 'Monterrey, Nuevo León'],
    ['monterey', 'Monterrey, Nuevo León'],
    ['monterey ca', 'Monterey, California'],
    ['cd. juárez, chih', 'Ciudad Juárez, Chihuahua'],
    ['leon gto', 'León, Guanajuato'],
    ['la chorrera', 'La Chorrera, Panamá Oeste'],
    ['panama city', 'Ciudad de Panamá, Panamá'],
    ['Panama City, FL', 'Panama City, Florida'],
  ])('«%s» is the town %s', async (text, label) => {
    expect(await labelOf(text)).toBe(label);
  });

  test.each([
    ['Texas', 'Texas'],
    ['tejas', 'Texas'],
    ['tx', 'Texas'],
    ['NY', 'Nueva York'],
    ['nueva york', 'Nueva York'],
    ['New York', 'Nueva York'],
    ['CA', 'California'],
    ['north carolina', 'Carolina del Norte'],
    ['Washington', 'Washington'],
    ['CDMX', 'Ciudad de México'],
    ['DF', 'Ciudad de México'],
    ['D.F.', 'Ciudad de México'],
    ['Edomex', 'Estado de México'],
    ['nuevo mexico', 'Nuevo México'],
    ['colón', 'Colón'],
    ['Panamá, Panamá', 'Panamá, Panamá'],
  ])('«%s» is the state %s', async (text, label) => {
    expect(await labelOf(text)).toBe(label);
  });

  test.each([
    ['estados unidos', 'Estados Unidos'],
    ['usa', 'Estados Unidos'],
    ['eeuu', 'Estados Unidos'],
    ['EE. UU.', 'Estados Unidos'],
    ['United States', 'Estados Unidos'],
    ['mexico', 'México'],
    ['Panamá', 'Panamá'],
  ])('«%s» is the country %s', async (text, label) => {
    expect(await labelOf(text)).toBe(label);
  });

  test.each([
    ['77036', '', '77036 Houston, Texas'],
    ['77036-1234', '', '77036 Houston, Texas'],
    ['Houston 77036', '', '77036 Houston, Texas'],
    ['44100', '', '44100, Jalisco'],
    ['64000', '', '64000, Nuevo León'],
    ['20010', '', '20010 Washington, Distrito de Columbia'],
    ['20010', '&filters[country]=México', '20010, Aguascalientes'],
    ['20010, Aguascalientes', '', '20010, Aguascalientes'],
    ['0401', '', '0401, Chiriquí'],
  ])('the postal code %s%s is %s', async (text, more, label) => {
    expect(await labelOf(text, more)).toBe(label);
  });

  test.each([
    ['huston', 'Houston, Texas'],
    ['huston tx', 'Houston, Texas'],
    ['houston texs', 'Houston, Texas'],
    ['ilinois', 'Illinois'],
    ['guadalaxara', 'Guadalajara, Jalisco'],
    ['mayami', 'Miami, Florida'],
    ['nueba yor', 'Nueva York'],
    ['los angels', 'Los Angeles, California'],
    ['mecsico', 'México'],
    ['newyork', 'Nueva York'],
  ])('with a slip: «%s» is %s', async (text, label) => {
    expect(await labelOf(text)).toBe(label);
  });

  test.each([
    ['san antonio', '&filters[country]=México', 'San Antonio, Michoacán'],
    ['leon', '&filters[country]=Estados Unidos', 'Leon, Iowa'],
    ['monterey', '&filters[country]=Estados Unidos', 'Monterey, California'],
    ['monterey', '&filters[country]=México', 'Monterrey, Nuevo León'],
    ['guadalupe', '', 'Guadalupe, Nuevo León'],
    ['guadalupe', '&filters[province]=Zacatecas', 'Guadalupe, Zacatecas'],
    ['huston', '&filters[province]=Idaho', 'Huston, Idaho'],
  ])('of several of a name («%s»%s) %s: the biggest within the filters', async (text, more, label) => {
    expect(await labelOf(text, more)).toBe(label);
  });

  test.each(['xyzzy', 'remoto', 'desde casa', '😀', '-', `'; drop table jobs.places; --`, '1', '99999999'])(
    '«%s» is none',
    async (text) => {
      expect((await inPlace(text)).place).toBeNull();
    },
  );
});

describe('the jobs of a place', () => {
  test.each([
    ['Houston', ['Houston']],
    ['77036', ['Houston']],
    ['Texas', ['Houston', 'Pasadena']],
    ['Guadalajara', ['Tapatía']],
    ['guadalaxara jalisco', ['Tapatía']],
    ['Jalisco', ['Jalisco', 'Tapatía']],
    ['44100', ['Jalisco', 'Tapatía']],
    ['México', ['Capital', 'Jalisco', 'Tapatía']],
    ['CDMX', ['Capital']],
    ['David', ['David']],
    ['Brooklyn', ['Brooklyn']],
  ])('«%s» are those that are there: %j', async (place, titles) => {
    expect((await inPlace(place)).titles).toEqual(titles);
  });

  test('of a part of a town are those within a walk or two, since no job bears its name', async () => {
    expect((await inPlace('Sunset Park')).titles).toEqual(['Brooklyn']);
  });

  const boroughs = ['Bronx', 'Brooklyn', 'Flushing', 'Manhattan', 'Staten Island'];

  test.each(['NYC', 'New York, NY', 'ciudad de nueva york'])(
    'of «%s» are those of its five boroughs',
    async (place) => {
      expect((await inPlace(place)).titles).toEqual(boroughs);
    },
  );

  test('of «NYC» are so too where it is one of the words', async () => {
    expect((await search('_q=empleos en nyc')).titles).toEqual(boroughs);
  });

  test.each([
    ['Queens', ['Flushing']],
    ['manhattan', ['Manhattan']],
    ['the bronx', ['Bronx']],
    ['10001', ['Manhattan']],
    ['Staten Island', ['Staten Island']],
  ])('of «%s» are none of another borough', async (place, titles) => {
    expect((await inPlace(place)).titles).toEqual(titles);
  });

  test('with a radius are those around it', async () => {
    const { titles, data, ignored } = await inPlace('Houston', '&near[miles]=25');
    expect([titles, ignored]).toEqual([['Houston', 'Pasadena'], undefined]);
    expect(data.every(({ attributes }) => typeof attributes.distanceKm === 'number')).toBe(true);
  });

  test('of a state are all of them, and the answer says that the radius is ignored', async () => {
    const { titles, data, ignored } = await inPlace('Texas', '&near[miles]=10');
    expect([titles, ignored]).toEqual([['Houston', 'Pasadena'], ['near']]);
    expect(data[0]?.attributes).not.toHaveProperty('distanceKm');
  });

  test('by distance come from the middle of a state, too', async () => {
    expect((await inPlace('Texas', '&sort=distance')).titles).toHaveLength(2);
  });

  test('are found by words, too', async () => {
    expect((await inPlace('Texas', '&_q=pasadena')).titles).toEqual(['Pasadena']);
    expect((await inPlace('Illinois', '&_q=pasadena')).titles).toEqual([]);
  });
});

describe('what is no place', () => {
  test('is looked for in the jobs, beside the words', async () => {
    expect(await inPlace('tapatía')).toMatchObject({ titles: ['Tapatía'], place: null, matched: 'all' });
    expect(await inPlace('tapatia', '&_q=estable')).toMatchObject({ titles: ['Tapatía'], place: null });
  });

  test('takes the radius and the order by distance with it, and is no mistake', async () => {
    expect(await inPlace('tapatía', '&near[miles]=25&sort=distance')).toMatchObject({
      titles: ['Tapatía'],
      place: null,
    });
  });
});

test('a place of spaces is none asked for', async () => {
  expect((await inPlace('  ')).place).toBeUndefined();
});
