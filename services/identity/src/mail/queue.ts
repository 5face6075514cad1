import { PgBoss } from 'pg-boss';
import type { IdentityConfig } from '../config.ts';
import { deadMailQueue, mailQueue } from './mail-job.ts';

const schema = 'pgboss';
const day = 24 * 60 * 60;

/** In milliseconds, as `pg` takes them: a connection that went silent is replaced, and the queue goes on. */
const limits = { connectionTimeoutMillis: 5000, statement_timeout: 20_000, query_timeout: 25_000 };

/** The queues as a running service uses them; their tables are made by `migrate`. */
export function connectQueue({ DATABASE_URL, MAIL_TRY_SECONDS }: IdentityConfig): PgBoss {
  return new PgBoss({
    connectionString: DATABASE_URL,
    schema,
    max: 4,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    // How soon a try is noticed whose process was killed.
    superviseIntervalSeconds: MAIL_TRY_SECONDS,
    monitorIntervalSeconds: MAIL_TRY_SECONDS,
    ...limits,
  });
}

/** How often and how long a mail is tried. What was queued before keeps the rules of then. */
export async function applyRules(boss: PgBoss, config: IdentityConfig): Promise<void> {
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

/** Makes or updates the queues' tables, in the schema that the administrator prepared. */
export async function migrateQueue(connectionString: string): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    schema,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    await boss.createQueue(deadMailQueue);
    await boss.createQueue(mailQueue, { deadLetter: deadMailQueue, notify: true });
  } finally {
    await boss.stop({ graceful: false });
  }
}
