import { readDestination, sessionActions, type SessionUser } from '@puente/platform';
import { sessionKeys, store } from '@puente/platform/host';
import { followKept, keep, keptKeys } from '@puente/platform/storage';

/**
 * Keeps the session of this tab true: other tabs' sign-ins and sign-outs are followed, and the profile kept since
 * the last visit is refreshed once. A 401 signs out; any other failure leaves things as they are. What somebody was writing
 * is nobody else's (decision 36).
 */
export function keepSession(): void {
  // Whichever key comes last completes it.
  followKept(sessionKeys, () => store.dispatch(sessionActions.synchronise()));
  // A page that Back brings to life again has slept through what other tabs said.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.dispatch(sessionActions.synchronise());
  });
  let writer: number | undefined;
  store.subscribe(() => {
    const { session } = store.getState();
    const now = session.status === 'signed-in' ? session.user.id : undefined;
    if (now !== undefined && now !== writer) forgetDrafts(now);
    writer = now;
  });
  // Who comes as a visitor has left it, unless they are on their way back from signing in.
  if (store.getState().session.status === 'signed-out' && !readDestination()) forgetDrafts();
  refreshProfile().catch((failure: unknown) => console.warn('the profile could not be refreshed', failure));
}

async function refreshProfile(): Promise<void> {
  const { session } = store.getState();
  if (session.status === 'signed-out') return;
  const response = await fetch('/api/users/me', { headers: { authorization: `Bearer ${session.jwt}` } });
  const now = store.getState().session;
  if (now.status === 'signed-out' || now.jwt !== session.jwt) return;
  if (response.status === 401) {
    store.dispatch(sessionActions.signOut());
    forgetDrafts();
  } else if (response.ok) {
    const { data } = (await response.json()) as { data: { attributes: Partial<SessionUser> } };
    store.dispatch(sessionActions.updateUser(data.attributes));
  }
}

/** Keys are `puente.draft.<what>.<whose>.…`. */
const drafts = 'puente.draft.';

function forgetDrafts(butOf?: number): void {
  for (const key of keptKeys('localStorage', drafts)) {
    if (key.split('.')[3] !== String(butOf)) keep('localStorage', key, null);
  }
}
