import { type Jobs } from '../job-index/current-jobs.ts';
import { type Question } from './job-inquiry.ts';

const mostCounted = 500;

/**
 * What was counted of the same jobs before is not counted again; words change with more than these jobs.
 * @param what is counted
 */
export function counted<Result>(
  jobs: Jobs,
  what: readonly unknown[],
  question: Question,
  work: () => Result,
): Result {
  if (question.words) return work();
  const key = JSON.stringify([what, question]);
  const before = jobs.counted.get(key);
  if (before !== undefined) return before as Result;
  if (jobs.counted.size >= mostCounted) jobs.counted.clear();
  const result = work();
  jobs.counted.set(key, result);
  return result;
}
