import { defineEntity, p } from '@mikro-orm/core';

/** A sign-in; it lives until it expires or is ended. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    userId: p.integer(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
});
