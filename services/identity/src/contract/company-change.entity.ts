import { defineEntity, p } from '@mikro-orm/core';

/** What is published of a company has changed: written by triggers, read by the jobs service, and gone after two days. */
export const CompanyChange = defineEntity({
  name: 'CompanyChange',
  tableName: 'company_changes',
  properties: {
    id: p.bigint().primary().generated('identity'),
    /** No key: one that is gone has changed, too. */
    userId: p.integer(),
    /** The transaction: what it wrote is seen when it is committed, and not in the order of the ids. */
    changedBy: p.text().columnType('xid8').defaultRaw('pg_current_xact_id()'),
    changedAt: p.datetime().defaultRaw('clock_timestamp()'),
  },
  indexes: [{ name: 'company_changes_by_transaction', properties: ['changedBy', 'userId'] }],
});
