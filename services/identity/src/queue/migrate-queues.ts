import { PgBoss } from 'pg-boss';
import { housekeepingQueue, housekeepingTimes } from '../housekeeping/housekeeping-job.ts';
import { deadMailQueue, mailQueue } from '../mail/mail-job.ts';

export const queueSchema = 'pgboss';

/** Makes or updates the queues and their tables, in the schema that the administrator prepared. */
export async function migrateQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    schema: queueSchema,
    createSchema: false,
    supervise: false,
    // Sends nothing by its schedules: that is for the service.
    schedule: false,
  });
  await boss.start();
  try {
    await boss.createQueue(deadMailQueue);
    await boss.createQueue(mailQueue, { deadLetter: deadMailQueue, notify: true });
    await boss.createQueue(housekeepingQueue, { notify: true });
    await boss.schedule(housekeepingQueue, housekeepingTimes);
  } finally {
    await boss.stop({ graceful: false });
  }
}
