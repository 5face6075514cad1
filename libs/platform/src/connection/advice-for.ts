import { answeredStatus } from './answered-status.ts';
import { isTooSlow } from './fetch-in-time.ts';

/**
 * The text, by its key in a section's catalogue, that says what to do about a call that failed: thrown by `fetch`, with the
 * `status` it was answered with, or as the API client tells it.
 */
export function adviceFor(error: unknown): 'tooSlow' | 'checkConnection' | 'ourSide' {
  if (isTooSlow(error)) return 'tooSlow';
  return answeredStatus(error) === undefined ? 'checkConnection' : 'ourSide';
}
