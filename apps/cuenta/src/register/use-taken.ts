import { identityMessages, normalizeEmail, type UserType } from '@puente/domain/identity';
import { useState } from 'react';
import { useEmailAvailability, useUsernameAvailability } from './availability.ts';

/** What the server says of username and e-mail while they are typed. */
export function useTaken(username: string, email: string, role: UserType) {
  const [left, setLeft] = useState('');
  const usernameAvailability = useUsernameAvailability(username);
  const emailAvailability = useEmailAvailability(email, left, role);
  return {
    username: usernameAvailability,
    email: emailAvailability,
    /** Only what is in use. */
    errors: {
      username: usernameAvailability.state === 'taken' ? identityMessages.usernameTaken : undefined,
      email: emailAvailability.state === 'taken' ? identityMessages.emailTaken : undefined,
    },
    leaveEmail: () => setLeft(normalizeEmail(email)),
  };
}
