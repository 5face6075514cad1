import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../database/user.entity.ts';

/** What was done once by a key of its caller's, and how it was answered (`@Idempotent()`). Kept for a day. */
export const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade').primary(),
    key: p.text().primary(),
    request: p.blob(),
    /** The row that was written, as it was answered. */
    written: p.json().columnType('json').nullable(),
    /** In JSON: of calls from before rows were kept. */
    answer: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()').index('idempotency_keys_by_age'),
  },
});
