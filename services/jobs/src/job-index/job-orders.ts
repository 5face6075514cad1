import { type Bits, but, count, eachOf } from './bits.ts';
import { FoundJobs, type JobSet } from './found-jobs.ts';
import { Order } from './order.ts';

/** What jobs are ordered by without the database. */
export const orderNames = ['datePosted', 'salary', 'title'] as const;
export type OrderName = (typeof orderNames)[number];

export interface OrderKey {
  readonly name: OrderName | 'distance';
  readonly direction: 'asc' | 'desc';
}

/** How far the job at a place is from somewhere. */
export type DistanceOf = (place: number) => number;

const nowhere: DistanceOf = () => 0;

/** What jobs are compared by, each by its place in the index. */
export interface OrderedJobs {
  readonly all: Bits;
  /** Above any place. */
  readonly places: number;
  /** Those that have a pay. */
  readonly paid: JobSet;
  idAt: (place: number) => number;
  placeOf: (id: number) => number;
  publishedAt: (place: number) => number;
  /** `NaN` where it has none. */
  payAt: (place: number) => number;
  /** Without accents and capitals. */
  titleAt: (place: number) => string;
}

/** How well a job answers: of the index by its place, of a window by its slot. */
export type Score = (place: number) => number;

/** So many of the newest are scored. */
const mostScored = 3000;

/** So many that are listed are compared with each other, without looking at the order of all. */
const fewCompared = 100;

/** Above any id. */
const idsEnd = 2 ** 31;

/** Of each place how many different keys come before its own. `NaN` comes last. */
function ranksOf<Key>(
  places: Int32Array,
  keyAt: (place: number) => Key,
  sorted: (different: Iterable<Key>) => Iterable<Key>,
): Int32Array {
  const different = new Set<Key>();
  for (const place of places) different.add(keyAt(place));
  const ranks = new Map<Key, number>();
  for (const key of sorted(different)) ranks.set(key, ranks.size);
  return places.map((place) => ranks.get(keyAt(place)) ?? 0);
}

type Compare = (one: number, other: number) => number;

const inOrder =
  <Key extends string | number>(keyAt: (place: number) => Key, sign: number): Compare =>
  (one, other) => {
    const [mine, theirs] = [keyAt(one), keyAt(other)];
    return mine === theirs ? 0 : mine < theirs ? -sign : sign;
  };

const newest: OrderKey = { name: 'datePosted', direction: 'desc' };

interface Stretch {
  readonly from: number;
  readonly size: number;
  readonly distanceOf?: DistanceOf | undefined;
}

/** Each is put among the best so far or left out, the newest places first: of who ties, these come first, and nobody is put before them. */
function bestOf(places: Int32Array, score: Score, compare: Compare, { from, size }: Stretch): number[] {
  const scores = new Float64Array(places.length);
  const scoreAt = (n: number) => scores[n] ?? 0;
  const placeAt = (n: number) => places[n] ?? 0;
  const isBetter = (one: number, other: number) =>
    (scoreAt(one) - scoreAt(other) || compare(placeAt(other), placeAt(one))) > 0;
  const best: number[] = [];
  for (let n = places.length - 1; n >= 0; n -= 1) {
    scores[n] = score(placeAt(n));
    const isFull = best.length === from + size;
    if (isFull && !isBetter(n, best.at(-1) ?? 0)) continue;
    if (isFull) best.pop();
    let [start, end] = [0, best.length];
    while (start < end) {
      const middle = (start + end) >>> 1;
      if (isBetter(n, best[middle] ?? 0)) end = middle;
      else start = middle + 1;
    }
    best.splice(start, 0, n);
  }
  return best.slice(from).map(placeAt);
}

/** The orders of all jobs, each made when it is first asked for, or before that, and kept up from then on. */
export class JobOrders {
  readonly #jobs: OrderedJobs;
  readonly #orders = new Map<OrderName, Order>();

  constructor(jobs: OrderedJobs) {
    this.#jobs = jobs;
  }

