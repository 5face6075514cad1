import { type ErrorDocument } from '@puente/domain/rest';
import { type FormErrors } from './use-form.ts';

/** What the server says of these fields (`details.errors` of the error shape); undefined if it says nothing of them. */
export function serverFieldErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): FormErrors<Field> | undefined {
  const { data } = error as { data?: Partial<ErrorDocument> };
  const issues = data?.error?.details?.errors ?? [];
  const ours = issues.flatMap(({ path, message }) => {
    // What is sent as `{data: …}` is refused by paths that begin with it.
    const field = fields.find((name) => name === (path[0] === 'data' ? path[1] : path[0]));
    return field ? [[field, message] as const] : [];
  });
  return ours.length > 0 ? (Object.fromEntries(ours) as FormErrors<Field>) : undefined;
}
