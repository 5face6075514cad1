import { LRUCache } from 'lru-cache';
import { add, type Bits, bitsFor, eachOf, has, listOf, noBits } from './bits.ts';
import { type FoundJobs } from './found-jobs.ts';
import { PlaceLists } from './place-lists.ts';

/** Three coordinates in kilometres from the middle of the Earth. */
export type Vector = readonly [number, number, number];

/** Where jobs are: a town, or a postal code of one. */
export interface Spot {
  readonly province: string;
  readonly city: string | null;
  /** Null where nobody knows. */
  readonly location: Vector | null;
}

/** Some spots. */
export interface Where {
  /** Says all that `fits` goes by. */
  readonly key: string;
  readonly fits: (spot: Spot) => boolean;
}

/** What is found as many whole kilometres away: whoever wants none of it need not put it in order. */
interface Ring {
  readonly total: number;
  /** The nearest first, together those that are equally near. */
  readonly groups: () => Iterable<Int32Array>;
}

/** Straight through the Earth, in kilometres. (`Math.hypot` takes ten times as long.) */
export function straightTo([x, y, z]: Vector, { location }: Spot): number {
  return location
    ? Math.sqrt((location[0] - x) ** 2 + (location[1] - y) ** 2 + (location[2] - z) ** 2)
    : Infinity;
}

/** Through the whole Earth. */
const furthest = 12_743;
const nowhere = -1;

/** By the spot a bit for each: of 30,000 spots 4 kB. */
const mostAreas = 300;
/** So many more come before an area takes more room. */
const mostSpotsLater = 1024;

/** The spots that fit, of those that were looked at. */
interface Area {
  fitting: Bits;
  looked: number;
}

/**
 * Where each place of a `JobIndex` is. There are far fewer spots than jobs, so that what is near is found by looking at those, and then at the
 * jobs that are there: as fast among a million jobs.
 */
export class Spots {
  readonly #numbers = new Map<string, number>();
  readonly #spots: Spot[] = [];
  /** By the place. */
  #of = new Int32Array();
  /** By the spot. */
  readonly #places = new PlaceLists();
  /** By what somebody asked for. */
  readonly #areas = new LRUCache<string, Area>({ max: mostAreas });

  /** @param size above any place */
  put(
    place: number,
    { province, city, location }: Record<'province', string> & Record<'city' | 'location', string | null>,
    size: number,
  ): void {
    if (this.#of.length < size) {
      const of = new Int32Array(size).fill(nowhere);
      of.set(this.#of);
      this.#of = of;
    }
    const key = JSON.stringify([province, city, location]);
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number =
        this.#spots.push({ province, city, location: location === null ? null : vectorOf(location) }) - 1;
      this.#numbers.set(key, number);
    }
    this.#of[place] = number;
    this.#places.put(number, place);
  }

  remove(place: number): void {
    const number = this.#of[place] ?? nowhere;
    if (number === nowhere) return;
    this.#of[place] = nowhere;
    this.#places.remove(number, place);
  }

  /** Whether the job at a place is at a spot that fits: also of jobs that come later. */
  isAt(where: Where): (place: number) => boolean {
    const area = this.#area(where);
    return (place) => {
      const spot = this.#of[place] ?? nowhere;
      return spot < area.looked ? has(area.fitting, spot) : where.fits(this.#spots[spot] ?? unknown);
    };
  }

  /** How many are at spots that fit. */
  countAt(where: Where): number {
    let count = 0;
    eachOf(this.#area(where).fitting, (spot) => (count += this.#places.countOf(spot)));
    return count;
  }

  /** The places at spots that fit, until one comes or leaves. Not to be written to. */
  placesAt(where: Where): Int32Array {
    return joined(Array.from(listOf(this.#area(where).fitting), (spot) => this.#places.of(spot)));
  }

  #area({ key, fits }: Where): Area {
    let area = this.#areas.get(key);
    if (!area) this.#areas.set(key, (area = { fitting: noBits, looked: 0 }));
    if (area.fitting.length * 32 < this.#spots.length) {
      const fitting = bitsFor(this.#spots.length + mostSpotsLater);
      fitting.set(area.fitting);
      area.fitting = fitting;
    }
    for (; area.looked < this.#spots.length; area.looked += 1)
      if (fits(this.#spots[area.looked] ?? unknown)) add(area.fitting, area.looked);
    return area;
  }

  /** Through the Earth, in kilometres. */
  distance(centre: Vector, place: number): number {
    return straightTo(centre, this.#spots[this.#of[place] ?? nowhere] ?? unknown);
  }

  /**
   * Those found, the nearest first.
   * @param isAll whether they are all there are
   */
  *nearest(found: FoundJobs, centre: Vector, isAll: boolean): Generator<Ring> {
    // Of few it is asked where each is; else it takes few spots until there are enough.
    const there = found.total * 32 < this.#of.length ? this.#bySpot(found) : undefined;
    const countAt = (spot: number) => {
      if (there) return there.get(spot)?.length ?? 0;
      return isAll ? this.#places.countOf(spot) : this.#places.countAmong(spot, found.has);
    };
    const placesAt = (spot: number) =>
      there ? Int32Array.from(there.get(spot) ?? []) : this.#places.of(spot).filter(found.has);
    const rings: Near[][] = [];
    const see = (spot: number) => {
      const distance = straightTo(centre, this.#spots[spot] ?? unknown);
      (rings[Math.min(Math.floor(distance), furthest)] ??= []).push({ spot, distance });
    };
    if (there) for (const spot of there.keys()) see(spot);
    else for (let spot = 0; spot < this.#spots.length; spot += 1) see(spot);
    for (const ring of rings) {
      if (!ring) continue;
      const total = ring.reduce((sum, { spot }) => sum + countAt(spot), 0);
      if (total > 0) yield { total, groups: () => equallyNear(ring, (spots) => joined(spots.map(placesAt))) };
    }
  }

  #bySpot(found: FoundJobs): Map<number, number[]> {
    const there = new Map<number, number[]>();
    found.each((place) => {
      const spot = this.#of[place] ?? nowhere;
      const places = there.get(spot);
      if (places) places.push(place);
      else there.set(spot, [place]);
    });
    return there;
  }
}

/** One after the other. */
function joined(lists: readonly Int32Array[]): Int32Array {
  const [first] = lists;
  if (first && lists.length === 1) return first;
  const places = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  for (const list of lists) {
    places.set(list, length);
    length += list.length;
  }
  return places;
}

const unknown: Spot = { province: '', city: null, location: null };

interface Near {
  readonly spot: number;
  readonly distance: number;
}

/** One group after the other, as long as somebody wants them. */
function* equallyNear<Group>(ring: Near[], groupAt: (spots: readonly number[]) => Group): Generator<Group> {
  ring.sort((one, other) => one.distance - other.distance);
  let equal: number[] = [];
  for (const [n, { spot, distance }] of ring.entries()) {
    equal.push(spot);
    if (distance === ring[n + 1]?.distance) continue;
    yield groupAt(equal);
    equal = [];
  }
}

/** As `cube` writes a point: `(1, 2, 3)`. */
export function vectorOf(point: string): Vector {
  const [x = 0, y = 0, z = 0] = point.slice(1, -1).split(',').map(Number);
  return [x, y, z];
}
