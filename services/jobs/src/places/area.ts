import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Bits } from '../job-index/bits.ts';
import { type JobIndex } from '../job-index/job-index.ts';
import { straightTo } from '../job-index/spots.ts';
import { citiesOf } from './cities-of-towns.ts';
import { isWithin, type Point, straightOf, vectorTo } from './distance.ts';
import { type Place } from './known-place.ts';

/** Where jobs are looked for: wherever all of it is. */
export type Area = readonly ({ readonly in: Place } | Circle)[];

interface Circle {
  readonly around: Point;
  readonly kilometres: number;
}

/** Around a part of a town, whose name no job bears as its city. */
const partOfTown = 8;

/** Whether a job of `jobs.jobs j` is there. */
export function isInArea(area: Area): RawBuilder<SqlBool> {
  const conditions = area.map((part) =>
    'in' in part ? isIn(part.in) : isWithin(part.around, part.kilometres),
  );
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** The open jobs that are there, by each of its parts. */
export function jobsIn(index: JobIndex, area: Area): Bits[] {
  return area.map((part) => ('in' in part ? inPlace(index, part.in) : inCircle(index, part)));
}

/** Whether a job of `jobs.jobs j` is there; of a postal code: in its town. */
function isIn(place: Place): RawBuilder<SqlBool> {
  const { country, province, city, postal } = place;
  if (province === null) return sql<SqlBool>`j.country = ${country}`;
  if (city === null) return sql<SqlBool>`j.province = ${province}`;
  const cities = citiesOf(place);
  if (cities) return sql<SqlBool>`(j.province = ${province} and j.city = any(${[...cities]}::text[]))`;
  if (!postal) return isWithin(place, partOfTown);
  return sql<SqlBool>`(j.province = ${province} and j.city = ${city})`;
}

/** The same as `isIn`, of the open jobs. Not to be written to. */
export function inPlace(index: JobIndex, place: Place): Bits {
  const { country, province, city, postal } = place;
  if (province === null) return index.having('country', (value) => value === country);
  if (city === null) return index.having('province', (value) => value === province);
  const cities = citiesOf(place) ?? (postal ? [city] : undefined);
  if (!cities) return inCircle(index, { around: place, kilometres: partOfTown });
  return index.at(
    JSON.stringify([province, cities]),
    (spot) => spot.province === province && spot.city !== null && cities.includes(spot.city),
  );
}

/** The same as `isWithin`. */
function inCircle(index: JobIndex, { around, kilometres }: Circle): Bits {
  const { latitude, longitude } = around;
  const [centre, reach] = [vectorTo(around), straightOf(kilometres)];
  return index.at(
    JSON.stringify([latitude, longitude, kilometres]),
    (spot) => straightTo(centre, spot) <= reach,
  );
}
