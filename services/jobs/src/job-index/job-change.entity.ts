import { defineEntity, p } from '@mikro-orm/core';

/** Of a job that is or was published: written by a trigger, read by `CurrentJobs`, and gone after a day. */
export const JobChange = defineEntity({
  name: 'JobChange',
  tableName: 'job_changes',
  properties: {
    id: p.bigint().primary().generated('identity'),
    /** No key: a deleted job is a change, too. */
    jobId: p.integer(),
    /** The transaction: what it wrote is seen when it is committed, and not in the order of the ids. */
    changedBy: p.text().columnType('xid8').defaultRaw('pg_current_xact_id()'),
    changedAt: p.datetime().defaultRaw('clock_timestamp()'),
  },
  indexes: [
    { name: 'job_changes_by_transaction', properties: ['changedBy', 'jobId'] },
    { name: 'job_changes_by_time', properties: ['changedAt'] },
  ],
});
