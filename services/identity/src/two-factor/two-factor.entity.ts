import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** The authenticator app of an account. */
export const TwoFactor = defineEntity({
  name: 'TwoFactor',
  tableName: 'two_factors',
  properties: {
    userId: () =>
      p.oneToOne(User).primary().mapToPk().fieldName('user_id').deleteRule('cascade').updateRule('no action'),
    /** What the app makes its codes of, sealed (`SecretBox`). */
    secret: p.blob(),
    begunAt: p.datetime().defaultRaw('now()'),
    /** Null until a first code showed that the app has the secret: nothing is asked of anybody till then. */
    enabledAt: p.datetime().nullable(),
    /** Of the last code that served, in steps of 30 seconds since 1970: no code serves that is as old. */
    lastStep: p.integer().default(0),
  },
});
