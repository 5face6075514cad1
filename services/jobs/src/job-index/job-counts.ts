import { payLevels } from '@puente/domain/job-search';
import { LRUCache } from 'lru-cache';
import { type Bits, bitsFor, eachOf } from './bits.ts';
import { type Column, type Meant, StepColumn, ValueColumn } from './columns.ts';
import { Cubes } from './cubes.ts';

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
export type SingleFacet = Exclude<FacetField, 'affinities'>;

/** What has steps: how much is paid, and since when it is open. */
type StepField = 'annualSalary' | 'publishedAt';
export type CountedField = FacetField | StepField;

type Counted = Readonly<
  Record<SingleFacet, string> & {
    affinities: readonly string[];
    annualSalary: number | null;
    publishedAt: number;
  }
>;

/** How many jobs have each value of a field, or are on each of its steps or above. */
export interface Counts {
  /**
   * Of the jobs whose other codes are meant.
   * @returns undefined where too many combinations would have to be kept
   */
  of: (
    field: CountedField,
    meant: ReadonlyMap<CountedField, Meant>,
  ) => ReadonlyMap<string, number> | undefined;
}

/** Some of the jobs. */
export interface SomeJobs {
  /** Says all that `has` goes by. */
  readonly key: string;
  readonly has: (place: number) => boolean;
  readonly total: () => number;
  readonly places: () => Int32Array;
}

interface Kept {
  readonly has: SomeJobs['has'];
  readonly cubes: Cubes<CountedField>;
}

const room = { cells: 2 ** 16, cellsInAll: 2 ** 21 };
/** Of some jobs: so that a few that are narrowed by much do not push out all others. */
const roomOfSome = { cells: 2 ** 15, cellsInAll: 2 ** 17 };
/** Of all such together. */
const mostCellsOfSome = 2 ** 20;
/** Fewer are counted one by one, in some 0.1 ms for all facets. */
const leastKept = 1000;
const mostKept = 128;
const mostRemembered = 5000;

/** The jobs of a `JobIndex` by what they are filtered and counted by: a byte or two for each. */
export class JobCounts implements Counts {
  readonly #facets: ReadonlyMap<FacetField, ValueColumn>;
  readonly #steps: Readonly<Record<StepField, StepColumn>>;
  readonly #columns: ReadonlyMap<CountedField, Column>;
  readonly #cubes: Cubes<CountedField>;
  /** Of some jobs, of those that were asked for last, by their keys. */
  readonly #ofSome = new LRUCache<string, Kept>({ max: mostKept });
  /** By their keys, what was asked for together once. */
  readonly #askedOnce = new LRUCache<string, true>({ max: mostRemembered });

