import { add, all, any, type Bits, bitsFor, but, has, numbersOf, remove } from './bits.ts';
import { JobOrders, type OrderedJobs, type OrderKey } from './job-orders.ts';
import { type Name, Names } from './names.ts';

/** What jobs are filtered by whose values are few. */
export const facetFields = [
  'country',
  'province',
  'category',
  'subcategory',
  'modality',
  'workLanguage',
  'visaRequirement',
  'jobType',
  'affinities',
] as const;
export type FacetField = (typeof facetFields)[number];

/** What jobs are filtered by whose values are numbers; what has none is `NaN`. */
const numberFields = ['employerId', 'annualSalary', 'publishedAt', 'closesOn'] as const;
type NumberField = (typeof numberFields)[number];

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
}

const firstSize = 1024;
/** How many ranges are kept for who asks for them again. */
const mostRanges = 50;

/**
 * All open jobs, held as sets of bits: of those with a value of a facet, and by numbers. A job keeps its place in them
 * while it is open. So a list is counted by any filters, and every value of a facet within it, in microseconds for each
 * ten thousand jobs, without asking the database (decision 33).
 */
export class JobIndex {
  #size = firstSize;
  #places = new Map<number, number>();
  #free: number[] = [];
  #lastId = 0;
  #ids = new Int32Array(firstSize);
  #titles: Name[] = [];
  #employers = new Map<number, number>();
  #all = bitsFor(firstSize);
  #values = new Map<FacetField, Map<string, Bits>>(facetFields.map((field) => [field, new Map()]));
  #numbers = new Map<NumberField, Float64Array>(
    numberFields.map((field) => [field, new Float64Array(firstSize).fill(NaN)]),
  );

  /** Those that were asked for since something was written. */
  #ranges = new Map<string, Bits>();

  readonly titles = new Names();

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
    this.#ranges.clear();
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
    for (const field of facetFields) {
      for (const value of [job[field]].flat()) add(this.#bitsToWrite(field, value), place);
    }
    this.#setNumber('employerId', place, job.employerId);
    this.#setNumber('annualSalary', place, job.annualSalary ?? NaN);
    this.#setNumber('publishedAt', place, job.publishedAt);
    this.#setNumber('closesOn', place, job.closesOn ?? Infinity);
    this.#orders.put(place, before);
  }

  /** Whose last day is before this one. */
  removeOver(today: number): void {
    const inTime = this.within('closesOn', today);
    for (const id of this.idsOf(but(this.all, inTime))) this.remove(id);
  }

  remove(id: number): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#ranges.clear();
    this.#orders.remove(place);
    this.#forget(place);
    this.#places.delete(id);
    this.#free.push(place);
  }

  values(field: FacetField): ReadonlyMap<string, Bits> {
    return this.#values.get(field) ?? new Map();
  }

  /** The jobs with a value that `fits`. */
  having(field: FacetField, fits: (value: string) => boolean): Bits {
    const sets = [...this.values(field)].flatMap(([value, bits]) => (fits(value) ? [bits] : []));
    return sets.length === 1 ? all(sets) : any(sets, this.#size / 32);
  }

  /** The jobs whose number is at least `from` and, where given, below `to`. Not to be written to. */
  within(field: NumberField, from: number, to = Infinity): Bits {
    const key = `${field} ${from} ${to}`;
    const known = this.#ranges.get(key);
    if (known) return known;
    if (this.#ranges.size >= mostRanges) this.#ranges.clear();
    const bits = this.#range(field, from, to);
    this.#ranges.set(key, bits);
    return bits;
  }

  #range(field: NumberField, from: number, to: number): Bits {
    const numbers = this.#numbersOf(field);
    const bits = bitsFor(this.#size);
    for (let place = 0; place < numbers.length; place += 1) {
      const number = numbers[place] ?? NaN;
      if (number >= from && (number < to || to === Infinity)) add(bits, place);
    }
    return bits;
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

  /** So many ids of those found after the first `from`, in the order of these keys. */
  page(found: Bits, keys: readonly OrderKey[], from: number, size: number): number[] {
    return this.#orders.page(found, keys, from, size).map((place) => this.#ids[place] ?? 0);
  }

  /** Those of these ids that are found, as they come. */
  among(found: Bits, ids: readonly number[]): number[] {
    return ids.filter((id) => {
      const place = this.#places.get(id);
      return place !== undefined && has(found, place);
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
      publishedAt: (place) => this.#numbersOf('publishedAt')[place] ?? NaN,
      payAt: (place) => this.#numbersOf('annualSalary')[place] ?? NaN,
      titleAt: (place) => this.#titles[place]?.plain ?? '',
    };
  }

  #numbersOf(field: NumberField): Float64Array {
    return this.#numbers.get(field) ?? new Float64Array();
  }

  #setNumber(field: NumberField, place: number, value: number): void {
    this.#numbersOf(field)[place] = value;
  }

  #bitsToWrite(field: FacetField, value: string): Bits {
    const sets = this.#values.get(field);
    const bits = sets?.get(value) ?? bitsFor(this.#size);
    sets?.set(value, bits);
    return bits;
  }

  #forget(place: number): void {
    remove(this.#all, place);
    this.titles.remove(this.#titles[place]);
    const employer = this.#numbersOf('employerId')[place] ?? NaN;
    const left = this.jobsOf(employer) - 1;
    if (left > 0) this.#employers.set(employer, left);
    else this.#employers.delete(employer);
    for (const sets of this.#values.values()) for (const bits of sets.values()) remove(bits, place);
    for (const numbers of this.#numbers.values()) numbers[place] = NaN;
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
    const ids = new Int32Array(this.#size);
    ids.set(this.#ids);
    this.#ids = ids;
    this.#all = grown(this.#all, this.#size);
    for (const [field, before] of this.#numbers) {
      const numbers = new Float64Array(this.#size).fill(NaN);
      numbers.set(before);
      this.#numbers.set(field, numbers);
    }
    for (const sets of this.#values.values()) {
      for (const [value, before] of sets) {
        sets.set(value, grown(before, this.#size));
      }
    }
  }
}

function grown(before: Bits, size: number): Bits {
  const bits = bitsFor(size);
  bits.set(before);
  return bits;
}
