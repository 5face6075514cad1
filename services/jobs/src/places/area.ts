import { all, type Bits, hasAny } from '../job-index/bits.ts';
import { type JobSet } from '../job-index/found-jobs.ts';
import { type JobIndex } from '../job-index/job-index.ts';
import { type Spot, straightTo } from '../job-index/spots.ts';
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
export function jobsIn(index: JobIndex, area: Area): JobSet[] {
  return area.map((part) => ('in' in part ? inAllOf(index, part.in) : inCircle(index, part)));
}

/** The jobs that are there; of a postal code: in its town. Not to be written to. */
export function inPlace(index: JobIndex, place: Place): Bits {
  const where = whereIs(place);
  return 'field' in where ? index.havingValue(where.field, where.value) : index.at(where.key, where.fits);
}

/** The same of each job by itself, by its place in the index. */
export function isInPlace(index: JobIndex, place: Place): (at: number) => boolean {
  const where = whereIs(place);
  return 'field' in where
    ? index.hasValue(where.field, where.value)
    : (at) => index.spots.fits(at, where.fits);
}

/** Whether any job is there. */
export function isAnyIn(index: JobIndex, place: Place): boolean {
  const where = whereIs(place);
  return 'field' in where ? hasAny(all([index.all, inPlace(index, place)])) : index.spots.isAnyAt(where.fits);
}

interface Spotted {
  /** Says all that `fits` goes by. */
  readonly key: string;
  readonly fits: (spot: Spot) => boolean;
}

function whereIs(place: Place): Spotted | { readonly field: 'country' | 'province'; readonly value: string } {
  const { country, province, city, postal } = place;
  if (province === null) return { field: 'country', value: country };
  if (city === null) return { field: 'province', value: province };
  const cities = citiesOf(place) ?? (postal ? [city] : undefined);
  if (!cities) return within({ around: place, kilometres: partOfTown });
  return {
    key: JSON.stringify([province, cities]),
    fits: (spot) => spot.province === province && spot.city !== null && cities.includes(spot.city),
  };
}

const inAllOf = (index: JobIndex, place: Place): JobSet => ({
  has: isInPlace(index, place),
  get bits() {
    return inPlace(index, place);
  },
});

function inCircle(index: JobIndex, circle: Circle): JobSet {
  const { key, fits } = within(circle);
  return {
    has: (at) => index.spots.fits(at, fits),
    get bits() {
      return index.at(key, fits);
    },
  };
}

function within({ around, kilometres }: Circle): Spotted {
  const { latitude, longitude } = around;
  const [centre, reach] = [vectorTo(around), straightOf(kilometres)];
  return {
    key: JSON.stringify([latitude, longitude, kilometres]),
    fits: (spot) => straightTo(centre, spot) <= reach,
  };
}
