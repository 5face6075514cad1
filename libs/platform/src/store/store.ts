import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Middleware,
  type Reducer,
} from 'redux';
import { thunk, type ThunkDispatch } from 'redux-thunk';
import { useDispatch, useSelector } from 'react-redux';
import { type Action } from 'redux';
import { navigationBadgesReducer, type NavigationBadges } from '../navigation-badge/navigation-badges.ts';
import { readStoredSession, sessionReducer, storeSession, type Session } from '../session/session.ts';

export interface RootState {
  session: Session;
  navigationBadges: NavigationBadges;
}

const reducers: Record<string, Reducer> = {
  session: sessionReducer,
  navigationBadges: navigationBadgesReducer,
};
let attach: (middleware: Middleware) => void;

// Redux alone, without the toolkit: the home page then carries 12 kB (brotli) less, which come with the API client.
const dynamicMiddleware: Middleware = (api) => (next) => {
  let handle = next;
  attach = (middleware) => {
    handle = middleware(api)(handle);
  };
  return (action) => handle(action);
};

/** The one store of a tab. */
export const store = createStore(
  combineReducers(reducers) as unknown as Reducer<RootState>,
  // Not by its reducer, which is asked for its first state again with each slice that is added.
  { session: readStoredSession() } as RootState,
  applyMiddleware<ThunkDispatch<RootState, undefined, Action>>(thunk as Middleware, dynamicMiddleware),
);

let stored = store.getState().session;
store.subscribe(() => {
  const { session } = store.getState();
  if (session === stored) return;
  stored = session;
  storeSession(session);
});

/**
 * Adds a section's slice or the API cache to the store; injecting the same one again changes nothing. Another version of
 * the section may be there with a slice of that name: then this one gets a place of its own.
 * @returns reads the slice
 */
export function injectReducer<State>({
  reducerPath,
  reducer,
}: {
  reducerPath: string;
  reducer: Reducer<State>;
}): (state: RootState) => State {
  const isOthers = (path: string) => (reducers[path] ?? reducer) !== reducer;
  let path = reducerPath;
  for (let count = 2; isOthers(path); count += 1) path = `${reducerPath}_${count}`;
  if (!reducers[path]) {
    reducers[path] = reducer as Reducer;
    store.replaceReducer(combineReducers(reducers) as unknown as Reducer<RootState>);
  }
  return (state) => (state as unknown as Record<string, State>)[path] as State;
}

/** Puts a middleware in front of those there are. */
export function addMiddleware(middleware: Middleware): void {
  attach(middleware);
}

export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
