import { type ReactNode } from 'react';
import { type Job } from './job.ts';

/** How far a job is from the centre that was searched around; nothing where there is none. */
export function JobDistance(_props: { job: Job }): ReactNode {
  return null;
}
