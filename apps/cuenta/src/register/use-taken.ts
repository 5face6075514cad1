import { identityMessages, normalizeEmail, type UserType } from '@puente/domain/identity';
import { useState } from 'react';
import { useEmailAvailability, useUsernameAvailability } from './availability.ts';

/** What is known of username and e-mail while they are typed; `refuse` adds what the server found on sending. */
export function useTaken(username: string, email: string, role: UserType) {
  const [left, setLeft] = useState('');
  const [refused, setRefused] = useState<{ username?: string; email?: string }>({});
  const usernameAvailability = useUsernameAvailability(username);
  const emailAvailability = useEmailAvailability(email, left, role);
  const address = normalizeEmail(email);
  const usernameTaken =
    usernameAvailability.state === 'taken' || (username !== '' && refused.username === username);
  const emailTaken = emailAvailability.state === 'taken' || (address !== '' && refused.email === address);
  return {
    username: usernameAvailability,
    email: emailAvailability,
    /** By field, only what is in use. */
    errors: {
      ...(usernameTaken && { username: identityMessages.usernameTaken }),
      ...(emailTaken && { email: identityMessages.emailTaken }),
    } as { username?: string; email?: string },
    leaveEmail: (address: string) => {
      setLeft(normalizeEmail(address));
    },
    refuse: (field: 'username' | 'email') => {
      setRefused((known) => ({ ...known, [field]: field === 'email' ? address : username }));
    },
  };
}
