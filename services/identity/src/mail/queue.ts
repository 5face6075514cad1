import { PgBoss } from 'pg-boss';
import { mailQueue } from './mail-job.ts';

const schema = 'pgboss';

/** In milliseconds, as `pg` takes them: a connection that went silent is replaced, and the queue goes on. */
const limits = { connectionTimeoutMillis: 5000, statement_timeout: 20_000, query_timeout: 25_000 };

/** The queue as a running service uses it; its tables are made by `migrate`. */
export function connectQueue(connectionString: string): PgBoss {
  return new PgBoss({
    connectionString,
    schema,
    max: 4,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    ...limits,
  });
}

/** Makes or updates the queue's tables, in the schema that the administrator prepared. */
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
    const rules = {
      retryLimit: 10,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 60,
    };
    await boss.createQueue(mailQueue, { ...rules, notify: true });
    await boss.updateQueue(mailQueue, { ...rules, notify: true });
  } finally {
    await boss.stop({ graceful: false });
  }
}
