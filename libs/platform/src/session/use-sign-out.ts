import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetDestination } from '../destination/destination.ts';
import { forgetKept } from '../storage/kept.ts';
import { store } from '../store/store.ts';
import { sessionActions } from './session.ts';

/** For a button that signs out: goes home and ends the session, here and on the server. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate('/');
    signOut();
  }, [navigate]);
}

/** The server's answer is not waited for: here it is over in any case. */
function signOut(): void {
  const { session } = store.getState();
  store.dispatch(sessionActions.signOut());
  // Whoever signs in here next was not on their way anywhere, and has nothing to do with what was typed here.
  forgetDestination();
  forgetKept('sessionStorage');
  forgetKept('localStorage', 'puente.draft.');
  if (session.status === 'signed-out') return;
  fetch('/api/auth/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${session.jwt}` },
    keepalive: true,
  }).catch((failure: unknown) => console.warn('the server could not be told of the sign-out', failure));
}
