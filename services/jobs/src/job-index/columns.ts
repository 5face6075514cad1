/** A small number for each place: 0 where no job is. */
export type Codes = Uint8Array | Uint16Array;

/** Whether each code is meant, by the code: 1 or 0. */
export type Meant = Uint8Array;

/** What jobs may be counted by: few different codes, each below `length`. */
export abstract class Column {
  protected held: Codes;

  constructor(size: number) {
    this.held = new Uint8Array(size);
  }

  get codes(): Codes {
    return this.held;
  }

  abstract get length(): number;

  /** How many jobs have each value, or are on each step or above. @param counts by the code */
  abstract byValue(counts: Int32Array): Map<string, number>;

  remove(place: number): void {
    this.held[place] = 0;
  }

  grow(size: number): void {
    const codes = this.length > 256 ? new Uint16Array(size) : new Uint8Array(size);
    codes.set(this.held);
    this.held = codes;
  }
}

/** The value, or the values, of each job for one facet: a byte for a job, two where there are more than 255 of them. */
export class ValueColumn extends Column {
  readonly #codeOf = new Map<string, number>();
  /** By the code. */
  readonly #values: (readonly string[])[] = [[]];

  get length(): number {
    return this.#values.length;
  }

  put(place: number, values: readonly string[]): void {
    // A new value may take other codes (`grow`): only then it is known into which.
    const code = this.#codeFor(values);
    this.held[place] = code;
  }

  /** The codes of which a value fits. */
  meaning(fits: (value: string) => boolean): Meant {
    return Uint8Array.from(this.#values, (values) => Number(values.some(fits)));
  }

  /** Whether a job has this value and no other. */
  hasOnly(value: string): (place: number) => boolean {
    const code = this.#codeOf.get(value);
    return code === undefined ? () => false : (place) => this.held[place] === code;
  }

  byValue(counts: Int32Array): Map<string, number> {
    const byValue = new Map<string, number>();
    for (const [code, values] of this.#values.entries()) {
      const count = counts[code] ?? 0;
      if (count > 0) for (const value of values) byValue.set(value, (byValue.get(value) ?? 0) + count);
    }
    return byValue;
  }

  #codeFor(values: readonly string[]): number {
    const key = values.length === 1 ? (values[0] ?? '') : JSON.stringify([...values].sort());
    const known = this.#codeOf.get(key);
    if (known !== undefined) return known;
    const code = this.#values.push([...new Set(values)]) - 1;
    this.#codeOf.set(key, code);
    if (code === 256) this.grow(this.held.length);
    return code;
  }
}

/** On which of some steps, from low to high, the number of each job is: 1 below all of them. */
export class StepColumn extends Column {
  #steps: readonly number[];

  constructor(steps: readonly number[], size: number) {
    super(size);
    this.#steps = steps;
  }

  get steps(): readonly number[] {
    return this.#steps;
  }

  get length(): number {
    return this.#steps.length + 2;
  }

  put(place: number, number: number): void {
    this.held[place] = this.codeOf(number);
  }

  codeOf(number: number): number {
    let code = 1;
    while (number >= (this.#steps[code - 1] ?? Infinity)) code += 1;
    return code;
  }

  /** By other steps: whoever asks has to put those whose code is another one now. */
  moveTo(steps: readonly number[]): void {
    this.#steps = steps;
  }

  /** The codes of the numbers from a step on; undefined where that is none. */
  from(step: number): Meant | undefined {
    const at = this.#steps.indexOf(step);
    return at === -1
      ? undefined
      : Uint8Array.from({ length: this.length }, (_, code) => Number(code >= at + 2));
  }

  byValue(counts: Int32Array): Map<string, number> {
    let above = 0;
    const fromHighest = this.#steps.map((_, n) => {
      const at = this.#steps.length - 1 - n;
      above += counts[at + 2] ?? 0;
      return [String(this.#steps[at]), above] as const;
    });
    return new Map(fromHighest);
  }
}
