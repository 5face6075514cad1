import { type Place } from './known-place.ts';

/** As the post offices of Queens are called, and so the cities of its jobs. */
const queens = [
  'Arverne',
  'Astoria',
  'Bayside',
  'Bellerose',
  'Breezy Point',
  'Cambria Heights',
  'College Point',
  'Corona',
  'East Elmhurst',
  'Elmhurst',
  'Far Rockaway',
  'Flushing',
  'Forest Hills',
  'Fresh Meadows',
  'Glen Oaks',
  'Hollis',
  'Howard Beach',
  'Jackson Heights',
  'Jamaica',
  'Kew Gardens',
  'Little Neck',
  'Long Island City',
  'Maspeth',
  'Middle Village',
  'Oakland Gardens',
  'Ozone Park',
  'Queens Village',
  'Rego Park',
  'Richmond Hill',
  'Ridgewood',
  'Rockaway Park',
  'Rosedale',
  'Saint Albans',
  'South Ozone Park',
  'South Richmond Hill',
  'Springfield Gardens',
  'Sunnyside',
  'Whitestone',
  'Woodhaven',
  'Woodside',
];

/** Towns that are more, or other, than the post office of their name: the cities that jobs there bear. */
const cities: ReadonlyMap<string, readonly string[]> = new Map([
  ['Nueva York/New York', ['New York', 'Bronx', 'Brooklyn', 'Staten Island', ...queens]],
  ['Nueva York/Manhattan', ['New York']],
  ['Nueva York/Queens', queens],
]);

/** Undefined where a town is the one city of its name, as a postal code always is. */
export function citiesOf({ province, city, zip }: Place): readonly string[] | undefined {
  return zip === null ? cities.get(`${province}/${city}`) : undefined;
}
