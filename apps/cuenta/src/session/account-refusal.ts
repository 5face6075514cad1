import { type AccountRefusal } from '@puente/domain/identity';
import { type ErrorDocument } from '@puente/domain/rest';

/** Which refusal of the server a failed call is, where the server has a name for it. */
export function accountRefusal(error: unknown): AccountRefusal | undefined {
  const { data } = error as { data?: Partial<ErrorDocument> };
  return data?.error?.details?.reason as AccountRefusal | undefined;
}
