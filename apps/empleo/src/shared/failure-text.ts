import { translateText } from '@puente/platform';
import { apiMessage, apiStatus } from '@puente/platform/api';

/** What to say of a failed write: the server's own words where it says what is wrong with the input. */
export function failureText(error: unknown, otherwise: string): string | undefined {
  if (error === undefined) return undefined;
  return translateText((apiStatus(error) === 400 ? apiMessage(error) : undefined) ?? otherwise);
}
