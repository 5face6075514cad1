import { add, type Bits, bitsFor, bitsOfWord, noBits } from './bits.ts';
import { type FoundJobs } from './found-jobs.ts';

/** One that came after the others were sorted: before the one in this slot. */
interface Late {
  readonly place: number;
  readonly slot: number;
}

/** How many may come before all are sorted anew. */
const mostLate = 1000;
const nobody = -1;

/**
 * Places of a `JobIndex` in an order. A page of any of them is found without looking at each: its cost hardly depends on how
 * many are before it. Who comes or moves waits in a short list beside the sorted ones, so that a change costs little.
 */
export class Order {
  readonly #compare: (one: number, other: number) => number;
  /** Places; of who left, `nobody`. */
  #sorted: Int32Array = new Int32Array();
  /** By the place: where it is among the sorted. */
  #slots = new Int32Array();
  #late: Late[] = [];
  /** Slots of who is asked for. */
  #asked: Bits = noBits;

  /**
   * @param compare ascending, 0 of nobody but oneself
   * @param sorted places, in this order
   */
  constructor(compare: (one: number, other: number) => number, sorted: Int32Array, size: number) {
    this.#compare = compare;
    this.#keep(sorted, size);
  }

  /** @param place with its keys, of none that is here @param size above any place */
  put(place: number, size: number): void {
    const at = this.#lateAt(place);
    // Where everybody left, any slot will do: one between those of its neighbours.
    const least = this.#late[at - 1]?.slot ?? 0;
    const slot = Math.min(Math.max(this.#slotFor(place), least), this.#late[at]?.slot ?? Infinity);
    this.#late.splice(at, 0, { place, slot });
    if (this.#late.length > mostLate) this.#merge(size);
  }

  /** @param place whose keys are still what they were */
  remove(place: number): void {
    const slot = this.#slots[place] ?? nobody;
    if (slot !== nobody) {
      this.#sorted[slot] = nobody;
      this.#slots[place] = nobody;
      return;
    }
    const at = this.#lateAt(place);
    if (this.#late[at]?.place === place) this.#late.splice(at, 1);
  }

  /** Where a place is among the late ones, or would be. */
  #lateAt(place: number): number {
    let [low, high] = [0, this.#late.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#late[middle]?.place ?? nobody, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** So many of those found, in this order or the other way round, after the first `from` of them. */
  page(found: FoundJobs, { from, size, descending }: Stretch): number[] {
    const { total } = found;
    const late = this.#late.filter(({ place }) => found.has(place));
    if (descending) late.reverse();
    const words = Math.ceil(this.#sorted.length / 32);
    // Few of many: each is put where it belongs, after all are looked through for them unless they are listed. Else the order is followed
    // until the page is full, which asks for each that it comes to.
    const putting = found.listed ? (total + words / 16) / 2 : 2 * total + words;
    const follows = ((from + size) * this.#sorted.length) / Math.max(total, 1) < putting;
    const ordered = follows ? undefined : this.#inOrder(found.places);
    const page: number[] = [];
    let skip = from;
    const take = (place: number) => (skip > 0 ? void (skip -= 1) : void page.push(place));
    for (let n = 0; n < words && page.length < size; n += 1) {
      const at = descending ? words - 1 - n : n;
      const word = ordered ? (ordered[at] ?? 0) : this.#wordOf(found, at);
      const next = late[0]?.slot;
      const passed = bitsOfWord(word);
      const nobodyBetween = next === undefined || (descending ? next <= at * 32 : next >= at * 32 + 32);
      if (nobodyBetween && passed <= skip) {
        skip -= passed;
        continue;
      }
      for (let m = 0; m < 32; m += 1) {
        const bit = descending ? 31 - m : m;
        const slot = at * 32 + bit;
        for (let one = late[0]; one && (descending ? one.slot > slot : one.slot <= slot); one = late[0]) {
          take(one.place);
          late.shift();
        }
        if ((word >>> bit) & 1) take(this.#sorted[slot] ?? nobody);
      }
    }
    for (const { place } of late) take(place);
    return page.slice(0, size);
  }

  /** Of 32 slots those whose places are found. */
  #wordOf(found: FoundJobs, at: number): number {
    let word = 0;
    const end = Math.min(at * 32 + 32, this.#sorted.length);
    for (let slot = at * 32; slot < end; slot += 1) {
      const place = this.#sorted[slot] ?? nobody;
      if (place !== nobody && found.has(place)) word |= 1 << (slot & 31);
    }
    return word;
  }

  /** The slots of those found, until it is asked for next: a new set as large as all for each question keeps the garbage collector busy. */
  #inOrder(places: Int32Array): Bits {
    this.#asked.fill(0);
    for (const place of places) {
      const slot = this.#slots[place] ?? nobody;
      if (slot !== nobody) add(this.#asked, slot);
    }
    return this.#asked;
  }

  /** The first slot whose place comes after this one. */
  #slotFor(place: number): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      let live = middle;
      while (live < high && this.#sorted[live] === nobody) live += 1;
      if (live === high || this.#compare(place, this.#sorted[live] ?? nobody) < 0) high = middle;
      else low = live + 1;
    }
    return low;
  }

  #merge(size: number): void {
    const places = new Int32Array(this.#sorted.length + this.#late.length);
    let [length, next] = [0, 0];
    for (let slot = 0; slot <= this.#sorted.length; slot += 1) {
      for (let one = this.#late[next]; one?.slot === slot; one = this.#late[next]) {
        places[length] = one.place;
        [length, next] = [length + 1, next + 1];
      }
      const place = this.#sorted[slot] ?? nobody;
      if (place !== nobody) {
        places[length] = place;
        length += 1;
      }
    }
    this.#keep(places.slice(0, length), size);
  }

  #keep(sorted: Int32Array, size: number): void {
    this.#sorted = sorted;
    this.#slots = new Int32Array(size).fill(nobody);
    sorted.forEach((place, slot) => (this.#slots[place] = slot));
    this.#late = [];
    this.#asked = bitsFor(sorted.length);
  }
}

interface Stretch {
  readonly from: number;
  readonly size: number;
  readonly descending: boolean;
}
