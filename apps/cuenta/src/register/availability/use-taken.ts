import { identityMessages, normalizeEmail, type UserType } from '@puente/domain/identity';
import { translateText } from '@puente/platform';
import { useState } from 'react';
import { useEmailAvailability, type Availability } from './availability.ts';

/** What the server says of username and e-mail while they are typed. */
export function useTaken(username: Availability, email: string, role: UserType) {
  const [left, setLeft] = useState('');
  const emailAvailability = useEmailAvailability(email, left, role);
  return {
    username,
    email: emailAvailability,
    /** Only what is in use; in the language on the screen, as `useForm`'s errors. */
    errors: {
      username: username.state === 'taken' ? translateText(identityMessages.usernameTaken) : undefined,
      email: emailAvailability.state === 'taken' ? translateText(identityMessages.emailTaken) : undefined,
    },
    leaveEmail: () => setLeft(normalizeEmail(email)),
  };
}
