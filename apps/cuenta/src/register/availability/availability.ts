import { availabilityPauseMs, isEmail, normalizeEmail, type UserType } from '@puente/domain/identity';
import { useEffect, useState } from 'react';
import { useEmailTakenQuery } from './email-taken.endpoints.ts';
import { useUsernameTakenQuery } from './username-taken.endpoints.ts';

export type Availability =
  | { state: 'idle' | 'checking' | 'available' | 'taken' }
  /** The check failed; registering is still possible, and the server decides. */
  | { state: 'unknown'; error: unknown };

interface Answer {
  currentData?: boolean | undefined;
  isFetching: boolean;
  error?: unknown;
}

function availabilityOf({ currentData: taken, isFetching, error }: Answer): Availability {
  if (isFetching) return { state: 'checking' };
  if (error) return { state: 'unknown', error };
  if (taken === undefined) return { state: 'idle' };
  return { state: taken ? 'taken' : 'available' };
}

/** Asked a pause after the last key. */
export function useUsernameAvailability(username: string): Availability {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(username), availabilityPauseMs);
    return () => clearTimeout(timer);
  }, [username]);
  const skip = username === '' || username !== settled;
  const answer = useUsernameTakenQuery(settled, { skip, refetchOnMountOrArgChange: true });
  return skip ? { state: 'idle' } : availabilityOf(answer);
}

/** Asked when the field is left; `left` is the address it held then. */
export function useEmailAvailability(typed: string, left: string, role: UserType): Availability {
  const email = normalizeEmail(typed);
  const skip = email !== left || !isEmail(email);
  const answer = useEmailTakenQuery({ email, role }, { skip, refetchOnMountOrArgChange: true });
  return skip ? { state: 'idle' } : availabilityOf(answer);
}