  constructor(size: number) {
    this.#facets = new Map(facetFields.map((field) => [field, new ValueColumn(size)]));
    this.#steps = { annualSalary: new StepColumn(payLevels, size), publishedAt: new StepColumn([], size) };
    const { annualSalary, publishedAt } = this.#steps;
    this.#columns = new Map<CountedField, Column>([
      ...this.#facets,
      ['annualSalary', annualSalary],
      ['publishedAt', publishedAt],
    ]);
    this.#cubes = new Cubes(this.#columns, room);
  }

  put(place: number, job: Counted): void {
    for (const [field, column] of this.#facets) column.put(place, [job[field]].flat());
    this.#steps.annualSalary.put(place, job.annualSalary ?? 0);
    this.#steps.publishedAt.put(place, job.publishedAt);
    this.#count(place, 1);
  }

  remove(place: number): void {
    this.#count(place, -1);
    for (const column of this.#columns.values()) column.remove(place);
  }

  #count(place: number, by: 1 | -1): void {
    this.#cubes.count(place, by);
    for (const { cubes, has } of this.#ofSome.values()) if (has(place)) cubes.count(place, by);
  }

  grow(size: number): void {
    for (const column of this.#columns.values()) column.grow(size);
  }

  /** How many different values jobs have had. */
  valuesOf(field: FacetField): number {
    return this.#facet(field).length;
  }

  /** Which codes of a facet have a value that `fits`. */
  meaning(field: FacetField, fits: (value: string) => boolean): Meant {
    return this.#facet(field).meaning(fits);
  }

  /** The same of what is at least so much; undefined where that is no step that is counted by. */
  meaningFrom(field: StepField, least: number): Meant | undefined {
    return this.#steps[field].from(least);
  }

  has(field: FacetField, meant: Meant): (place: number) => boolean {
    const column = this.#facet(field);
    return (place) => meant[column.codes[place] ?? 0] === 1;
  }

  /** The same of one value, where each job has one: without trying each that there is. */
  hasValue(field: SingleFacet, value: string): (place: number) => boolean {
    return this.#facet(field).hasOnly(value);
  }

  having(field: FacetField, meant: Meant): Bits {
    const { codes } = this.#facet(field);
    const bits = bitsFor(codes.length);
    // Not by a function of a place, as `bitsOf`: among a million it takes a sixth of that.
    for (let at = 0; at < bits.length; at += 1) {
      let word = 0;
      for (let n = 0; n < 32; n += 1) word |= (meant[codes[at * 32 + n] ?? 0] ?? 0) << n;
      bits[at] = word;
    }
    return bits;
  }

  /**
   * Counts by other instants.
   * @param steps from low to high
   * @param publishedAt by the place
   */
  countSince(steps: readonly number[], all: Bits, publishedAt: Float64Array): void {
    const since = this.#steps.publishedAt;
    if (steps.join() === since.steps.join()) return;
    since.moveTo(steps);
    const codeAt = (place: number) => since.codeOf(publishedAt[place] ?? NaN);
    const moved: number[] = [];
    eachOf(all, (place) => {
      if (since.codes[place] !== codeAt(place)) moved.push(place);
    });
    let write = () => {
      for (const place of moved) since.put(place, publishedAt[place] ?? NaN);
    };
    for (const { cubes, has } of this.#ofSome.values()) {
      const [there, writeAll] = [moved.filter(has), write];
      write = () => cubes.moving('publishedAt', there, writeAll);
    }
    this.#cubes.moving('publishedAt', moved, write);
  }

  /** Of all jobs. */
  of(field: CountedField, meant: ReadonlyMap<CountedField, Meant>): ReadonlyMap<string, number> | undefined {
    return this.#byValue(this.#cubes, field, meant);
  }

  /**
   * The same of some jobs: kept up from the second time that somebody asks for some fields of them together, since what nobody asks for again is
   * counted sooner one by one. Undefined until then, and where they are few.
   */
  ofSome(jobs: SomeJobs): Counts | undefined {
    if (!this.#ofSome.has(jobs.key) && jobs.total() < leastKept) return undefined;
    return {
      of: (field, meant) => {
        const together = `${jobs.key} ${[...meant.keys(), field].sort().join()}`;
        if (!this.#askedOnce.get(together)) {
          this.#askedOnce.set(together, true);
          return undefined;
        }
        const cubes = this.#cubesOf(jobs);
        const { cells } = cubes;
        const counts = this.#byValue(cubes, field, meant);
        if (cubes.cells > cells) this.#makeRoom();
        return counts;
      },
    };
  }

  #cubesOf({ has, key, places }: SomeJobs): Cubes<CountedField> {
    let kept = this.#ofSome.get(key);
    if (!kept) {
      kept = { has, cubes: new Cubes(this.#columns, roomOfSome, places) };
      this.#ofSome.set(key, kept);
    }
    return kept.cubes;
  }

  /** The last to be asked for is the last to go. */
  #makeRoom(): void {
    let cells = 0;
    for (const { cubes } of this.#ofSome.values()) cells += cubes.cells;
    while (cells > mostCellsOfSome) cells -= this.#ofSome.pop()?.cubes.cells ?? cells;
  }

  #byValue(cubes: Cubes<CountedField>, field: CountedField, meant: ReadonlyMap<CountedField, Meant>) {
    const counts = cubes.of(field, meant);
    return counts && this.#column(field).byValue(counts);
  }

  /** Of the jobs at some places, one by one. */
  among(field: CountedField, places: Int32Array): ReadonlyMap<string, number> {
    const column = this.#column(field);
    const { codes, length } = column;
    const counts = new Int32Array(length);
    for (const place of places) {
      const code = codes[place] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    return column.byValue(counts);
  }

  #facet(field: FacetField): ValueColumn {
    const column = this.#facets.get(field);
    if (!column) throw new TypeError(`No facet is called ${field}`);
    return column;
  }

  #column(field: CountedField): Column {
    const column = this.#columns.get(field);
    if (!column) throw new TypeError(`Nothing is counted by ${field}`);
    return column;
  }
}
