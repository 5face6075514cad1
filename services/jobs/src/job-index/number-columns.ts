import { type Bits, bitsOf } from './bits.ts';

/** What jobs are filtered by whose values are numbers. */
export interface Numbers {
  employerId: number;
  annualSalary: number;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** Days since 1970. */
  closesOn: number;
  titleLength: number;
}

export type NumberField = keyof Numbers;

/** Of who has none: no pay, no last day, and not published yet, which is after all that are. */
export const none = -1;
export const never = 2 ** 31 - 1;
export const notYet = Number.MAX_SAFE_INTEGER;

/** Where no job is: NaN, or less than any that is asked for. */
const nobody: Numbers = {
  employerId: none,
  annualSalary: none,
  publishedAt: NaN,
  closesOn: none,
  titleLength: 0,
};

/** The numbers of each job, by its place. */
export class NumberColumns {
  #size: number;
  #columns: Columns;

  constructor(size: number) {
    this.#size = size;
    this.#columns = columnsFor(size);
  }

  write(place: number, numbers: Numbers): void {
    const columns = this.#columns;
    columns.employerId[place] = numbers.employerId;
    columns.annualSalary[place] = numbers.annualSalary;
    columns.publishedAt[place] = numbers.publishedAt;
    columns.closesOn[place] = numbers.closesOn;
    columns.titleLength[place] = numbers.titleLength;
  }

  remove(place: number): void {
    this.write(place, nobody);
  }

  get publishedAt(): Float64Array {
    return this.#columns.publishedAt;
  }

  get titleLength(): Uint8ClampedArray {
    return this.#columns.titleLength;
  }

  at(field: NumberField, place: number): number {
    return this.#columns[field][place] ?? NaN;
  }

  /** The places whose number is at least `from`, and below `to`. */
  within(field: NumberField, from: number, to: number): Bits {
    const column = this.#columns[field];
    return bitsOf(this.#size, (place) => isWithin(column[place] ?? NaN, from, to));
  }

  grow(size: number): void {
    const before = this.#columns;
    this.#size = size;
    this.#columns = columnsFor(size);
    for (const field of fields) this.#columns[field].set(before[field]);
  }
}

const fields = Object.keys(nobody) as NumberField[];

export const isWithin = (number: number, from: number, to: number): boolean =>
  number >= from && (number < to || to === Infinity);

type Columns = Record<Exclude<NumberField, 'publishedAt' | 'titleLength'>, Int32Array> & {
  publishedAt: Float64Array;
  /** Up to 255, which is enough to prefer the shorter one: smaller, more of it is at hand when each job that was found is looked up. */
  titleLength: Uint8ClampedArray;
};

const columnsFor = (size: number): Columns => ({
  employerId: new Int32Array(size).fill(nobody.employerId),
  annualSalary: new Int32Array(size).fill(nobody.annualSalary),
  publishedAt: new Float64Array(size).fill(nobody.publishedAt),
  closesOn: new Int32Array(size).fill(nobody.closesOn),
  titleLength: new Uint8ClampedArray(size),
});
