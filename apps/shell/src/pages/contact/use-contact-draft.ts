import { type ContactFormValues } from '@puente/domain/identity';
import { useSession } from '@puente/platform';
import { keepDraft, readDraftFields } from '@puente/platform/forms';
import { useState } from 'react';

/**
 * A message that was not sent yet, kept in the tab for who writes it: what a visitor began stays theirs when they sign in.
 * One on a subject that the address brought is another one.
 */
export function useContactDraft(about: string, sender: { name: string; email: string } | undefined) {
  const session = useSession();
  const [subject] = useState(about);
  const visitors = `contacto..${subject}`;
  const key = session.status === 'signed-in' ? `contacto.${session.user.id}.${subject}` : visitors;
  const [initial] = useState(() => {
    const empty = { name: '', email: '', subject, message: '' };
    return readDraftFields(key, empty) ?? readDraftFields(visitors, empty) ?? empty;
  });

  const forget = () => {
    keepDraft(visitors, '');
    keepDraft(key, '');
  };
  return {
    initial,
    /** What was filled in for them is not worth keeping. */
    keep: (values: ContactFormValues) => {
      forget();
      const filled = { name: '', email: '', ...sender, subject, message: '' };
      const typed = Object.entries(filled).some(
        ([field, text]) => values[field as keyof typeof filled] !== text,
      );
      if (typed) keepDraft(key, JSON.stringify(values));
    },
    forget,
  };
}
