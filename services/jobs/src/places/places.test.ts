import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { knownPlacesAnswerSchema } from '@puente/domain/places';
import { refusal, wrongPaths } from '@puente/service-kit/testing';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.stop());

async function suggest(query: string) {
  const { status, body } = await jobs.call(`GET /api/places?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return knownPlacesAnswerSchema.strict().parse(body).data;
}
const labels = async (q: string, more = '') =>
  (await suggest(`q=${encodeURIComponent(q)}${more}`)).map(({ label }) => label);

describe('places that somebody may be about to write', () => {
  test.each([
    ['hou', 'Houston, Texas'],
    ['Houston', 'Houston, Texas'],
    ['houston te', 'Houston, Texas'],
    ['Houston, Texas', 'Houston, Texas'],
    ['houston miss', 'Houston, Misisipi'],
    ['guadala', 'Guadalajara, Jalisco'],
    ['TEXA', 'Texas'],
    ['new yo', 'Nueva York'],
    ['cdm', 'Ciudad de México'],
    ['méx', 'México'],
    ['mexi', 'México'],
    ['eeu', 'Estados Unidos'],
    ['ciudad jua', 'Ciudad Juárez, Chihuahua'],
    ['david', 'David, Chiriquí'],
    ['st lou', 'Saint Louis, Misuri'],
  ])('«%s» begins with %s', async (q, label) => {
    expect((await labels(q))[0]).toBe(label);
  });

  test.each([
    ['huston', 'Houston, Texas'],
    ['guadalax', 'Guadalajara, Jalisco'],
    ['ilinois', 'Illinois'],
    ['chikago', 'Chicago, Illinois'],
  ])('a slip is forgiven: «%s» is %s', async (q, label) => {
    expect((await labels(q))[0]).toBe(label);
  });

  test('are eight at the most, each once, the bigger before the smaller', async () => {
    const found = await labels('san');
    expect(found).toHaveLength(8);
    expect(new Set(found).size).toBe(8);
    expect(found.indexOf('San Antonio, Texas')).toBeLessThan(found.indexOf('San Francisco, California'));
  });

  test('are of a country or of the cities of a state, where that is asked for', async () => {
    expect((await labels('san antonio', '&country=México'))[0]).toBe('San Antonio, Michoacán');
    expect(await suggest('q=guadala&province=Jalisco')).toEqual([
      {
        label: 'Guadalajara, Jalisco',
        country: 'México',
        province: 'Jalisco',
        city: 'Guadalajara',
        zip: null,
      },
    ]);
    expect(await labels('jalisco', '&province=Jalisco')).not.toContain('Jalisco');
  });

  test('of the preferred country come first, and others stay', async () => {
    expect((await labels('san'))[0]).toBe('San Luis Potosí');
    expect((await labels('san', '&prefer=Estados Unidos')).slice(0, 2)).toEqual([
      'San Antonio, Texas',
      'San Diego, California',
    ]);
    expect((await labels('houst', '&prefer=México'))[0]).toBe('Houston, Texas');
    expect(await labels('77036', '&prefer=México')).toEqual(['77036, Quintana Roo', '77036 Houston, Texas']);
    expect(await labels('44100', '&prefer=Estados Unidos')).toEqual(['44100, Jalisco']);
  });

  test('of a state without a text are its biggest cities', async () => {
    const found = await suggest('country=México&province=Jalisco');
    expect(found).toHaveLength(8);
    expect(found.slice(0, 3).map(({ city }) => city)).toEqual(['Guadalajara', 'Zapopan', 'Tlaquepaque']);
  });

  test.each([
    ['770', '77001 Houston, Texas'],
    ['77036', '77036 Houston, Texas'],
    ['44100', '44100, Jalisco'],
    ['0801', '0801, Panamá'],
  ])('a postal code is one: «%s»', async (q, label) => {
    expect((await labels(q))[0]).toBe(label);
  });

  test('lead back to themselves', async () => {
    for (const q of ['hou', 'guadala', 'panam', 'nueva y', '770', '44100', 'colon', 'washington']) {
      for (const { label, ...place } of await suggest(`q=${q}`)) {
        const { body } = await jobs.call(`GET /api/jobs?place=${encodeURIComponent(label)}`);
        expect([label, body]).toEqual([
          label,
          expect.objectContaining({
            meta: expect.objectContaining({ place: expect.objectContaining({ label, ...place }) }),
          }),
        ]);
      }
    }
  });

  test.each(['zzzzzz', '😀😀', `'; drop table jobs.places; --`, '%%%', '__', '17999', '1234567'])(
    'of «%s» there are none',
    async (q) => {
      expect(await labels(q)).toEqual([]);
    },
  );

  test('may be kept by whoever asks for five minutes', async () => {
    const answer = await fetch(`${jobs.address}/api/places?q=hou`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  });
});

test.each([
  ['', ['q'], 'Falta q o province.'],
  ['country=México', ['q'], 'Falta q o province.'],
  ['q=h', ['q'], 'q debe ser un texto de 2 a 60 caracteres.'],
  [`q=${'h'.repeat(61)}`, ['q'], 'q debe ser un texto de 2 a 60 caracteres.'],
  ['q=a%00b', ['q'], 'q debe ser un texto de 2 a 60 caracteres.'],
  ['q[]=houston', ['q'], 'q debe ser un texto de 2 a 60 caracteres.'],
  ['q=hou&country=Francia', ['country'], 'country debe ser uno de estos: Estados Unidos, México, Panamá.'],
  ['province=Aztlán', ['province'], 'province debe ser el nombre de un estado o de una provincia.'],
  ['q=hou&limit=5', [''], 'Campos desconocidos: limit.'],
])('«%s» is refused, and what is wrong is named', async (query, paths, message) => {
  const answer = await jobs.call(`GET /api/places?${query}`);
  expect(refusal(answer)).toMatchObject({ status: 400, message });
  expect(wrongPaths(answer)).toEqual(paths);
});
