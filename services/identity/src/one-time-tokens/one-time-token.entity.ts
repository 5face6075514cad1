import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/**
 * - `confirm`, `reset`, `link`: of a mailed link
 * - `two-factor`: between the two steps of a sign-in
 * - `registered`: kept by the browser that made an account, so that the mailed link confirms it there at once
 */
export const tokenKinds = ['confirm', 'reset', 'link', 'two-factor', 'registered'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** A secret that proves one thing of one account, for a while; only the SHA-256 of its 256 bits is kept. */
export const OneTimeToken = defineEntity({
  name: 'OneTimeToken',
  tableName: 'one_time_tokens',
  properties: {
    hash: p.blob().primary().check('octet_length(hash) = 32'),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade').index(),
    kind: p.enum(tokenKinds),
    /** When the mail was asked for that carries it: the newest puts the others of its kind out of use. */
    askedAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    /** How often it was tried with something that has to be right as well (`claimTry`). */
    tries: p.integer().default(0),
  },
});
