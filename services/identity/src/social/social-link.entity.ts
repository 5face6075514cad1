import { defineEntity, p } from '@mikro-orm/core';
import { socialProviders } from '@puente/domain/identity';
import { User } from '../users/user.entity.ts';

/**
 * A sign-in whose e-mail belongs to an account that does not know it: whoever has its token began it, and has yet to prove
 * that the account is theirs. Only the SHA-256 of the token's 256 bits is kept.
 */
export const SocialLink = defineEntity({
  name: 'SocialLink',
  tableName: 'social_links',
  properties: {
    hash: p.blob().primary().check('octet_length(hash) = 32'),
    provider: p.enum(socialProviders),
    subject: p.text(),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade').index(),
    /** Wrong passwords so far. */
    failures: p.smallint().default(0),
    /** SHA-256 of the token of the second step that it waits for: the account was proven, but for that. */
    secondStep: p.blob().check('octet_length(second_step) = 32').nullable(),
    expiresAt: p.datetime(),
  },
});
