import { errorDocumentSchema } from '@puente/domain/rest';

interface Answer {
  status: number;
  body: unknown;
}

const errorOf = (body: unknown) => errorDocumentSchema.strict().parse(body).error;

/** Status and message of a refusal, which must be in the error shape. */
export function refusal({ status, body }: Answer): { status: number; message: string } {
  const error = errorOf(body);
  if (error.status !== status) throw new Error(`The body says ${error.status}, the answer ${status}`);
  return { status, message: error.message };
}

/** The dotted paths of what a refusal found wrong. */
export function wrongPaths({ body }: Answer): string[] {
  const errors = errorOf(body).details['errors'] as { path: string[] }[];
  return errors.map(({ path }) => path.join('.'));
}
