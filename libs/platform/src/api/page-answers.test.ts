import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { sessionActions } from '../session/session.ts';
import { store } from '../store/store.ts';
import { api } from './index.ts';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    readJob: build.query<{ title: string }, number>({ query: (id) => `/jobs/${id}?populate=*` }),
    changeJob: build.mutation<{ title: string }, number>({
      query: (id) => ({ url: `/jobs/${id}?populate=*`, method: 'PUT' }),
    }),
  }),
});
// What a page brought is handed out once in the life of a tab: each test has a job of its own.
let id = 0;
const read = () => store.dispatch(endpoints.readJob.initiate(id, { forceRefetch: true }));
const shown = () => endpoints.readJob.select(id)(store.getState() as never);

const network = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({ title: 'of the network' })));
const navigation = jest.fn(() => [{ type: 'navigate' }] as unknown as PerformanceEntryList);

function bring(answer: unknown, status?: number): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset['answer'] = `/jobs/${id}?populate=*`;
  if (status) script.dataset['status'] = String(status);
  script.textContent = JSON.stringify(answer);
  document.body.append(script);
}

beforeEach(() => {
  id += 1;
  network.mockClear();
  globalThis.fetch = network;
  Object.assign(performance, { getEntriesByType: navigation });
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
  store.dispatch(sessionActions.signOut());
});

const signIn = () =>
  store.dispatch(
    sessionActions.signIn({
      jwt: `token-${id}`,
      user: { id: 7, username: 'ana', nombre: 'Ana', userType: 'user' },
    }),
  );

test('the first call of an address is answered by what the page brought, every later one by the network', async () => {
  bring({ title: 'of the page' });
  expect(await read()).toMatchObject({ data: { title: 'of the page' } });
  expect(network).not.toHaveBeenCalled();
  expect(await read()).toMatchObject({ data: { title: 'of the network' } });
});

test.each([404, 410])('a %d that the page brought is the answer, with its message', async (status) => {
  bring({ data: null, error: { status, message: 'Empleo no encontrado' } }, status);
  expect(await read()).toMatchObject({
    error: { status, data: { error: { message: 'Empleo no encontrado' } } },
  });
  expect(network).not.toHaveBeenCalled();
});

test('another address, and a change of the same one, go to the network', async () => {
  bring({ title: 'of the page' });
  await store.dispatch(endpoints.changeJob.initiate(id));
  await store.dispatch(endpoints.readJob.initiate(id + 1000));
  expect(network).toHaveBeenCalledTimes(2);
  expect(await read()).toMatchObject({ data: { title: 'of the page' } });
});

test('who is signed in sees it at once, and then what they are answered themselves', async () => {
  signIn();
  bring({ title: 'of the page' });
  expect(await read()).toMatchObject({ data: { title: 'of the page' } });
  await waitFor(() => expect(shown().data).toEqual({ title: 'of the network' }));
  expect((network.mock.calls[0]?.[0] as Request).headers.get('authorization')).toBe(`Bearer token-${id}`);
});

test('who is signed in is not told that there is no such job, which may be their own draft', async () => {
  signIn();
  bring({ data: null, error: { status: 404 } }, 404);
  expect(await read()).toMatchObject({ data: { title: 'of the network' } });
});

test('what came with a page of a minute ago is not taken by who comes to its address now', async () => {
  bring({ title: 'of the page' });
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  expect(await read()).toMatchObject({ data: { title: 'of the network' } });
});

test('nor what came with a page that the browser may have kept: back, forward, a restored tab', async () => {
  bring({ title: 'of the page' });
  navigation.mockReturnValueOnce([{ type: 'back_forward' }] as unknown as PerformanceEntryList);
  expect(await read()).toMatchObject({ data: { title: 'of the network' } });
});
