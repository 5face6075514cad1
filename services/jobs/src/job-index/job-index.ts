import { add, type Bits, bitsFor, bitsOf, but, has, numbersOf, remove } from './bits.ts';
import { type Meant } from './columns.ts';
import { IdPlaces } from './id-places.ts';
import { JobOrders, type OrderedJobs, type OrderKey, type OrderName } from './job-orders.ts';
import { type CountedField, type FacetField, JobCounts } from './job-counts.ts';
import { KeptSets } from './kept-sets.ts';
import { type Name, Names } from './names.ts';
import { type Spot, Spots, type Vector } from './spots.ts';

/** What jobs are filtered by whose values are numbers. */
interface Numbers {
  employerId: Int32Array;
  annualSalary: Int32Array;
  /** Milliseconds since 1970. */
  publishedAt: Float64Array;
  closesOn: Int32Array;
}
type NumberField = keyof Numbers;

/** An open job as lists ask for it. */
export interface IndexedJob extends Record<Exclude<FacetField, 'affinities'>, string> {
  id: number;
  title: string;
  affinities: string[];
  employerId: number;
  annualSalary: number | null;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** Days since 1970. */
  closesOn: number | null;
  city: string | null;
  /** As `cube` writes itself. */
  location: string | null;
}

const firstSize = 1024;
/** Of who has none: no pay, and no last day. */
const none = -1;
const never = 2 ** 31 - 1;

/**
 * All open jobs, held by columns: a job keeps its place in them while it is open. What is filtered by becomes a set of
 * bits, kept while it is asked for; counts of what may be filtered by are kept up. So a list is counted by any filters, and every value
 * of a facet within it, without asking the database (decision 33).
 */
