import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): Session => readStoredSession(),
  reducers: {
    signIn: (_state, { payload }: PayloadAction<{ jwt: string; user: SessionUser }>): Session => ({
      status: 'signed-in',
      jwt: payload.jwt,
      user: normalise(payload.user),
    }),
    signOut: (): Session => signedOut,
    updateUser: (state, { payload }: PayloadAction<Partial<SessionUser>>): Session =>
      state.status === 'signed-in' ? { ...state, user: normalise({ ...state.user, ...payload }) } : state,
    /** Another tab signed in or out. */
    synchronise: (): Session => readStoredSession(),
  },
});

export const sessionActions = sessionSlice.actions;

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
