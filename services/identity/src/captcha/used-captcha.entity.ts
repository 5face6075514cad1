import { defineEntity, p } from '@mikro-orm/core';

/** A captcha is good once: of two that spend the same, the primary key refuses one. */
export const UsedCaptcha = defineEntity({
  name: 'UsedCaptcha',
  tableName: 'used_captchas',
  properties: {
    nonce: p.text().primary(),
    /** When nobody can spend it any more, and the row may go. */
    expiresAt: p.datetime().index(),
  },
});
