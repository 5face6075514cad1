import { StandardSchemaValidationPipe } from '@nestjs/common';
import { combinedError } from '@puente/domain/identity';
import { ApiError } from './api-error.ts';

type Issues = readonly {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}[];

const shownIssues = 50;

/** Checks whatever carries a schema: `@Body({ schema })`, `@Query({ schema })`, `@Param({ schema })`. */
export function createValidationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({ exceptionFactory: validationError });
}

/**
 * 400 whose details list each wrong field: `{ errors: [{ path: ['email'], message, name: 'ValidationError' }] }`.
 * Also for rules a schema cannot know.
 */
export function validationError(issues: Issues): ApiError {
  const errors = issues.slice(0, shownIssues).map(({ message, path = [] }) => ({
    path: path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)),
    message,
    name: 'ValidationError',
  }));
  const texts = [...new Set(errors.map(({ message }) => message))];
  const message = texts.length > 1 ? combinedError(texts) : texts[0];
  return new ApiError(400, message, { details: { errors } });
}
