import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** A browser in which somebody has entered an account; only the SHA-256 of its cookie's 256 bits is kept. */
export const KnownDevice = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    hash: p.blob().primary().check('octet_length(hash) = 32'),
    userId: () =>
      p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade').updateRule('no action').index(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
  },
});
