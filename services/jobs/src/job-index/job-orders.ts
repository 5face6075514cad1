import { bestOf, type Score } from './best-of.ts';
import { but, listOf } from './bits.ts';
import {
  comparing,
  type DistanceOf,
  newestFirst,
  nowhere,
  type OrderedJobs,
  type OrderKey,
  type OrderName,
} from './comparing.ts';
import { FoundJobs, type JobSet } from './found-jobs.ts';
import { Order } from './order.ts';

/** So many of the newest are scored. */
const mostScored = 3000;

/** So many that are listed are compared with each other, without looking at the order of all. */
const fewCompared = 100;

/** So many on a page, or tied with who is, are compared with each other. */
const mostCompared = 500;

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

interface Reached {
  /** In the order of one key. */
  readonly places: number[];
  /** How many of these come before the page. */
  readonly skip: number;
}

interface Stretch {
  readonly from: number;
  readonly size: number;
  readonly distanceOf?: DistanceOf | undefined;
}

/** The orders of all jobs, each made when it is first asked for, or before that, and kept up from then on. */
export class JobOrders {
  readonly #jobs: OrderedJobs;
  readonly #paid: () => JobSet;
  readonly #orders = new Map<OrderName, Order>();

  /** @param paid those that have a pay */
  constructor(jobs: OrderedJobs, paid: () => JobSet) {
    this.#jobs = jobs;
    this.#paid = paid;
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
      return [...found.places].sort(comparing(this.#jobs, keys, distanceOf)).slice(from, from + size);
    if (others.length === 0) return this.#stretch(found, first, from, size);
    const reached = this.#withTied(found, first, from, size);
    const compare = comparing(this.#jobs, keys, distanceOf);
    if (reached.places.length <= mostCompared)
      return reached.places.sort(compare).slice(reached.skip, reached.skip + size);
    const { starting, between, ending, skip } = this.#byTies(reached, first, size);
    const page = this.#ofTied(starting, others, { from: skip, size, distanceOf });
    page.push(...between.sort(compare));
    const left = { from: 0, size: size - page.length, distanceOf };
    return left.size > 0 ? [...page, ...this.#ofTied(ending, others, left)] : page;
  }

  /** Those on a page by one key and all who tie with its first or its last: by other keys these may belong there instead. */
  #withTied(found: FoundJobs, key: OrderKey, from: number, size: number): Reached {
    const compare = comparing(this.#jobs, [key], nowhere, 0);
    let [start, end] = [from, from + size];
    for (let more = 16 * size; ; more *= 16) {
      const places = this.#stretch(found, key, start, end - start);
      const skip = from - start;
      const isTied = (one: number, other: number) => compare(places[one] ?? 0, places[other] ?? 0) === 0;
      const isBegun = start === 0 || places.length <= skip || !isTied(0, skip);
      const isOver = places.length < end - start || !isTied(skip + size - 1, places.length - 1);
      if (isBegun && isOver) return { places, skip };
      if (!isBegun) start = Math.max(0, start - more);
      if (!isOver) end += more;
    }
  }

  /** Where many tie, these have an order of their own by the other keys. */
  #byTies({ places, skip }: Reached, key: OrderKey, size: number) {
    const compare = comparing(this.#jobs, [key], nowhere, 0);
    const [first = 0, last = 0] = [places[skip], places[Math.min(skip + size, places.length) - 1]];
    const begin = places.findIndex((place) => compare(place, first) === 0);
    const tiedWith = (one: number, from: number) => {
      const end = places.findIndex((place, at) => at >= from && compare(place, one) !== 0);
      return places.slice(from, end === -1 ? undefined : end);
    };
    const starting = tiedWith(first, begin);
    if (compare(first, last) === 0) return { starting, between: [], ending: [], skip: skip - begin };
    const next = places.findIndex((place, at) => at >= begin + starting.length && compare(place, last) === 0);
    const between = places.slice(begin + starting.length, next);
    return { starting, between, ending: tiedWith(last, next), skip: skip - begin };
  }

  #ofTied(places: number[], keys: readonly OrderKey[], stretch: Stretch): number[] {
    const { from, size, distanceOf = nowhere } = stretch;
    const [first, ...others] = keys;
    if (first?.name !== 'distance')
      return this.page(
        FoundJobs.at(Int32Array.from(places), this.#jobs.places),
        keys,
        from,
        size,
        distanceOf,
      );
    const sign = first.direction === 'desc' ? -1 : 1;
    const equallyFar = new Map<number, number[]>();
    for (const place of places) {
      const distance = sign * distanceOf(place);
      const tied = equallyFar.get(distance);
      if (tied) tied.push(place);
      else equallyFar.set(distance, [place]);
    }
    const page: number[] = [];
    let skip = from;
    for (const distance of Float64Array.from(equallyFar.keys()).sort()) {
      const tied = equallyFar.get(distance) ?? [];
      const left = { from: skip, size: size - page.length, distanceOf };
      if (tied.length > skip)
        page.push(
          ...(others.length > 0
            ? this.#ofTied(tied, others, left)
            : tied.sort(comparing(this.#jobs, keys, distanceOf)).slice(skip, skip + left.size)),
        );
      skip = Math.max(0, skip - tied.length);
      if (page.length === size) break;
    }
    return page;
  }

  /** So many of those found after the first `from`, by their score, and then by these keys. */
  best(
    found: FoundJobs,
    score: Score,
    keys: readonly OrderKey[],
    { from, size, distanceOf }: Stretch,
  ): number[] {
    const isFew = found.total <= mostScored;
    const places = isFew ? found.places : this.#stretch(found, newestFirst, 0, mostScored);
    const compare = comparing(this.#jobs, keys, distanceOf);
    const page =
      from < places.length ? bestOf(new Int32Array(places).sort(), score, compare, { from, size }) : [];
    const rest = isFew ? 0 : size - page.length;
    return rest > 0 ? [...page, ...this.#stretch(found, newestFirst, from + page.length, rest)] : page;
  }

  #stretch(found: FoundJobs, { name, direction }: OrderKey, from: number, size: number): number[] {
    if (name === 'distance') return [];
    const descending = direction === 'desc';
    if (name !== 'salary' || !descending) {
      return this.#order(name).page(found, { from, size, descending });
    }
    const isPaid = this.#paid();
    const paid = FoundJobs.inEach(this.#jobs.all, [found, isPaid]);
    const page = this.#order(name).page(paid, { from, size, descending });
    if (page.length === size) return page;
    const { places } = this.#jobs;
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
      comparing(this.#jobs, [{ name, direction: 'asc' }]),
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
    const places = listOf(jobs);
    if (name === 'datePosted') return places.sort(comparing(this.#jobs, [{ name, direction: 'asc' }]));
    const ranks =
      name === 'title'
        ? ranksOf(places, titleAt, (titles) => [...titles].sort())
        : ranksOf(places, payAt, (pays) => Float64Array.from(pays).sort());
    const numbers = Float64Array.from(ranks, (rank, n) => rank * idsEnd + idAt(places[n] ?? 0)).sort();
    return places.map((_, n) => placeOf((numbers[n] ?? 0) % idsEnd) ?? 0);
  }
}
