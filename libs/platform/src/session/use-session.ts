import { useAppSelector } from '../store/store.ts';
import { type Session } from './session.ts';

/** The session of this tab; follows sign-in and sign-out in other tabs. */
export function useSession(): Session {
  return useAppSelector((state) => state.session);
}
