import { defineEntity, p } from '@mikro-orm/core';

/** A job that once was open to all and is not any more: written by a trigger alone (migration `withdrawn-jobs`). */
export const WithdrawnJobMemory = defineEntity({
  name: 'WithdrawnJobMemory',
  tableName: 'withdrawn_jobs',
  properties: {
    /** The job's own; no key to it, since it may be gone. */
    id: p.integer().primary().autoincrement(false),
    category: p.text().nullable(),
    subcategory: p.text().nullable(),
    country: p.text().nullable(),
    province: p.text().nullable(),
    location: p.text().columnType('cube').nullable(),
  },
});
