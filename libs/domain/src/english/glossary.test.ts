import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as identity from '../identity/index.ts';
import * as jobs from '../jobs/index.ts';
import * as places from '../places/index.ts';
import * as plans from '../plans/index.ts';
import * as resources from '../resources/index.ts';
import * as rest from '../rest/index.ts';
import glossary from './glossary.json' with { type: 'json' };
import { toEnglish } from './index.ts';

const contexts = { identity, jobs, places, plans, resources, rest };

/** Exports whose texts nobody reads: names in the code, what is typed, sent or stored. */
const notRead = [
  'identity.cvExtensions',
  'identity.cvMimeTypes',
  'identity.filesPath',
  'identity.languages',
  'identity.profileFields',
  'identity.providers',
  'identity.socialProviders',
  'identity.userTypes',
  'jobs.alertFrequencies',
  'jobs.currenciesOf',
  'jobs.jobFacets',
  'jobs.payCurrencies',
  'jobs.requiredJobFields',
  'jobs.suggestionKinds',
  'places.distanceUnits',
  'plans.currentPlanId',
  'plans.promoCode',
  'plans.samplePaymentMethods',
  'resources.noFilters',
  'resources.resourceAreas',
];

/** Names that are the same in English, but for those asked for below. */
const ofPlaces = ['usStates', 'mexicanStates', 'panamanianProvinces', 'provincesByCountry', 'provinces'];

const entries = Object.entries(glossary);

function isPlain(value: unknown): value is object {
  return Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
}

/** What is no text though it is a string: names in the code, and dates. */
const noTexts = ['id', 'level', 'fecha'];

/** Every text inside arrays and objects. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (noTexts.includes(key) ? [] : textsIn(inner)));
}

const exportsWithTexts = Object.entries(contexts).flatMap(([context, exported]) =>
  Object.entries(exported)
    .filter(([name]) => !ofPlaces.includes(name))
    .map(([name, value]): [string, string[]] => [`${context}.${name}`, textsIn(value)])
    .filter(([, texts]) => texts.length > 0),
);

describe('the glossary', () => {
  const read = exportsWithTexts.filter(([name]) => !notRead.includes(name));

  test.each(read)('has the English of %s', (_, texts) => {
    expect(texts.filter((text) => !Object.hasOwn(glossary, text))).toEqual([]);
  });

  test('is asked for the messages, the enumerations and the catalogues, and passes over what exists', () => {
    const names = exportsWithTexts.map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        ...notRead,
        'identity.identityMessages',
        'identity.passwordParts',
        'jobs.jobCategories',
        'jobs.applicationStatuses',
        'places.countries',
        'places.zipCodeRule',
        'plans.plans',
        'resources.noResources',
        'rest.restMessages',
      ]),
    );
    expect(read.flatMap(([, texts]) => texts).length).toBeGreaterThan(350);
  });

  test('has no empty text', () => {
    expect(entries.flat().filter((text) => text.trim() !== text || text === '')).toEqual([]);
  });

  test('says each text once', () => {
    const source = readFileSync(join(import.meta.dirname, 'glossary.json'), 'utf8');
    const keys = [...source.matchAll(/^ {2}"((?:[^"\\]|\\.)*)":/gm)].map((match) => match[1]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys).toHaveLength(entries.length);
  });

  test('has the same places in both languages', () => {
    const placesIn = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
    for (const [spanish, english] of entries)
      expect([spanish, placesIn(english)]).toEqual([spanish, placesIn(spanish)]);
  });
});

describe('what the domain puts together', () => {
  test.each([
    [rest.tooLong(5), 'At most 5 characters.'],
    [rest.unknownFields(['a', 'b']), 'Unknown fields: a, b.'],
    [
      identity.missingPasswordText(''),
      'Missing: at least 6 characters, 1 uppercase letter, 1 number, 1 special character (for example: @ #)',
    ],
    [identity.missingPasswordText('camino#2026'), 'Missing: 1 uppercase letter'],
    [
      identity.wrongRole('user'),
      'The account you used is a job seeker account. Please sign in as a job seeker.',
    ],
    [
      identity.wrongRole('employer'),
      'The account you used is an employer account. Please sign in as an employer.',
    ],
    [
      identity.socialPasswordFixed('google'),
      'You cannot change your password here because you signed in with Google.',
    ],
    [
      identity.socialAccountExists('microsoft'),
      'You already created an account with this email through Microsoft.',
    ],
    [jobs.mustBeEmployer('publicar un empleo.'), 'You must be an employer to publish a job.'],
    [jobs.mustBeEmployer('see this page.'), 'You must be an employer to see this page.'],
    [
      identity.combinedError([
        identity.identityMessages.usernameRequired,
        identity.missingPasswordText('Camino') ?? '',
        rest.tooLong(60),
        identity.identityMessages.captchaRequired,
      ]),
      'Please fix the following: Username required | Missing: 1 number, 1 special character (for example: @ #) | ' +
        'At most 60 characters. | Please confirm that you are human.',
    ],
  ])('«%s» is «%s»', (spanish, english) => {
    expect(toEnglish(spanish ?? '')).toBe(english);
  });
});

describe('places', () => {
  test('the United States are named as they name themselves', () => {
    expect(places.usStates.map(toEnglish).sort()).toEqual(
      (
        'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,' +
        'Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,' +
        'Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,' +
        'New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,' +
        'South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming'
      ).split(','),
    );
  });

  test('those of Mexico and Panama keep their names, but for what English has a name for', () => {
    const renamed = [...places.mexicanStates, ...places.panamanianProvinces]
      .map((name) => [name, toEnglish(name)])
      .filter(([spanish, english]) => spanish !== english);
    expect(renamed).toEqual([
      ['Ciudad de México', 'Mexico City'],
      ['Estado de México', 'State of Mexico'],
      ['Panamá', 'Panama'],
    ]);
  });
});
