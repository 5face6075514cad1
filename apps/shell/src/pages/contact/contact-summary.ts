import { combinedError, identityMessages, type ContactMessage } from '@puente/domain/identity';
import { type FieldErrors } from 'react-hook-form';

/** Everything that is wrong in one text, in the order of `labels`; undefined while nothing is. */
export function contactSummary(
  errors: FieldErrors<ContactMessage>,
  labels: Record<keyof ContactMessage, string>,
): string | undefined {
  const fields = ['name', 'email', 'subject', 'message'] as const;
  const texts = fields.flatMap((field) => {
    const text = errors[field]?.message;
    if (!text) return [];
    // Of these texts only the e-mail's says itself which field it is about.
    return [text === identityMessages.emailInvalid ? text : `${labels[field]}: ${text}`];
  });
  return texts.length > 0 ? combinedError(texts) : undefined;
}
