/**
 * One reading at a time, for all who ask before it begins: what is under way may have begun too early for who asks now, and
 * is followed by one for them.
 */
export class SharedReading<Value> {
  readonly #read: () => Promise<Value>;
  #underWay: Promise<unknown> = Promise.resolve();
  #next: Promise<Value> | undefined;

  constructor(read: () => Promise<Value>) {
    this.#read = read;
  }

  /** Begun after it was asked for. If the one before it fails, it would, too; who asks after a failure begins anew. */
  next(): Promise<Value> {
    this.#next ??= this.#underWay.then(
      () => this.#begin(),
      (error: unknown) => {
        this.#next = undefined;
        throw error;
      },
    );
    return this.#next;
  }

  #begin(): Promise<Value> {
    this.#next = undefined;
    const reading = this.#read();
    this.#underWay = reading;
    reading.catch(() => {
      if (this.#underWay === reading) this.#underWay = Promise.resolve();
    });
    return reading;
  }
}
