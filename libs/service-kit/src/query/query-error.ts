import { BadRequestException } from '@nestjs/common';

export interface QueryIssue {
  readonly path: readonly string[];
  readonly message: string;
}

/** 400: the query says something the route does not know. `details.errors` names each part and why. */
export class QueryError extends BadRequestException {
  constructor(readonly issues: readonly QueryIssue[]) {
    super({
      message: 'La consulta tiene parámetros no válidos.',
      details: { errors: issues.map(({ path, message }) => ({ path: [...path], message })) },
    });
    this.name = 'BadRequestError';
  }
}

/** Collects what is wrong, so that one answer tells all of it. */
export class Issues {
  readonly #found: QueryIssue[] = [];

  add(path: readonly string[], message: string): undefined {
    this.#found.push({ path, message });
    return undefined;
  }

  throwIfAny(): void {
    if (this.#found.length > 0) throw new QueryError(this.#found);
  }
}
