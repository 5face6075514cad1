import type { PgBoss } from 'pg-boss';
import type { IdentityConfig } from '../config.ts';
import { deadMailQueue, mailQueue } from './mail-job.ts';

const day = 24 * 60 * 60;

/** How often and how long a mail is tried. What was queued before keeps the rules of then. */
export async function applyMailRules(boss: PgBoss, config: IdentityConfig): Promise<void> {
  await boss.updateQueue(mailQueue, {
    deadLetter: deadMailQueue,
    notify: true,
    // The worker gives a mail up by its age.
    retryLimit: 100_000,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: config.MAIL_LONGEST_PAUSE,
    expireInSeconds: config.MAIL_TRY_SECONDS,
    retentionSeconds: Math.ceil(config.MAIL_DAYS + 30) * day,
  });
  await boss.updateQueue(deadMailQueue, { retentionSeconds: 365 * day });
}
