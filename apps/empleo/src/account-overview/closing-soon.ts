import { type OwnJob } from '../job/job.ts';

const day = 24 * 60 * 60 * 1000;
const soon = 7;

/** Days from today to a job's last one, by the reader's calendar; NaN without a last day. */
export function daysLeft({ closesOn }: OwnJob, now: Date = new Date()): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(closesOn ?? '') - today) / day);
}

/** The published jobs that end within a week, the first to end first. */
export function closingSoon(jobs: readonly OwnJob[], now: Date = new Date()): OwnJob[] {
  return jobs
    .filter((job) => job.status === 'Publicado' && daysLeft(job, now) >= 0 && daysLeft(job, now) <= soon)
    .sort((one, other) => daysLeft(one, now) - daysLeft(other, now));
}
