import { defineEntity, p } from '@mikro-orm/core';

/** Until when an address gets no more mails of a kind. */
export const MailPause = defineEntity({
  name: 'MailPause',
  tableName: 'mail_pauses',
  properties: {
    /** SHA-256 of kind and address: whoever reads it learns no address. */
    key: p.blob().primary(),
    until: p.datetime(),
  },
});
