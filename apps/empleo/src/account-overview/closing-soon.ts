import { isOver } from '@puente/domain/jobs';
import { type OwnJob } from '../job/job.ts';

const day = 24 * 60 * 60 * 1000;
const soon = 7;

/**
 * Days from today to a job's last one, by the reader's calendar, where that may be over before it is everywhere; NaN
 * without a last day.
 */
export function daysLeft({ closesOn }: OwnJob, now: Date = new Date()): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.max(0, Math.round((Date.parse(closesOn ?? '') - today) / day));
}

/** The published jobs that end within a week, the first to end first. */
export function closingSoon(jobs: readonly OwnJob[], now: Date = new Date()): OwnJob[] {
  return jobs
    .filter((job) => job.status === 'Publicado' && !isOver(job, now) && daysLeft(job, now) <= soon)
    .sort((one, other) => daysLeft(one, now) - daysLeft(other, now));
}
