import { type Entry, type ErrorDocument } from '@puente/domain/rest';
import { apiStatus } from '@puente/platform/api';

/** What a change made to an older version was refused for: the entity as it is now. */
export function currentVersion<Attributes>(error: unknown): Entry<Attributes> | undefined {
  if (apiStatus(error) !== 409) return undefined;
  const { data } = error as { data?: Partial<ErrorDocument> };
  return data?.error?.details.current as Entry<Attributes> | undefined;
}
