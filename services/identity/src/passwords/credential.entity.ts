import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** The password of a local account; social accounts have none. */
export const Credential = defineEntity({
  name: 'Credential',
  tableName: 'credentials',
  properties: {
    userId: () =>
      p.oneToOne(User).primary().mapToPk().fieldName('user_id').deleteRule('cascade').updateRule('no action'),
    passwordHash: p.text(),
    changedAt: p.datetime().defaultRaw('now()'),
  },
});
