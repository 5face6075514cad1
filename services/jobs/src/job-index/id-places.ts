const pageBits = 10;

/** Which place each id has: four bytes for each of a thousand ids some of which have one, where a `Map` takes thirty. */
export class IdPlaces {
  /** Of each place one more, so that 0 is none. */
  readonly #pages: (Int32Array | undefined)[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get(id: number): number | undefined {
    const found = this.#pages[id >>> pageBits]?.[id & (2 ** pageBits - 1)];
    return found ? found - 1 : undefined;
  }

  set(id: number, place: number): void {
    const page = (this.#pages[id >>> pageBits] ??= new Int32Array(2 ** pageBits));
    const at = id & (2 ** pageBits - 1);
    if (!page[at]) this.#size += 1;
    page[at] = place + 1;
  }

  delete(id: number): void {
    const page = this.#pages[id >>> pageBits];
    const at = id & (2 ** pageBits - 1);
    if (!page?.[at]) return;
    page[at] = 0;
    this.#size -= 1;
  }
}
