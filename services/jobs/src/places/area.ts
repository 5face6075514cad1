import { type Bits } from '../job-index/bits.ts';
import { type JobIndex } from '../job-index/job-index.ts';
import { straightTo } from '../job-index/spots.ts';
import { citiesOf } from './cities-of-towns.ts';
import { type Point, straightOf, vectorTo } from './distance.ts';
import { type Place } from './known-place.ts';

/** Where jobs are looked for: wherever all of it is. */
export type Area = readonly ({ readonly in: Place } | Circle)[];

interface Circle {
  readonly around: Point;
  readonly kilometres: number;
}

/** Around a part of a town, whose name no job bears as its city. */
const partOfTown = 8;

/** The jobs that are there, by each of its parts. */
export function jobsIn(index: JobIndex, area: Area): Bits[] {
  return area.map((part) => ('in' in part ? inPlace(index, part.in) : inCircle(index, part)));
}

/** The jobs that are there; of a postal code: in its town. Not to be written to. */
export function inPlace(index: JobIndex, place: Place): Bits {
  const { country, province, city, postal } = place;
  if (province === null) return index.havingValue('country', country);
  if (city === null) return index.havingValue('province', province);
  const cities = citiesOf(place) ?? (postal ? [city] : undefined);
  if (!cities) return inCircle(index, { around: place, kilometres: partOfTown });
  return index.at(
    JSON.stringify([province, cities]),
    (spot) => spot.province === province && spot.city !== null && cities.includes(spot.city),
  );
}

function inCircle(index: JobIndex, { around, kilometres }: Circle): Bits {
  const { latitude, longitude } = around;
  const [centre, reach] = [vectorTo(around), straightOf(kilometres)];
  return index.at(
    JSON.stringify([latitude, longitude, kilometres]),
    (spot) => straightTo(centre, spot) <= reach,
  );
}
