import {
  createApi,
  fetchBaseQuery,
  type ApiEndpointQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { answeredStatus } from '../connection/answered-status.ts';
import { fetchInTime, isTooSlow } from '../connection/fetch-in-time.ts';
import { tellUnanswered } from '../connection/unanswered.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { sessionActions } from '../session/session.ts';
import { isPageAnswer, takePageAnswer } from './page-answers.ts';
import { withVersionedEndpoints } from './versioned-endpoints.ts';
import { addMiddleware, injectReducer, store, type RootState } from '../store/store.ts';

const jwtOf = (state: RootState) => (state.session.status === 'signed-in' ? state.session.jwt : undefined);

const fetchFromApi = fetchBaseQuery({
  baseUrl: '/api',
  fetchFn: async (input) => {
    const request = input as Request;
    return takePageAnswer(request) ?? fetchInTime(request);
  },
  prepareHeaders: (headers, { getState }) => {
    const jwt = jwtOf(getState() as RootState);
    if (jwt) headers.set('authorization', `Bearer ${jwt}`);
    // Mails come in the language of the screen, which the browser's own setting need not be.
    headers.set('accept-language', currentLanguage());
    return headers;
  },
});

/** Calls by which somebody enters an account: with a password, a provider, the proof that links both, a second step. */
const signIns = /^\/(auth\/(local|link)\b|auth\/two-factor(?![\w/-])|\w+-custom\b)/;

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = async (
  args,
  context,
  extra,
) => {
  const jwt = jwtOf(context.getState() as RootState);
  const result = await fetchFromApi(args, context, extra);
  if (result.error) result.error = withRetryAfter(result.error, result.meta?.response);
  // Drawn at once, for everybody; who is signed in may be told more (how many applied, to whose job it is).
  if (jwt && isPageAnswer(result.meta?.response))
    setTimeout(() => askAgain(queries()[context.queryCacheKey ?? '']));
  const unanswered = result.error?.status === 'FETCH_ERROR' || isTooSlow(result.error);
  if (unanswered && !context.signal.aborted) tellUnanswered();
  // The server ended this session. A token that changed meanwhile belongs to a newer one, and a mistyped password on the
  // way to another account says nothing about this one.
  const isSignIn = typeof args !== 'string' && args.method === 'POST' && signIns.test(args.url);
  if (result.error?.status === 401 && jwt && !isSignIn && jwt === jwtOf(context.getState() as RootState)) {
    context.dispatch(sessionActions.signOut());
  }
  return result;
};

/**
 * The one API client. A section adds its calls with `api.injectEndpoints`, and the tags of what it alone keeps with
 * `api.enhanceEndpoints`. Here stand those of what several sections show: the signed-in person's profile.
 */
export const api = withVersionedEndpoints(
  createApi({
    reducerPath: 'api',
    baseQuery,
    tagTypes: ['Me'],
    endpoints: () => ({}),
  }),
);

injectReducer(api);
addMiddleware(api.middleware);

// What one person was answered is not shown to the next.
let lastJwt = jwtOf(store.getState());
store.subscribe(() => {
  const jwt = jwtOf(store.getState());
  if (jwt === lastJwt) return;
  lastJwt = jwt;
  store.dispatch(api.util.resetApiState());
});

type Asked = ReturnType<typeof api.reducer>['queries'][string];
const queries = () => (store.getState() as unknown as { api: ReturnType<typeof api.reducer> }).api.queries;

function askAgain(asked: Asked): void {
  const endpoints = api.endpoints as Record<string, ApiEndpointQuery<never, never> | undefined>;
  const call = endpoints[asked?.endpointName ?? '']?.initiate(asked?.originalArgs as never, {
    subscribe: false,
    forceRefetch: true,
  });
  if (call) void store.dispatch(call);
}

// What got no answer is asked again when the connection is back. The rest stays: somebody may be writing beside it.
addEventListener('online', () => {
  for (const asked of Object.values(queries()))
    if (asked?.status === 'rejected' && isConnectionError(asked.error)) askAgain(asked);
});

export { answeredStatus as apiStatus } from '../connection/answered-status.ts';
export { query } from './query.ts';

/** The server's own message of a failed call, if it sent one: Spanish, for `translateText` where it is drawn. */
export function apiMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  const { data } = error as { data: { error?: { message?: unknown } } | undefined };
  return typeof data?.error?.message === 'string' ? data.error.message : undefined;
}

/** Whole seconds after which the server lets a failed call be tried again, if it said so (`Retry-After`). */
export function apiRetryAfter(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('retryAfter' in error)) return undefined;
  return typeof error.retryAfter === 'number' ? error.retryAfter : undefined;
}

/** Kept with the error: what is thrown or stored of a call has no headers any more. */
function withRetryAfter(error: FetchBaseQueryError, response: Response | undefined): FetchBaseQueryError {
  const retryAfter = Math.ceil(Number(response?.headers.get('retry-after')));
  return retryAfter > 0 ? Object.assign(error, { retryAfter }) : error;
}

/** True when no usable answer came from the server at all. */
export function isConnectionError(error: unknown): boolean {
  return answeredStatus(error) === undefined;
}
