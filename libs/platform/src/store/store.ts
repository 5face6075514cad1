import { combineSlices, configureStore, createDynamicMiddleware, type Reducer } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { sessionSlice, storeSession, type Session } from '../session/session-slice.ts';

const rootReducer = combineSlices(sessionSlice);
const dynamicMiddleware = createDynamicMiddleware();

const makeStore = () => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(dynamicMiddleware.middleware),
  });
  let stored = store.getState().session;
  store.subscribe(() => {
    const { session } = store.getState();
    if (session === stored) return;
    stored = session;
    storeSession(session);
  });
  return store;
};

/** The one store of a tab. */
export const store = makeStore();

export interface RootState {
  session: Session;
}

/** Adds a section's slice or the API cache to the store; injecting the same one twice changes nothing. */
export function injectReducer<State>(slice: { reducerPath: string; reducer: Reducer<State> }): void {
  rootReducer.inject(slice as { reducerPath: string; reducer: Reducer });
  // An injected reducer has no state until an action has passed through it.
  store.dispatch({ type: `puente/injected/${slice.reducerPath}` });
}

export const addMiddleware = dynamicMiddleware.addMiddleware;

export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
