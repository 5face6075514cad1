import type { ApiError } from './api-error.ts';

/** What is answered where a write breaks a rule of the database, by the name of its constraint or unique index. */
export type ConstraintRefusals = Readonly<Record<string, () => ApiError>>;

/** The answer of the constraint that refused a write; undefined for one that is not listed, and for any other failure. */
export function constraintRefusal(error: unknown, refusals: ConstraintRefusals): ApiError | undefined {
  const constraint = (error as { constraint?: unknown } | null | undefined)?.constraint;
  if (typeof constraint !== 'string' || !Object.hasOwn(refusals, constraint)) return undefined;
  return refusals[constraint]?.();
}
