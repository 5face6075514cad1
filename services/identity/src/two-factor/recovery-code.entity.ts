import { defineEntity, p } from '@mikro-orm/core';
import { TwoFactor } from './two-factor.entity.ts';

/** A code for somebody who lost their phone; the row goes when it is used. Only its SHA-256 is kept: it is 80 random bits. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    userId: () =>
      p
        .manyToOne(TwoFactor)
        .primary()
        .mapToPk()
        .fieldName('user_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .index(false),
    hash: p.blob().primary().check('octet_length(hash) = 32'),
  },
});
