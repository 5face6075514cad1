interface List {
  /** Ascending; beyond `length` there is room. */
  places: Int32Array;
  length: number;
}

const firstRoom = 4;

/** The places that have a number in common, of many numbers: whoever asks for one of them does not look at the others. */
export class PlaceLists {
  readonly #lists = new Map<number, List>();

  /** @param place above those that were put before */
  put(number: number, place: number): void {
    let list = this.#lists.get(number);
    if (!list) this.#lists.set(number, (list = { places: new Int32Array(firstRoom), length: 0 }));
    if (list.length === list.places.length) {
      const places = new Int32Array(2 * list.length);
      places.set(list.places);
      list.places = places;
    }
    list.places[list.length] = place;
    list.length += 1;
  }

  remove(number: number, place: number): void {
    const list = this.#lists.get(number);
    if (!list) return;
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((list.places[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    if (low === list.length || list.places[low] !== place) return;
    list.places.copyWithin(low, low + 1, list.length);
    list.length -= 1;
    if (list.length === 0) this.#lists.delete(number);
  }

  countOf(number: number): number {
    return this.#lists.get(number)?.length ?? 0;
  }

  /** How many of them fit. */
  countAmong(number: number, fits: (place: number) => boolean): number {
    const list = this.#lists.get(number);
    let count = 0;
    for (let at = 0; list && at < list.length; at += 1) if (fits(list.places[at] ?? 0)) count += 1;
    return count;
  }

  /** Ascending, until one comes or leaves. Not to be written to. */
  of(number: number): Int32Array {
    const list = this.#lists.get(number);
    return list?.places.subarray(0, list.length) ?? none;
  }
}

const none = new Int32Array();
