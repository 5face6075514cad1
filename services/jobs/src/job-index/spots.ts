import { LRUCache } from 'lru-cache';
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

/** Straight through the Earth, in kilometres. */
export function straightTo(centre: Vector, { location }: Spot): number {
  return location ? Math.hypot(...location.map((one, at) => one - (centre[at] ?? 0))) : Infinity;
}

/** Through the whole Earth. */
const furthest = 12_743;
const nowhere = -1;

/** Of a thousand spots a kB each. */
const mostAreas = 300;

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
  /** Whether each spot fits, 1 or 0, by what somebody asked for: of the spots that there were then. */
  readonly #areas = new LRUCache<string, Uint8Array>({ max: mostAreas });

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

  /** Whether the job at a place is at a spot that fits. @param key says all that `fits` goes by */
  isAt(where: Where): (place: number) => boolean {
    const fitting = this.#fitting(where);
    return (place) => fitting[this.#of[place] ?? nowhere] === 1;
  }

  /** How many are at spots that fit. */
  countAt(where: Where): number {
    return this.#fittingOnes(where).reduce((count, spot) => count + this.#places.countOf(spot), 0);
  }

  /** The places at spots that fit, until one comes or leaves. Not to be written to. */
  placesAt(where: Where): Int32Array {
    const spots = this.#fittingOnes(where);
    const [first = nowhere] = spots;
    if (spots.length < 2) return this.#places.of(first);
    const places = new Int32Array(this.countAt(where));
    let length = 0;
    for (const spot of spots) {
      places.set(this.#places.of(spot), length);
      length += this.#places.countOf(spot);
    }
    return places;
  }

  #fittingOnes(where: Where): number[] {
    const spots: number[] = [];
    this.#fitting(where).forEach((isFitting, spot) => isFitting === 1 && spots.push(spot));
    return spots;
  }

  #fitting({ key, fits }: Where): Uint8Array {
    const known = this.#areas.get(key) ?? new Uint8Array();
    if (known.length === this.#spots.length) return known;
    const fitting = Uint8Array.from(this.#spots, (spot, number) => known[number] ?? Number(fits(spot)));
    this.#areas.set(key, fitting);
    return fitting;
  }

  /** Through the Earth, in kilometres. */
  distance(centre: Vector, place: number): number {
    return straightTo(centre, this.#spots[this.#of[place] ?? nowhere] ?? unknown);
  }

  fits(place: number, { fits }: Where): boolean {
    const spot = this.#spots[this.#of[place] ?? nowhere];
    return spot !== undefined && fits(spot);
  }

  /**
   * So many places of those found after the first `from`, the nearest first.
   * @param compare those that are equally near
   */
  nearest(found: Int32Array, centre: Vector, { from, size, compare }: Stretch): number[] {
    const { spots, before } = this.#around(found, centre, from, from + size);
    const ranks = new Map<number, number>();
    let last: Near | undefined;
    for (const near of spots) {
      ranks.set(near.spot, near.distance === last?.distance ? (ranks.get(last.spot) ?? 0) : ranks.size);
      last = near;
    }
    const rank = (place: number) => ranks.get(this.#of[place] ?? nowhere) ?? 0;
    const there = found.filter((place) => ranks.has(this.#of[place] ?? nowhere));
    return [...there]
      .sort((one, other) => rank(one) - rank(other) || compare(one, other))
      .slice(from - before, from - before + size);
  }

  /** The spots, by their distance, of those that are found there and come in this stretch; and how many come before these. */
  #around(found: Int32Array, centre: Vector, from: number, to: number): { spots: Near[]; before: number } {
    const counts = new Int32Array(this.#spots.length);
    for (const place of found) {
      const spot = this.#of[place] ?? nowhere;
      counts[spot] = (counts[spot] ?? 0) + 1;
    }
    // Kilometre by kilometre, so that only the spots of some of them are sorted.
    const rings: Near[][] = [];
    for (const [spot, count] of counts.entries()) {
      if (count === 0) continue;
      const distance = straightTo(centre, this.#spots[spot] ?? unknown);
      (rings[Math.min(Math.floor(distance), furthest)] ??= []).push({ spot, distance, count });
    }
    let [before, reached] = [0, 0];
    const spots: Near[] = [];
    for (const ring of rings) {
      if (!ring) continue;
      const inRing = ring.reduce((sum, { count }) => sum + count, 0);
      if (reached + inRing <= from) before += inRing;
      else spots.push(...ring.sort((one, other) => one.distance - other.distance));
      reached += inRing;
      if (reached >= to) break;
    }
    return { spots, before };
  }
}

const unknown: Spot = { province: '', city: null, location: null };

interface Near {
  readonly spot: number;
  readonly distance: number;
  /** How many are there. */
  readonly count: number;
}

interface Stretch {
  readonly from: number;
  readonly size: number;
  readonly compare: (one: number, other: number) => number;
}

/** As `cube` writes a point: `(1, 2, 3)`. */
export function vectorOf(point: string): Vector {
  const [x = 0, y = 0, z = 0] = point.slice(1, -1).split(',').map(Number);
  return [x, y, z];
}
