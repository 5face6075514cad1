import { add, type Bits, bitsFor, remove } from './bits.ts';
import { type OrderedJobs } from './comparing.ts';
import { IdPlaces } from './id-places.ts';
import { type IndexedJob } from './indexed-jobs.ts';
import { Names } from './names.ts';
import { never, none, notYet, NumberColumns } from './number-columns.ts';
import { windowSize } from './postings.ts';

/** The title of no job. */
const nobodys = -1;

/** What an index holds of each job by its place, but for what is counted, looked for, or where it is. Nobody takes the place of one that left. */
export class JobColumns implements OrderedJobs {
  #places = windowSize;
  #end = 0;
  readonly #placeOf = new IdPlaces();
  #ids = new Int32Array(this.#places);
  /** By their numbers: a million references would be looked through by each collection of garbage. */
  #titles = new Int32Array(this.#places).fill(nobodys);
  #all = bitsFor(this.#places);
  readonly numbers = new NumberColumns(this.#places);
  /** Of all jobs. */
  readonly titles = new Names();

  /** How many jobs there are. */
  get size(): number {
    return this.#placeOf.size;
  }

  /** Above any place. */
  get places(): number {
    return this.#places;
  }

  /** The first place that no job has had. */
  get end(): number {
    return this.#end;
  }

  /** Not to be written to. */
  get all(): Bits {
    return this.#all;
  }

  /** Whether there is no place for one more until `grow`. */
  get isFull(): boolean {
    return this.#end === this.#places;
  }

  /** @returns its place */
  put(job: IndexedJob): number {
    const place = this.#end++;
    this.#placeOf.set(job.id, place);
    this.#ids[place] = job.id;
    this.#titles[place] = this.titles.add(job.title);
    add(this.#all, place);
    this.numbers.write(place, {
      ...job,
      publishedAt: job.publishedAt ?? notYet,
      annualSalary: job.annualSalary ?? none,
      closesOn: job.closesOn ?? never,
      titleLength: job.title.length,
    });
    return place;
  }

  remove(place: number): void {
    this.#placeOf.delete(this.idAt(place));
    this.titles.remove(this.#titles[place] ?? nobodys);
    this.#titles[place] = nobodys;
    remove(this.#all, place);
    this.numbers.remove(place);
  }

  grow(): void {
    this.#places *= 2;
    const [ids, titles, jobs] = [this.#ids, this.#titles, this.#all];
    (this.#ids = new Int32Array(this.#places)).set(ids);
    (this.#titles = new Int32Array(this.#places).fill(nobodys)).set(titles);
    (this.#all = bitsFor(this.#places)).set(jobs);
    this.numbers.grow(this.#places);
  }

  employerAt(place: number): number {
    return this.numbers.at('employerId', place);
  }

  readonly placeOf = (id: number): number | undefined => this.#placeOf.get(id);

  readonly idAt = (place: number): number => this.#ids[place] ?? 0;

  readonly publishedAt = (place: number): number => this.numbers.at('publishedAt', place);

  readonly payAt = (place: number): number => {
    const pay = this.numbers.at('annualSalary', place);
    return pay === none ? NaN : pay;
  };

  readonly titleAt = (place: number): string => this.titles.plainOf(this.#titles[place] ?? nobodys);
}