  /** After a job's keys were written. */
  put(place: number): void {
    for (const order of this.#orders.values()) order.put(place, this.#jobs.places);
  }

  remove(place: number): void {
    for (const order of this.#orders.values()) order.remove(place);
  }

  /**
   * So many of those found after the first `from`, by these keys, of which the first is no distance; those without a pay come last
   * either way, and what ties is in the order of ids, in the direction of the last key.
   */
  page(
    found: FoundJobs,
    keys: readonly OrderKey[],
    from: number,
    size: number,
    distanceOf = nowhere,
  ): number[] {
    const [first, ...others] = keys;
    if (!first) return [];
    if (found.listed && found.total <= fewCompared)
      return [...found.places].sort(this.comparing(keys, distanceOf)).slice(from, from + size);
    if (others.length === 0) return this.#stretch(found, first, from, size);
    // Who ties with the last of the page by the first key may belong on it by the others.
    const compare = this.comparing(keys, distanceOf);
    const byFirst = this.comparing([first], distanceOf, 0);
    const reached = this.#stretch(found, first, 0, from + size);
    for (let more = size; reached.length >= from + size; more *= 2) {
      const next = this.#stretch(found, first, reached.length, more);
      const tied = next.findIndex((place) => byFirst(place, reached.at(-1) ?? 0) !== 0);
      reached.push(...(tied === -1 ? next : next.slice(0, tied)));
      if (tied !== -1 || next.length < more) break;
    }
    return reached.sort(compare).slice(from, from + size);
  }

  /** So many of those found after the first `from`, by their score, and then by these keys. */
  best(
    found: FoundJobs,
    score: Score,
    keys: readonly OrderKey[],
    { from, size, distanceOf }: Stretch,
  ): number[] {
    const isFew = found.total <= mostScored;
    const places = isFew ? found.places : Int32Array.from(this.#stretch(found, newest, 0, mostScored));
    const compare = this.comparing(keys, distanceOf);
    const page = from < places.length ? bestOf(places, score, compare, { from, size }) : [];
    const rest = isFew ? 0 : size - page.length;
    return rest > 0 ? [...page, ...this.#stretch(found, newest, from + page.length, rest)] : page;
  }

  #stretch(found: FoundJobs, { name, direction }: OrderKey, from: number, size: number): number[] {
    if (name === 'distance') return [];
    const descending = direction === 'desc';
    if (name !== 'salary' || !descending) {
      return this.#order(name).page(found, { from, size, descending });
    }
    const paid = FoundJobs.inEach(this.#jobs.all, [found, this.#jobs.paid]);
    const page = this.#order(name).page(paid, { from, size, descending });
    if (page.length === size) return page;
    const { paid: isPaid, places } = this.#jobs;
    const unpaid = found.listed
      ? FoundJobs.at(
          found.places.filter((place) => !isPaid.has(place)),
          places,
        )
      : FoundJobs.of(but(found.bits, isPaid.bits));
    const rest = { from: Math.max(0, from - paid.total), size: size - page.length, descending };
    return [...page, ...this.#order(name).page(unpaid, rest)];
  }

  prepare(name: OrderName): void {
    this.#order(name);
  }

  #order(name: OrderName): Order {
    const known = this.#orders.get(name);
    if (known) return known;
    const order = new Order(
      this.comparing([{ name, direction: 'asc' }]),
      this.#sorted(name),
      this.#jobs.places,
    );
    this.#orders.set(name, order);
    return order;
  }

  /**
   * All of them, ascending. Few keys differ: these are sorted, and then numbers of a key's rank and an id, without comparing, which
   * among a million takes half the time.
   */
  #sorted(name: OrderName): Int32Array {
    const { all: jobs, idAt, placeOf, payAt, titleAt } = this.#jobs;
    const places = new Int32Array(count(jobs));
    let at = 0;
    eachOf(jobs, (place) => {
      places[at] = place;
      at += 1;
    });
    if (name === 'datePosted') return places.sort(this.comparing([{ name, direction: 'asc' }]));
    const ranks =
      name === 'title'
        ? ranksOf(places, titleAt, (titles) => [...titles].sort())
        : ranksOf(places, payAt, (pays) => Float64Array.from(pays).sort());
    const numbers = Float64Array.from(ranks, (rank, n) => rank * idsEnd + idAt(places[n] ?? 0)).sort();
    return places.map((_, n) => placeOf((numbers[n] ?? 0) % idsEnd));
  }

  /** @param byId what ids decide where all keys tie: 0 nothing */
  comparing(
    keys: readonly OrderKey[],
    distanceOf = nowhere,
    byId = keys.at(-1)?.direction === 'desc' ? -1 : 1,
  ): Compare {
    const compares = keys.map(({ name, direction }) =>
      this.#by(name, direction === 'desc' ? -1 : 1, distanceOf),
    );
    const { idAt } = this.#jobs;
    return (one, other) => {
      for (const compare of compares) {
        const order = compare(one, other);
        if (order !== 0) return order;
      }
      return byId * (idAt(one) - idAt(other));
    };
  }

  #by(name: OrderKey['name'], sign: number, distanceOf: DistanceOf): Compare {
    const { publishedAt, payAt, titleAt } = this.#jobs;
    switch (name) {
      case 'datePosted':
        return (one, other) => sign * (publishedAt(one) - publishedAt(other));
      case 'salary':
        return (one, other) => {
          const [mine, theirs] = [payAt(one), payAt(other)];
          if (Number.isNaN(mine) || Number.isNaN(theirs))
            return Number(Number.isNaN(mine)) - Number(Number.isNaN(theirs));
          return sign * (mine - theirs);
        };
      case 'distance':
        return inOrder(distanceOf, sign);
      case 'title':
        return inOrder(titleAt, sign);
    }
  }
}
