import { keep, readKept, readKeptJson } from '../storage/kept.ts';

/**
 * The signed-in person as every part of the site may know them, and all of them that the browser keeps: who else uses it
 * finds no address and no phone there. The rest is asked of the server where it is shown.
 */
export interface SessionUser {
  id: number;
  username: string;
  nombre: string;
  userType: 'user' | 'employer';
}

export type Session = { status: 'signed-out' } | { status: 'signed-in'; jwt: string; user: SessionUser };

const signedOut: Session = { status: 'signed-out' };

/** Where storage keeps it; the token is the first to go. */
export const sessionKeys: readonly string[] = ['jwt', 'user', 'userType'];

type SessionAction =
  | { type: 'session/signIn'; payload: { jwt: string; user: SessionUser } }
  | { type: 'session/signOut' }
  | { type: 'session/updateUser'; payload: Partial<SessionUser> | undefined }
  | { type: 'session/synchronise' };

export const sessionActions = {
  signIn: (payload: { jwt: string; user: SessionUser }): SessionAction => ({
    type: 'session/signIn',
    payload,
  }),
  signOut: (): SessionAction => ({ type: 'session/signOut' }),
  /** What the update lacks stays as it was. Nothing at all is nobody: that signs out. */
  updateUser: (payload?: Partial<SessionUser>): SessionAction => ({ type: 'session/updateUser', payload }),
  /** Another tab signed in or out. */
  synchronise: (): SessionAction => ({ type: 'session/synchronise' }),
};

export function sessionReducer(state: Session = signedOut, action: { type: string }): Session {
  const known = action as SessionAction;
  switch (known.type) {
    case 'session/signIn':
      return { status: 'signed-in', jwt: known.payload.jwt, user: keptOf(known.payload.user) };
    case 'session/signOut':
      return signedOut;
    case 'session/updateUser':
      if (state.status === 'signed-out' || !known.payload) return signedOut;
      return { ...state, user: keptOf({ ...state.user, ...known.payload }) };
    case 'session/synchronise':
      // Half of what another tab is writing says nothing yet: the rest is on its way.
      return readStorage() ?? state;
    default:
      return state;
  }
}

/** Of whatever a caller or a former visit has. The account type is compared case-insensitively everywhere: it is lowered here. */
function keptOf({ id, username, nombre, userType }: SessionUser): SessionUser {
  return { id, username, nombre, userType: userType.toLowerCase() === 'employer' ? 'employer' : 'user' };
}

/**
 * What storage says, key by key as another tab writes it: undefined while a token stands beside nobody or beside another
 * person, and where storage is forbidden.
 */
function readStorage(): Session | undefined {
  const jwt = readKept('localStorage', 'jwt');
  if (!jwt) return jwt === undefined ? undefined : signedOut;
  const user = readKeptJson('localStorage', 'user') as SessionUser | null | undefined;
  if (!user?.userType || (ownerOf(jwt) ?? user.id) !== user.id) return undefined;
  return { status: 'signed-in', jwt, user: keptOf(user) };
}

/** Whose token it is, as far as it can be read. The server decides; this only tells one person's from another's. */
function ownerOf(jwt: string): number | undefined {
  try {
    const payload = (jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return Number((JSON.parse(atob(payload)) as { sub: string }).sub);
  } catch {
    return undefined;
  }
}

/**
 * Reads the session another visit left in the browser. Anything damaged counts as signed out; what a version of before
 * kept beyond its four fields goes. Once in a page: later another tab may be writing or deleting what this would write back.
 */
export function readStoredSession(): Session {
  const session = readStorage() ?? signedOut;
  if (session.status === 'signed-in') keep('localStorage', 'user', JSON.stringify(session.user));
  return session;
}

/** What was read from storage is not written back: another tab may be further by now. */
export function storeSession(session: Session): void {
  if (JSON.stringify(session) === JSON.stringify(readStorage())) return;
  if (session.status === 'signed-out') {
    for (const key of sessionKeys) keep('localStorage', key, null);
    return;
  }
  const { jwt, user } = session;
  const kept = { user: JSON.stringify(user), userType: user.userType, jwt };
  // The token last, and only beside its owner: whoever hears of it finds them there.
  Object.entries(kept).every(([key, text]) => keep('localStorage', key, text));
}
