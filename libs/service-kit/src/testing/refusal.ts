import { type ErrorDetails, errorDocumentSchema } from '@puente/domain/rest';

interface Answer {
  status: number;
  body: unknown;
}

const errorOf = ({ body }: Pick<Answer, 'body'>) => errorDocumentSchema.strict().parse(body).error;

/** Status and message of a refusal, which must be in the error shape. */
export function refusal(answer: Answer): { status: number; message: string } {
  const { status, message } = errorOf(answer);
  if (status !== answer.status) throw new Error(`The body says ${status}, the answer ${answer.status}`);
  return { status, message };
}

/** What a refusal tells programs. */
export const refusalDetails = (answer: Answer): ErrorDetails => errorOf(answer).details;

/** The dotted paths of what a refusal found wrong. */
export function wrongPaths(answer: Answer): string[] {
  return (errorOf(answer).details.errors ?? []).map(({ path }) => path.join('.'));
}
