import { defineEntity, p } from '@mikro-orm/core';
import { socialProviders } from '@puente/domain/identity';
import { User } from '../users/user.entity.ts';

/** Whoever a provider vouches for as this subject enters this account. */
export const SocialIdentity = defineEntity({
  name: 'SocialIdentity',
  tableName: 'social_identities',
  properties: {
    provider: p.enum(socialProviders).primary(),
    subject: p.text().primary(),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade').index(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});
