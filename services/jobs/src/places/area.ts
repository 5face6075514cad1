import { FoundJobs, type JobSet } from '../job-index/found-jobs.ts';
import { type JobIndex } from '../job-index/job-index.ts';
import { straightTo, type Where } from '../job-index/spots.ts';
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
  return area.map((part) => ('in' in part ? inPlace(index, part.in) : index.at(within(part))));
}

/** The jobs that are there; of a postal code: in its town. */
export function inPlace(index: JobIndex, place: Place): JobSet {
  const where = whereIs(place);
  if (!('field' in where)) return index.at(where);
  return index.havingValue(where.field, where.value);
}

/** Whether any job is there. */
export function isAnyIn(index: JobIndex, place: Place): boolean {
  return FoundJobs.inEach(index.all, [inPlace(index, place)]).total > 0;
}

interface InRegion {
  readonly field: 'country' | 'province';
  readonly value: string;
}

/** The states and countries that all of an area is in, and the towns and circles. */
export function partsOf(area: Area): { regions: readonly InRegion[]; spots: readonly Where[] } {
  const parts = area.map((part) => ('in' in part ? whereIs(part.in) : within(part)));
  return {
    regions: parts.filter((part) => 'field' in part),
    spots: parts.filter((part) => 'fits' in part),
  };
}

function whereIs(place: Place): Where | InRegion {
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

function within({ around, kilometres }: Circle): Where {
  const { latitude, longitude } = around;
  const [centre, reach] = [vectorTo(around), straightOf(kilometres)];
  return {
    key: JSON.stringify([latitude, longitude, kilometres]),
    fits: (spot) => straightTo(centre, spot) <= reach,
  };
}
