import { type EntityManager } from '@mikro-orm/postgresql';
import { radiusUnit } from '@puente/domain/job-search';
import { type DistanceUnit, distanceUnitOf, type SearchedPlace } from '@puente/domain/places';
import { rowsOf, type SortKey, validationError } from '@puente/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { type Memory } from '../job-index/memory.ts';
import { type Area } from './area.ts';
import { distanceKm, type Point } from './distance.ts';
import { findPlace, type Within } from './find-place.ts';
import { isRegion, labelOf, type Place, placeColumns } from './known-place.ts';
import { kilometres, type Near } from './near.parameters.ts';
import { placeOfPostalCode } from './postal-codes.ts';

/** Where a list was asked to look, as `placeParameters` read it. */
export interface AskedPlace {
  readonly place?: string | undefined;
  readonly near?: Near | undefined;
}

/** Where a list looks. */
export interface Located {
  /** For the answer: null where what was named is no place, absent where nothing was named. */
  readonly searched?: SearchedPlace | null;
  /** What was named and is no place: to be searched as words. */
  readonly words?: string;
  /** What was asked for in vain: around a whole state or country there is no circle. */
  readonly ignored?: 'near'[];
  /** Absent where every job will do. */
  readonly area?: Area;
  /** What it is a distance from; absent where there is no centre. */
  readonly from?: Point;
  /** The order that nobody has to ask for. */
  readonly defaultSort?: SortKey<'distance'>;
  /** Kilometres from the centre, of `jobs.jobs j`. */
  readonly distance?: RawBuilder<number>;
}

/** What else decides where it looks. */
export interface Locating {
  readonly sort: readonly SortKey[];
  /** What the filters say of country and province. */
  readonly within: Within;
}

interface Asked extends Locating {
  /** Of what stays so whatever jobs come, as places do. */
  readonly memory: Memory;
}

const hereIs = 'El centro es near[zip], near[lat] y near[lng], o place.';

/** @throws ApiError 400 for a distance or an order by it without a centre, and for an unknown postal code */
export async function locate(
  em: EntityManager,
  { place: named, near }: AskedPlace,
  { sort, within, memory }: Asked,
): Promise<Located> {
  const byDistance = sort.find(({ name }) => name === 'distance');
  checkCentre({ named, near, byDistance });
  const found =
    named === undefined
      ? undefined
      : await memory.once(keyOf('place', named, within), () => findPlace(em, named, within));
  const place = found && { ...found, unit: unitOf(found, within) };
  const centre = await centreOf(em, near, { within, memory });
  const radius = near?.radius;
  // A distance from the middle of a state says nothing, nor does a circle around it.
  const town = place && !isRegion(place) ? place : undefined;
  const around = centre ?? (radius === undefined && !byDistance ? undefined : town);
  const from = around ?? (byDistance && place ? place : undefined);
  const circle =
    around && radius !== undefined ? { around, kilometres: kilometres(radius, around.unit) } : undefined;
  const area = [...(place && (centre || !circle) ? [{ in: place }] : []), ...(circle ? [circle] : [])];
  return {
    ...((named !== undefined || centre) && {
      searched: place ? searched(place, around?.unit) : (centre ?? null),
    }),
    ...(place === null && named !== undefined && { words: named }),
    ...(radius !== undefined && !around && { ignored: ['near'] }),
    ...(area.length > 0 && { area }),
    ...(from && { from }),
    ...(around && { defaultSort: nearest, distance: distanceKm(around) }),
  };
}

const keyOf = (kind: string, text: string, { country, province }: Within) =>
  `${kind} ${JSON.stringify([text, country, province])}`;

const nearest: SortKey<'distance'> = { name: 'distance', direction: 'asc' };

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
  { within, memory }: Pick<Asked, 'within' | 'memory'>,
): Promise<SearchedPlace | undefined> {
  if (near?.point) {
    const town = await townAt(em, near.point);
    return { ...town, ...near.point, unit: unitOf({ country: null, ...near.point }, within) };
  }
  const zip = near?.zip;
  if (zip === undefined) return undefined;
  const found = await memory.once(keyOf('postal code', zip, within), () =>
    placeOfPostalCode(em, zip, within),
  );
  if (!found) throw validationError([{ path: ['near', 'zip'], message: 'Código postal desconocido' }]);
  return searched({ ...found, unit: unitOf(found, within) });
}

/** That of the filtered country, else of the place's own, or of that which the point is in. */
function unitOf({ country, ...at }: Point & { country: string | null }, within: Within): DistanceUnit {
  return within.country === undefined && country !== null
    ? distanceUnitOf(country)
    : (radiusUnit({ country: within.country ?? '', place: '', at }) ?? 'miles');
}

/** How far a town may be from a point that is named by it. */
const townsReach = 100;

/** What a point is called: the town next to it, or its degrees where there is none. */
async function townAt(em: EntityManager, point: Point): Promise<Omit<SearchedPlace, keyof Point | 'unit'>> {
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

function searched(place: Place & { unit: DistanceUnit }, unit = place.unit): SearchedPlace {
  const { country, province, city, zip, latitude, longitude } = place;
  return { label: labelOf(place), country, province, city, zip, latitude, longitude, unit };
}
