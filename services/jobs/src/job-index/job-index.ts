import { type Score } from './best-of.ts';
import { type Bits, but, listOf } from './bits.ts';
import { type Meant } from './columns.ts';
import { type DistanceOf, type OrderKey, type OrderName } from './comparing.ts';
import { FoundJobs, type JobSet, type ListedJobs } from './found-jobs.ts';
import { type IndexedJob } from './indexed-jobs.ts';
import { JobColumns } from './job-columns.ts';
import { type Counts, type FacetField, JobCounts } from './job-counts.ts';
import { JobOrders } from './job-orders.ts';
import { JobWindow } from './job-window.ts';
import { JobWords, type Phrases } from './job-words.ts';
import { KeptSets } from './kept-sets.ts';
import { ListedSlots } from './listed-slots.ts';
import { type Names } from './names.ts';
import { isWithin, type NumberField } from './number-columns.ts';
import { PlaceLists } from './place-lists.ts';
import { windowSize } from './postings.ts';
import { type SlotSource } from './slots-of-each.ts';
import { Spots, type Vector, type Where } from './spots.ts';

/** Of more places whether they are found is told by a set, of fewer by asking for each. */
const mostAsked = 1000;
/** What holds fewer places takes little. */
const leastWorn = 20_000;

/**
 * All open jobs, held by columns: a job keeps its place in them while it stays as it is, and the newest have the last ones. What is filtered by becomes a set of
 * bits, kept while it is asked for, an employer or a place a list; counts of what may be filtered by are kept up. So a list is counted by any filters and words, and every
 * value of a facet within it, without asking the database (decisions 33 and 52).
 */
