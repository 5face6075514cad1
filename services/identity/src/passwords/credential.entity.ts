import { defineEntity, p } from '@mikro-orm/core';

/** The password of a local account; social accounts have none. */
export const Credential = defineEntity({
  name: 'Credential',
  tableName: 'credentials',
  properties: {
    userId: p.integer().primary(),
    passwordHash: p.text(),
    changedAt: p.datetime().defaultRaw('now()'),
  },
});
