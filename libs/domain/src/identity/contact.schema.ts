import { type z } from 'zod';
import { requiredLine, requiredText, strictBody } from '../rest/fields.schema.ts';
import { restMessages } from '../rest/messages.catalogue.ts';
import { captchaTokenSchema, emailField } from './account.schema.ts';
import { contactLimits } from './contact.rules.ts';

/** Both contact forms, and «Reserva tu sesión». Name and subject end up in mail headers: one line each. */
export const contactSchema = strictBody({
  name: requiredLine(contactLimits.name),
  email: emailField(restMessages.requiredField),
  subject: requiredLine(contactLimits.subject),
  message: requiredText(contactLimits.message),
  captchaToken: captchaTokenSchema,
});

export type Contact = z.output<typeof contactSchema>;
