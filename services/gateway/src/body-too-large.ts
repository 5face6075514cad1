export class BodyTooLarge extends Error {
  readonly statusCode = 413;
  /** What a person reads, where there are better words for it than the usual ones. */
  readonly told: string | undefined;

  constructor(told?: string) {
    super('The body is too large');
    this.told = told;
  }
}
