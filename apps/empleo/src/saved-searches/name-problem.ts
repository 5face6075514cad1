import { savedSearchNameLength } from '@puente/domain/jobs';
import { restMessages, tooLong } from '@puente/domain/rest';

/** What keeps a text from being the name of a search. */
export function nameProblem(name: string): string | undefined {
  if (!name.trim()) return restMessages.requiredField;
  return name.trim().length > savedSearchNameLength ? tooLong(savedSearchNameLength) : undefined;
}
