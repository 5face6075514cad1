import {
  favoriteAttributesSchema,
  jobListSchema,
  ownJobAttributesSchema,
  postAttributesSchema,
  receivedApplicationAttributesSchema,
  savedSearchAttributesSchema,
} from '@puente/domain/jobs';
import { dataDocumentOf, listDocumentOf } from '@puente/domain/rest';

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
const savedSearch = savedSearchAttributesSchema.strict();
export const savedSearchOf = (body: unknown) => dataDocumentOf(savedSearch).parse(body).data;
export const savedSearchesOf = (body: unknown) => listDocumentOf(savedSearch).parse(body).data;
export const postsOf = (body: unknown) => listDocumentOf(postAttributesSchema.strict()).parse(body);
