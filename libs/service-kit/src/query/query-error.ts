import { validationError } from '../errors/validation-pipe.ts';

/** Collects what is wrong with a query, so that one answer tells all of it. */
export class Issues {
  readonly #found: { path: string[]; message: string }[] = [];

  add(path: readonly string[], message: string): undefined {
    this.#found.push({ path: [...path], message });
    return undefined;
  }

  /** @throws ApiError 400 whose details name each wrong part */
  throwIfAny(): void {
    if (this.#found.length > 0) throw validationError(this.#found);
  }
}
