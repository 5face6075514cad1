import { defineEntity, p } from '@mikro-orm/core';

/** What a visitor wrote on a contact form. */
export const ContactMessage = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    id: p.integer().primary().generated('identity'),
    name: p.text(),
    email: p.text(),
    subject: p.text(),
    message: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});
