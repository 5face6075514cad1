import { restMessages, tooLong } from '../rest/messages.catalogue.ts';
import { isEmail, normalizeEmail } from './email.rules.ts';
import { identityMessages } from './messages.catalogue.ts';

/** Longest accepted texts of a contact message, in characters. */
export const contactLimits = { name: 120, subject: 150, message: 5000 } as const;

/** A message as it is typed; what is kept of it is the entity `ContactMessage` of the identity service. */
export interface ContactFormValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** What is wrong with a message, by field: for forms, without the weight of `contactSchema`, which says the same. */
export function contactErrors(typed: ContactFormValues): Partial<Record<keyof ContactFormValues, string>> {
  const errors: Partial<Record<keyof ContactFormValues, string>> = {};
  for (const field of ['name', 'subject', 'message'] as const) {
    const { length } = typed[field].trim();
    if (length === 0) errors[field] = restMessages.requiredField;
    else if (length > contactLimits[field]) errors[field] = tooLong(contactLimits[field]);
  }
  const email = normalizeEmail(typed.email);
  if (email === '') errors.email = restMessages.requiredField;
  else if (!isEmail(email)) errors.email = identityMessages.emailInvalid;
  return errors;
}
