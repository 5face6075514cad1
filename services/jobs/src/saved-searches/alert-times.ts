import type { AlertFrequency } from '@puente/domain/jobs';

const day = 24 * 60 * 60 * 1000;
const periods = { daily: day, weekly: 7 * day } as const;
export type Mailed = keyof typeof periods;

/**
 * A job counts as published for alerts this long after it says so: whoever writes it dates it when they begin, and others
 * see it only when they are done. Longer than a call may take (time-limits.ts), in milliseconds.
 */
const settling = 30_000;

/** Up to when all jobs are there that will ever be dated so. */
export function settledBefore(now: Date): Date {
  return new Date(now.getTime() - settling);
}

interface AlertTimes {
  lastAlertAt: Date;
  nextAlertAt: Date | null;
}

/**
 * For an alert whose frequency is chosen: as if it had had it before, so that who switches it off and on again, or from one
 * to the other, misses nothing; but nobody is mailed what is older than a period.
 */
export function timesFor(frequency: AlertFrequency, lastAlertAt: Date, now: Date): AlertTimes {
  if (frequency === 'never') return { lastAlertAt, nextAlertAt: null };
  const period = periods[frequency];
  return {
    lastAlertAt: new Date(Math.max(lastAlertAt.getTime(), now.getTime() - period)),
    nextAlertAt: new Date(Math.max(lastAlertAt.getTime() + period, now.getTime())),
  };
}

/** When an alert that was due is due again: at the same hour, save where nobody looked for longer than a period. */
export function dueAfter(frequency: Mailed, due: Date, now: Date): Date {
  const next = due.getTime() + periods[frequency];
  return new Date(next > now.getTime() ? next : now.getTime() + periods[frequency]);
}
