import { type ReactNode } from 'react';
import { type Job } from './job.ts';

/** What this reader has to do with a job, as badges: new, seen, saved, applied to. */
export function JobMarks(_props: { job: Job }): ReactNode {
  return null;
}
