import { type ErrorDocument } from '@puente/domain/rest';

interface FieldIssue {
  path: string[];
  message: string;
}

/** What the server says of single fields (`details.errors` of the error shape); nothing if it says none. */
export function serverFieldErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): { field: Field; message: string }[] {
  const { data } = error as { data?: Partial<ErrorDocument> };
  const issues = (data?.error?.details?.['errors'] ?? []) as FieldIssue[];
  return issues.flatMap(({ path, message }) => {
    const field = fields.find((name) => name === path[0]);
    return field ? [{ field, message }] : [];
  });
}
