/** The signed-in person as every part of the site may know them. */
export interface SessionUser {
  id: number;
  username: string;
  nombre: string;
  apellido?: string;
  email: string;
  userType: 'user' | 'employer';
  provider?: string;
}

export type Session = { status: 'signed-out' } | { status: 'signed-in'; jwt: string; user: SessionUser };

const signedOut: Session = { status: 'signed-out' };

type SessionAction =
  | { type: 'session/signIn'; payload: { jwt: string; user: SessionUser } }
  | { type: 'session/signOut' }
  | { type: 'session/updateUser'; payload: Partial<SessionUser> }
  | { type: 'session/synchronise' };

export const sessionActions = {
  signIn: (payload: { jwt: string; user: SessionUser }): SessionAction => ({
    type: 'session/signIn',
    payload,
  }),
  signOut: (): SessionAction => ({ type: 'session/signOut' }),
  updateUser: (payload: Partial<SessionUser>): SessionAction => ({ type: 'session/updateUser', payload }),
  /** Another tab signed in or out. */
  synchronise: (): SessionAction => ({ type: 'session/synchronise' }),
};

export function sessionReducer(state: Session = readStoredSession(), action: { type: string }): Session {
  const known = action as SessionAction;
  switch (known.type) {
    case 'session/signIn':
      return { status: 'signed-in', jwt: known.payload.jwt, user: normalise(known.payload.user) };
    case 'session/signOut':
      return signedOut;
    case 'session/updateUser':
      if (state.status === 'signed-out') return state;
      return { ...state, user: normalise({ ...state.user, ...known.payload }) };
    case 'session/synchronise':
      return readStoredSession();
    default:
      return state;
  }
}

// The account type is compared case-insensitively everywhere: it is lowered once, here.
function normalise(user: SessionUser): SessionUser {
  return { ...user, userType: user.userType.toLowerCase() === 'employer' ? 'employer' : 'user' };
}

/** Reads the session another visit left in the browser. Anything damaged counts as signed out. */
export function readStoredSession(): Session {
  try {
    const jwt = localStorage.getItem('jwt');
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? 'null');
    if (!jwt || typeof user !== 'object' || user === null || !('userType' in user)) return signedOut;
    return { status: 'signed-in', jwt, user: normalise(user as SessionUser) };
  } catch {
    return signedOut;
  }
}

export function storeSession(session: Session): void {
  try {
    if (session.status === 'signed-out') {
      for (const key of ['jwt', 'user', 'userType']) localStorage.removeItem(key);
    } else {
      localStorage.setItem('jwt', session.jwt);
      localStorage.setItem('user', JSON.stringify(session.user));
      localStorage.setItem('userType', session.user.userType);
    }
  } catch {
    // Storage is full or forbidden: the session then lasts as long as this tab.
  }
}
