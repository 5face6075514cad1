import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

export const tokenKinds = ['confirm', 'reset', 'link', 'two-factor'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** A link in a mail; only the SHA-256 of its 256 bits is kept. */
export const OneTimeToken = defineEntity({
  name: 'OneTimeToken',
  tableName: 'one_time_tokens',
  properties: {
    hash: p.blob().primary().check('octet_length(hash) = 32'),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade').index(),
    kind: p.enum(tokenKinds),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});
