import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** A sign-in; it lives until it is ended, lies idle or is old, or its account is locked or of another type. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade'),
    createdAt: p.datetime().defaultRaw('now()'),
    lastUsedAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    browser: p.text().nullable(),
    system: p.text().nullable(),
  },
  indexes: [{ properties: 'userId', where: 'ended_at is null' }],
});
