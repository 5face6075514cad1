import {
  favoriteAttributesSchema,
  jobListSchema,
  ownJobAttributesSchema,
  postAttributesSchema,
  receivedApplicationAttributesSchema,
} from '@puente/domain/jobs';
import { dataDocumentOf, errorDocumentSchema, listDocumentOf } from '@puente/domain/rest';

// Reading an answer by its schema also checks the contract.
const job = ownJobAttributesSchema.strict();
const jobList = jobListSchema.extend({ data: listDocumentOf(job).shape.data }).strict();
const application = receivedApplicationAttributesSchema.strict();
const favorite = favoriteAttributesSchema.strict();

export const jobOf = (body: unknown) => dataDocumentOf(job).parse(body).data;
export const jobsOf = (body: unknown) => jobList.parse(body);
export const applicationOf = (body: unknown) => dataDocumentOf(application).parse(body).data;
export const applicationsOf = (body: unknown) => listDocumentOf(application).parse(body);
export const favoriteOf = (body: unknown) => dataDocumentOf(favorite).parse(body).data;
export const favoritesOf = (body: unknown) => listDocumentOf(favorite).parse(body);
export const postsOf = (body: unknown) => listDocumentOf(postAttributesSchema.strict()).parse(body);

const errorOf = (body: unknown) => errorDocumentSchema.strict().parse(body).error;

/** Status and message of a refusal, which must be in the error shape. */
export function refusal({ status, body }: { status: number; body: unknown }) {
  const error = errorOf(body);
  if (error.status !== status) throw new Error(`The body says ${error.status}, the answer ${status}`);
  return { status, message: error.message };
}

/** What a 409 says the entity is now. */
export const currentOf = (body: unknown) => errorOf(body).details['current'];

/** The dotted paths of what a 400 found wrong. */
export function wrongPaths(body: unknown): string[] {
  const errors = errorOf(body).details['errors'] as { path: string[] }[];
  return errors.map(({ path }) => path.join('.'));
}