export class JobIndex {
  readonly #columns = new JobColumns();
  /** By what they are filtered by; it is written here alone. */
  readonly counts = new JobCounts(this.#columns.places);
  readonly #spots = new Spots();
  readonly #employers = new PlaceLists();
  /** Of what was asked since a job came or left. */
  #ofEmployers: WeakMap<readonly number[], ListedSlots> | undefined;
  readonly #kept = new KeptSets();
  readonly #orders = new JobOrders(this.#columns, () => this.within('annualSalary', 0));
  readonly words: JobWords;

  constructor(phrases: Phrases = new Map()) {
    this.words = new JobWords(phrases);
  }

  get size(): number {
    return this.#columns.size;
  }

  /** Not to be written to. */
  get all(): Bits {
    return this.#columns.all;
  }

  get titles(): Names {
    return this.#columns.titles;
  }

  put(job: IndexedJob): void {
    this.remove(job.id);
    if (this.#columns.isFull) this.#grow();
    const place = this.#columns.put(job);
    this.#employers.put(job.employerId, place);
    this.#ofEmployers = undefined;
    this.#spots.put(place, job, this.#columns.places);
    // Whose counts it belongs to is asked of the spots.
    this.counts.put(place, { ...job, publishedAt: this.#columns.publishedAt(place) });
    this.#orders.put(place);
    this.#kept.put(place);
    if (job.words !== undefined) this.words.put(place, job.words);
  }

  remove(id: number): void {
    const place = this.#columns.placeOf(id);
    if (place === undefined) return;
    this.#orders.remove(place);
    this.counts.remove(place);
    this.#kept.remove(place);
    this.#spots.remove(place);
    this.#employers.remove(this.#columns.employerAt(place), place);
    this.#ofEmployers = undefined;
    this.#columns.remove(place);
  }

  #grow(): void {
    this.#kept.clear();
    this.#columns.grow();
    this.counts.grow(this.#columns.places);
  }

  /** Whose last day is before this one. */
  removeOver(today: number): void {
    const inTime = this.within('closesOn', today).bits;
    for (const id of this.idsOf(but(this.all, inTime))) this.remove(id);
  }

  /** Whether most of its places are of jobs that left: nobody takes them, since words are found by their order. */
  get isWorn(): boolean {
    const { end, size } = this.#columns;
    return end > leastWorn && end > 2 * size;
  }

  /** Of a job that came without; one that has changed since has its own. */
  putWords(id: number, words: string): void {
    const place = this.#columns.placeOf(id);
    if (place === undefined) return;
    this.words.putAwaited(place, words);
  }

  /** Jobs that came one after the other, the newest first. */
  *windows(): Generator<JobWindow> {
    for (let end = Math.ceil(this.#columns.end / windowSize); end > 0; end -= 1) yield this.window(end - 1);
  }

  window(window: number): JobWindow {
    return new JobWindow(this, window);
  }

  /** The jobs with a value that `fits`. */
  having(field: FacetField, fits: (value: string) => boolean): JobSet {
    const meant = this.counts.meaning(field, fits);
    return this.#ofCodes(() => `${field} ${meant.join('')}`, field, meant);
  }

  /** The jobs with a value, for who asks again and again: without trying each value that there is. */
  havingValue(field: FacetField, value: string): JobSet {
    const meaning = () => this.counts.meaning(field, (one) => one === value);
    const keyOf = () => `${field} of ${this.counts.valuesOf(field)}: ${value}`;
    if (field === 'affinities') return this.#ofCodes(keyOf, field, meaning());
    return this.#kept.set(keyOf, this.counts.hasValue(field, value), () =>
      this.counts.having(field, meaning()),
    );
  }

  #ofCodes(keyOf: () => string, field: FacetField, meant: Meant): JobSet {
    return this.#kept.set(keyOf, this.counts.has(field, meant), () => this.counts.having(field, meant));
  }

  /** The jobs whose number is at least `from` and, where given, below `to`. */
  within(field: Exclude<NumberField, 'titleLength'>, from: number, to = Infinity): JobSet {
    const has = (place: number) => isWithin(this.#columns.numbers.at(field, place), from, to);
    return this.#kept.set(
      () => `${field} ${from} ${to}`,
      has,
      () => this.#columns.numbers.within(field, from, to),
    );
  }

  /** The jobs that an employer has open. */
  ofEmployer(employer: number): JobSet {
    const places = this.#employers.of(employer);
    const { has } = this.within('employerId', employer, employer + 1);
    return this.#listed(`employer ${employer}`, has, { total: places.length, places });
  }

  /**
   * The jobs that some employers have open, until one comes or leaves: for searches, which go by windows, and may ask for the same ones again. Those
   * whose words are awaited are among them.
   */
  slotsOfEmployers(employers: readonly number[]): SlotSource {
    let slots = this.#ofEmployers?.get(employers);
    if (!slots) {
      const lists = employers.map((employer) => this.#employers.of(employer));
      slots = new ListedSlots(lists, this.#columns.end);
      (this.#ofEmployers ??= new WeakMap()).set(employers, slots);
    }
    return slots;
  }

  /** Of the job at a place. */
  employerAt(place: number): number {
    return this.#columns.employerAt(place);
  }

  idsOfEmployer(employer: number): number[] {
    return this.#idsAt([...this.#employers.of(employer)]);
  }

  /** How many jobs an employer has open. */
  jobsOf(employer: number): number {
    return this.#employers.countOf(employer);
  }

  /** Counts publications by these instants from now on. @param instants from low to high */
  countSince(instants: readonly number[]): void {
    this.counts.countSince(instants, this.#columns.all, this.#columns.numbers.publishedAt);
  }

  /** Of these, those that are here. @param ids each once */
  ofIds(ids: readonly number[]): FoundJobs {
    const places = ids.flatMap((id) => this.#columns.placeOf(id) ?? []);
    return FoundJobs.at(Int32Array.from(places), this.#columns.places);
  }

  /** So that who first asks for it does not wait: a second or so among a million. */
  prepareOrder(name: OrderName): void {
    this.#orders.prepare(name);
  }

  /** So many ids of those found after the first `from`, in the order of these keys. */
  page(found: FoundJobs, keys: readonly OrderKey[], from: number, size: number, centre?: Vector): number[] {
    return this.#idsAt(this.#orders.page(found, keys, from, size, this.#distanceTo(centre)));
  }

  /** So many ids of those found after the first `from`, the nearest first, and those equally near by these keys. */
  nearest(found: FoundJobs, centre: Vector, keys: readonly OrderKey[], from: number, size: number): number[] {
    const page: number[] = [];
    let skip = from;
    const having = from > mostAsked ? FoundJobs.of(found.bits) : found;
    for (const ring of this.#spots.nearest(having, centre, having.total === this.size)) {
      if (ring.total <= skip) {
        skip -= ring.total;
        continue;
      }
      for (const places of ring.groups()) {
        const equallyNear = FoundJobs.at(places, this.#columns.places);
        if (places.length > skip)
          page.push(...this.#orders.page(equallyNear, keys, skip, size - page.length));
        skip = Math.max(0, skip - places.length);
        if (page.length === size) return this.#idsAt(page);
      }
    }
    return this.#idsAt(page);
  }

  /**
   * So many ids of those found after the first `from`, the best first, and those as good as each other by these keys. Beyond the newest
   * few thousand of them nobody looks for the best: they come after those, the newest first.
   */
  best(
    found: FoundJobs,
    score: Score,
    keys: readonly OrderKey[],
    { from, size, centre }: { from: number; size: number; centre?: Vector | undefined },
  ): number[] {
    return this.#idsAt(
      this.#orders.best(found, score, keys, { from, size, distanceOf: this.#distanceTo(centre) }),
    );
  }

  /** By the place; of those above 255, 255. Not to be written to. */
  get titleLengths(): Uint8ClampedArray {
    return this.#columns.numbers.titleLength;
  }

  /** Of the jobs at some spots, where they are kept (`counts.ofSome`). */
  countsAt(where: Where): Counts | undefined {
    const spots = this.#spots;
    const [total, places] = [() => spots.countAt(where), () => spots.placesAt(where)];
    return this.counts.ofSome({ key: where.key, has: spots.isAt(where), total, places });
  }

  /** The jobs at some spots. */
  at(where: Where): JobSet {
    const spots = this.#spots;
    const listed = {
      get total() {
        return spots.countAt(where);
      },
      get places() {
        return spots.placesAt(where);
      },
    };
    return this.#listed(where.key, spots.isAt(where), listed);
  }

  #listed(key: string, has: (place: number) => boolean, listed: ListedJobs): JobSet {
    const make = () => FoundJobs.at(listed.places, this.#columns.places).bits;
    return this.#kept.set(() => key, has, make, listed);
  }

  idsOf(bits: Bits): number[] {
    return this.#idsAt([...listOf(bits)]);
  }

  #idsAt(places: readonly number[]): number[] {
    return places.map(this.#columns.idAt);
  }

  #distanceTo(centre: Vector | undefined): DistanceOf | undefined {
    return centre && ((place) => this.#spots.distance(centre, place));
  }
}
