import { answeredStatus } from './answered-status.ts';
import { isTooSlow } from './fetch-in-time.ts';

/**
 * The text, by its key in a section's catalogue, that says what to do about a call that failed: thrown by `fetch`, with the
 * `status` it was answered with, or as the API client tells it.
 */
export function adviceFor(error: unknown): 'tooSlow' | 'checkConnection' | 'ourSide' | 'notThere' {
  if (isTooSlow(error)) return 'tooSlow';
  const status = answeredStatus(error);
  if (status === undefined) return 'checkConnection';
  // Nothing failed: what was asked for is not there, or is nothing that can be.
  return [400, 404, 410].includes(status) ? 'notThere' : 'ourSide';
}
