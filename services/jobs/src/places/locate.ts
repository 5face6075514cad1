import { type EntityManager } from '@mikro-orm/postgresql';
import { type SearchedPlace } from '@puente/domain/places';
import { rowsOf, type SortKey, validationError } from '@puente/service-kit';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { distanceKm, isWithin, type Point, straightDistance } from './distance.ts';
import { citiesOf } from './cities-of-towns.ts';
import { findPlace, type Within } from './find-place.ts';
import { isRegion, labelOf, type Place, placeColumns } from './known-place.ts';
import { type Near } from './near.parameters.ts';
import { placeOfPostalCode } from './postal-codes.ts';

/** Where a list was asked to look, as `placeParameters` read it. */
export interface AskedPlace {
  readonly place?: string | undefined;
  readonly near?: Near | undefined;
}

/** Where a list looks: in fragments of SQL over `jobs.jobs j`, which ask of a job only its country, province, city and location. */
export interface Located {
  /** For the answer: null where what was named is no place, absent where nothing was named. */
  readonly searched?: SearchedPlace | null;
  /** What was named and is no place: to be searched as words. */
  readonly words?: string;
  /** What was asked for in vain: around a whole state or country there is no circle. */
  readonly ignored?: 'near'[];
  /** Absent where every job will do. */
  readonly where?: RawBuilder<SqlBool>;
  /** The same as a filter, where it is no more than that. */
  readonly region?: { field: 'country' | 'province'; operator: '$eq'; value: string };
  /** What is left of it when a wish is let go; undefined: anywhere. */
  readonly without: Readonly<Partial<Record<'place' | 'radius' | 'at', RawBuilder<SqlBool> | undefined>>>;
  /** Nearest first; absent where there is no centre. */
  readonly orders?: { readonly distance: RawBuilder<unknown> };
  /** The order that nobody has to ask for. */
  readonly defaultSort?: SortKey;
  /** Kilometres from the centre. */
  readonly distance?: RawBuilder<number>;
}

const hereIs = 'El centro es near[zip], near[lat] y near[lng], o place.';
/** Around a part of a town, whose name no job bears as its city. */
const partOfTown = 8;

/**
 * @param within what the filters say of country and province
 * @throws ApiError 400 for a distance or an order by it without a centre, and for an unknown postal code
 */
export async function locate(
  em: EntityManager,
  { place: named, near }: AskedPlace,
  { sort, within }: { sort: readonly SortKey[]; within: Within },
): Promise<Located> {
  const byDistance = sort.find(({ name }) => name === 'distance');
  checkCentre({ named, near, byDistance });
  const place = named === undefined ? undefined : await findPlace(em, named, within);
  const centre = await centreOf(em, near, within);
  const radius = near?.radius;
  // A distance from the middle of a state says nothing, nor does a circle around it.
  const town = place && !isRegion(place) ? place : undefined;
  const around = centre ?? (radius === undefined && !byDistance ? undefined : town);
  const from = around ?? (byDistance && place ? place : undefined);
  const inPlace = place ? isIn(place) : undefined;
  const circle = around && radius !== undefined ? isWithin(around, radius) : undefined;
  const where = and(centre || !circle ? inPlace : undefined, circle);
  return {
    ...((named !== undefined || centre) && { searched: place ? searched(place) : (centre ?? null) }),
    ...(place === null && named !== undefined && { words: named }),
    ...(radius !== undefined && !around && { ignored: ['near'] }),
    ...(where && { where }),
    ...(place && where === inPlace && isRegion(place) && { region: regionOf(place) }),
    without: {
      ...(place && { place: centre ? circle : undefined }),
      ...(circle && { radius: inPlace }),
      ...(centre && { at: inPlace }),
    },
    ...(from && { orders: { distance: straightDistance(from) } }),
    ...(around && { defaultSort: nearest, distance: distanceKm(around) }),
  };
}

const nearest: SortKey = { name: 'distance', direction: 'asc' };

function and(...conditions: (RawBuilder<SqlBool> | undefined)[]): RawBuilder<SqlBool> | undefined {
  const [one, other] = conditions.filter((condition) => condition !== undefined);
  return one && other ? sql<SqlBool>`${one} and ${other}` : one;
}

function regionOf({ country, province }: Place): NonNullable<Located['region']> {
  return province === null
    ? { field: 'country', operator: '$eq', value: country }
    : { field: 'province', operator: '$eq', value: province };
}

function checkCentre(asked: {
  named: string | undefined;
  near: Near | undefined;
  byDistance: SortKey | undefined;
}) {
  const { named, near, byDistance } = asked;
  const hasCentre = named !== undefined || near?.zip !== undefined || near?.point !== undefined;
  const problems = [
    ...(near?.radius !== undefined && !hasCentre
      ? [{ path: ['near'], message: `Falta el centro. ${hereIs}` }]
      : []),
    ...(byDistance && !hasCentre
      ? [{ path: ['sort'], message: `Para ordenar por distancia falta el centro. ${hereIs}` }]
      : []),
    ...(byDistance?.direction === 'desc'
      ? [{ path: ['sort'], message: 'Por distancia se ordena de cerca a lejos.' }]
      : []),
  ];
  if (problems.length > 0) throw validationError(problems);
}

async function centreOf(
  em: EntityManager,
  near: Near | undefined,
  within: Within,
): Promise<SearchedPlace | undefined> {
  if (near?.point) return { ...(await townAt(em, near.point)), ...near.point };
  if (near?.zip === undefined) return undefined;
  const found = await placeOfPostalCode(em, near.zip, within);
  if (!found) throw validationError([{ path: ['near', 'zip'], message: 'Código postal desconocido' }]);
  return searched(found);
}

/** How far a town may be from a point that is named by it. */
const townsReach = 100;

/** What a point is called: the town next to it, or its degrees where there is none. */
async function townAt(em: EntityManager, point: Point): Promise<Omit<SearchedPlace, keyof Point>> {
  const { latitude, longitude } = point;
  const [town] = await rowsOf(
    em,
    sql<Place & { straight: number }>`
      select ${placeColumns}, jobs.on_earth(p.latitude, p.longitude) <-> jobs.on_earth(${latitude}, ${longitude}) as straight
      from jobs.places p where p.postal
      order by jobs.on_earth(p.latitude, p.longitude) <-> jobs.on_earth(${latitude}, ${longitude}) limit 1`,
  );
  if (!town || town.straight > townsReach)
    return { label: `${latitude}, ${longitude}`, country: null, province: null, city: null, zip: null };
  const { country, province, city } = town;
  return { label: labelOf(town), country, province, city, zip: null };
}

function searched(place: Place): SearchedPlace {
  const { country, province, city, zip, latitude, longitude } = place;
  return { label: labelOf(place), country, province, city, zip, latitude, longitude };
}

/** Whether a job of `jobs.jobs j` is there; of a postal code: in its town. */
export function isIn(place: Place): RawBuilder<SqlBool> {
  const { country, province, city, postal } = place;
  if (province === null) return sql<SqlBool>`j.country = ${country}`;
  if (city === null) return sql<SqlBool>`j.province = ${province}`;
  const cities = citiesOf(place);
  if (cities) return sql<SqlBool>`(j.province = ${province} and j.city = any(${[...cities]}::text[]))`;
  if (!postal) return isWithin(place, partOfTown);
  return sql<SqlBool>`(j.province = ${province} and j.city = ${city})`;
}
