import { beforeEach, expect, test } from '@jest/globals';
import { sessionActions } from '../session/session.ts';
import { store } from '../store/store.ts';
import { api } from './index.ts';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    makeCall: build.mutation<unknown, { method: string; url: string }>({ query: (call) => call }),
  }),
});

beforeEach(() => {
  globalThis.fetch = () => Promise.resolve(Response.json({}, { status: 401 }));
  const user = { id: 1, username: 'ana', nombre: 'Ana', userType: 'user' } as const;
  store.dispatch(sessionActions.signIn({ jwt: 'a-token', user }));
});

const statusAfter = async (method: string, url: string) => {
  await store.dispatch(endpoints.makeCall.initiate({ method, url }));
  return (store.getState() as { session: { status: string } }).session.status;
};

test.each([
  ['POST', '/auth/local?role=user'],
  ['POST', '/auth/link'],
  ['POST', '/auth/two-factor'],
  ['POST', '/google-custom?role=user'],
])('a refused %s %s is about another account, and leaves the session', async (method, url) => {
  expect(await statusAfter(method, url)).toBe('signed-in');
});

test.each([
  ['GET', '/auth/two-factor'],
  ['POST', '/auth/two-factor/begin'],
  ['POST', '/auth/two-factor/recovery-codes'],
  ['POST', '/auth/change-password'],
  ['PUT', '/jobs/1'],
])('a refused %s %s says that the session is over', async (method, url) => {
  expect(await statusAfter(method, url)).toBe('signed-out');
});
