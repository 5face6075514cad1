import { type DataDocument, restMessages } from '@puente/domain/rest';
import { ApiError } from '@puente/service-kit';

/** The refusal of a change made to an older version: it carries the current one, as its owner reads it. */
export function changedMeanwhile<Attributes>({ data }: DataDocument<Attributes>): ApiError {
  return new ApiError(409, restMessages.changedMeanwhile, { details: { current: data } });
}
