import { defineEntity, p } from '@mikro-orm/core';

/** A mail that somebody asked for without proving who they are: an address gets few of them a day. */
export const AskedMail = defineEntity({
  name: 'AskedMail',
  tableName: 'asked_mails',
  properties: {
    mailId: p.uuid().primary(),
    /** SHA-256: whoever reads it learns no address. */
    address: p.blob().check('octet_length(address) = 32').index(),
    askedAt: p.datetime().defaultRaw('now()'),
  },
});
