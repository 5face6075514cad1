import { useSearchParams } from '@puente/platform';
import { userTypeOf, type UserType } from '@puente/domain/identity';

/** The account type the address asks for; null when it names none. */
export function useAskedRole(): UserType | null {
  return userTypeOf(useSearchParams()[0].get('role'));
}

export const otherRole = (role: UserType): UserType => (role === 'user' ? 'employer' : 'user');