export class JobIndex {
  #size = firstSize;
  #places = new IdPlaces();
  #free: number[] = [];
  #lastId = 0;
  readonly #spots = new Spots();
  #ids = new Int32Array(firstSize);
  #titles: Name[] = [];
  #employers = new Map<number, number>();
  #all = bitsFor(firstSize);
  readonly #kept = new KeptSets();
  /** By the place; NaN, or less than any that is asked for, where no job is. */
  #numbers: Numbers = {
    employerId: new Int32Array(firstSize).fill(none),
    annualSalary: new Int32Array(firstSize).fill(none),
    publishedAt: new Float64Array(firstSize).fill(NaN),
    closesOn: new Int32Array(firstSize).fill(none),
  };

  readonly titles = new Names();

  /** By what they are filtered by; `all` of it is written here alone. */
  readonly #counts = new JobCounts(firstSize);

  readonly #orders = new JobOrders(this.#asOrdered());

  get size(): number {
    return this.#places.size;
  }

  /** The last that was written, or one after it. */
  get lastId(): number {
    return this.#lastId;
  }

  /** Not to be written to. */
  get all(): Bits {
    return this.#all;
  }

  /** How many jobs an employer has open. */
  jobsOf(employer: number): number {
    return this.#employers.get(employer) ?? 0;
  }

  put(job: IndexedJob): void {
    const known = this.#places.get(job.id);
    const before = known === undefined ? undefined : this.#orders.keysAt(known);
    if (known !== undefined) this.#forget(known);
    const place = known ?? this.#newPlace();
    this.#places.set(job.id, place);
    this.#ids[place] = job.id;
    this.#lastId = Math.max(this.#lastId, job.id);
    this.#titles[place] = this.titles.add(job.title);
    this.#employers.set(job.employerId, this.jobsOf(job.employerId) + 1);
    add(this.#all, place);
    this.#counts.put(place, job);
    this.#write(place, {
      ...job,
      annualSalary: job.annualSalary ?? none,
      closesOn: job.closesOn ?? never,
    });
    this.#spots.put(place, job, this.#size);
    this.#orders.put(place, before);
    this.#kept.put(place);
  }

  /** Whose last day is before this one. */
  removeOver(today: number): void {
    const inTime = this.within('closesOn', today);
    for (const id of this.idsOf(but(this.all, inTime))) this.remove(id);
  }

  remove(id: number): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#orders.remove(place);
    this.#forget(place);
    this.#places.delete(id);
    this.#free.push(place);
  }

  /** The jobs with a value that `fits`. Not to be written to. */
  having(field: FacetField, fits: (value: string) => boolean): Bits {
    const meant = this.#counts.meaning(field, fits);
    const find = () => this.#counts.having(field, meant);
    return this.#kept.once(`${field} ${meant.join('')}`, this.#counts.has(field, meant), find);
  }

  /** The jobs whose number is at least `from` and, where given, below `to`. Not to be written to. */
  within(field: NumberField, from: number, to = Infinity): Bits {
    const hasIn = (numbers: Int32Array | Float64Array) => (place: number) => {
      const number = numbers[place] ?? NaN;
      return number >= from && (number < to || to === Infinity);
    };
    const has = (place: number) => hasIn(this.#numbers[field])(place);
    return this.#kept.once(`${field} ${from} ${to}`, has, () =>
      bitsOf(this.#size, hasIn(this.#numbers[field])),
    );
  }

  /** Which codes a filter of a facet means, for `counts`. */
  meaning(field: FacetField, fits: (value: string) => boolean): Meant {
    return this.#counts.meaning(field, fits);
  }

  /** The same of what is at least so much; undefined where that is no step that is counted by. */
  meaningFrom(field: 'annualSalary' | 'publishedAt', least: number): Meant | undefined {
    return this.#counts.meaningFrom(field, least);
  }

  /** Counts publications by these instants from now on. @param instants from low to high */
  countSince(instants: readonly number[]): void {
    this.#counts.countSince(instants, this.#all, this.#numbers.publishedAt);
  }

  /**
   * How many of all jobs have each value, or are on each step or above, among those whose other codes are meant.
   * @returns undefined where too many combinations would have to be kept
   */
  counts(
    field: CountedField,
    meant: ReadonlyMap<CountedField, Meant>,
  ): ReadonlyMap<string, number> | undefined {
    return this.#counts.of(field, meant);
  }

  /** The same of the jobs at some places, one by one. */
  countsAmong(field: CountedField, places: Int32Array): ReadonlyMap<string, number> {
    return this.#counts.among(field, places);
  }

  /** Of the jobs with these ids, those that are here. */
  ofIds(ids: Iterable<number>): Bits {
    const bits = bitsFor(this.#size);
    for (const id of ids) {
      const place = this.#places.get(id);
      if (place !== undefined) add(bits, place);
    }
    return bits;
  }

  /** So that who first asks for it does not wait: a second or so among a million. */
  prepareOrder(name: OrderName): void {
    this.#orders.prepare(name);
  }

  /** So many ids of those found after the first `from`, in the order of these keys. */
  page(found: Bits, keys: readonly OrderKey[], from: number, size: number): number[] {
    return this.#orders.page(found, keys, from, size).map((place) => this.#ids[place] ?? 0);
  }

  /** So many ids of those found after the first `from`, the nearest first, and those equally near by these keys. */
  nearest(found: Bits, centre: Vector, keys: readonly OrderKey[], from: number, size: number): number[] {
    const compare = this.#orders.comparing(keys);
    const places = this.#spots.nearest(found, centre, { from, size, compare });
    return places.map((place) => this.#ids[place] ?? 0);
  }

  /** The jobs at spots that fit. Not to be written to. @param key what it is kept by */
  at(key: string, fits: (spot: Spot) => boolean): Bits {
    const has = (place: number) => this.#spots.fits(place, fits);
    return this.#kept.once(key, has, () => this.#spots.at(this.#all, fits));
  }

  /** Those of these ids that are in all of the sets, as they come. */
  among(sets: readonly Bits[], ids: readonly number[]): number[] {
    return ids.filter((id) => {
      const place = this.#places.get(id);
      return place !== undefined && sets.every((set) => has(set, place));
    });
  }

  idsOf(bits: Bits): number[] {
    return Array.from(numbersOf(bits), (place) => this.#ids[place] ?? 0);
  }

  #asOrdered(): OrderedJobs {
    const index = this as JobIndex;
    return {
      get all() {
        return index.#all;
      },
      get places() {
        return index.#size;
      },
      get paid() {
        return index.within('annualSalary', 0);
      },
      idAt: (place) => this.#ids[place] ?? 0,
      placeOf: (id) => this.#places.get(id) ?? 0,
      publishedAt: (place) => this.#numbers.publishedAt[place] ?? NaN,
      payAt: (place) => {
        const pay = this.#numbers.annualSalary[place] ?? none;
        return pay === none ? NaN : pay;
      },
      titleAt: (place) => this.#titles[place]?.plain ?? '',
    };
  }

  #write(place: number, values: Record<NumberField, number>): void {
    const { employerId, annualSalary, publishedAt, closesOn } = this.#numbers;
    employerId[place] = values.employerId;
    annualSalary[place] = values.annualSalary;
    publishedAt[place] = values.publishedAt;
    closesOn[place] = values.closesOn;
  }

  #forget(place: number): void {
    this.#counts.remove(place);
    this.#kept.remove(place);
    remove(this.#all, place);
    this.titles.remove(this.#titles[place]);
    const employer = this.#numbers.employerId[place] ?? none;
    const left = this.jobsOf(employer) - 1;
    if (left > 0) this.#employers.set(employer, left);
    else this.#employers.delete(employer);
    this.#write(place, { employerId: none, annualSalary: none, publishedAt: NaN, closesOn: none });
  }

  #newPlace(): number {
    const freed = this.#free.pop();
    if (freed !== undefined) return freed;
    const next = this.#places.size;
    if (next >= this.#size) this.#grow();
    return next;
  }

  #grow(): void {
    this.#size *= 2;
    this.#kept.clear();
    this.#ids = into(new Int32Array(this.#size), this.#ids);
    this.#all = into(bitsFor(this.#size), this.#all);
    this.#counts.grow(this.#size);
    const { employerId, annualSalary, publishedAt, closesOn } = this.#numbers;
    this.#numbers = {
      employerId: into(new Int32Array(this.#size).fill(none), employerId),
      annualSalary: into(new Int32Array(this.#size).fill(none), annualSalary),
      publishedAt: into(new Float64Array(this.#size).fill(NaN), publishedAt),
      closesOn: into(new Int32Array(this.#size).fill(none), closesOn),
    };
  }
}

function into<Numbers extends Int32Array | Float64Array>(
  larger: Numbers,
  before: ArrayLike<number>,
): Numbers {
  larger.set(before);
  return larger;
}
