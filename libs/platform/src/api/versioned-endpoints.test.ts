import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { store } from '../store/store.ts';
import { api } from './index.ts';

/** What one version of a section injects when its code runs. */
const inject = (version: number) =>
  api.injectEndpoints({
    endpoints: (build) => ({
      readPlan: build.query<{ version: number }, string>({
        query: (id) => `/plans/${id}`,
        transformResponse: () => ({ version }),
      }),
      buyPlan: build.mutation<{ version: number }, string>({
        query: (id) => ({ url: `/plans/${id}`, method: 'POST' }),
        transformResponse: () => ({ version }),
      }),
    }),
  });
const first = inject(1);
const second = inject(2);
const third = inject(3);

const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
  store.dispatch(api.util.resetApiState());
});

test.each([
  [1, first],
  [2, second],
  [3, third],
])('version %d reads and writes by its own calls, whatever was injected besides', async (version, own) => {
  const { result } = renderHook(() => own.useReadPlanQuery('basic'), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual({ version }));
  const { result: mutation } = renderHook(() => own.useBuyPlanMutation(), { wrapper });
  await act(async () => expect(await mutation.current[0]('basic').unwrap()).toEqual({ version }));
  const { result: lazy } = renderHook(() => own.useLazyReadPlanQuery(), { wrapper });
  await act(async () => expect(await lazy.current[0]('other').unwrap()).toEqual({ version }));
});

test('what a version changes in its cache, it finds there, and the others do not', async () => {
  for (const own of [first, second]) await store.dispatch(own.endpoints.readPlan.initiate('basic'));
  store.dispatch(second.util.updateQueryData('readPlan', 'basic', () => ({ version: 20 })) as never);
  const versionOf = (own: typeof api & typeof first) =>
    own.endpoints.readPlan.select('basic')(store.getState() as never).data?.version;
  expect([first, second].map(versionOf)).toEqual([1, 20]);
});

/** A section's calls about what it alone keeps: `tags` as its build declares them, or not (before platform 1.4). */
function injectRecipes(client: typeof api, declared: readonly 'Recipe'[]) {
  return client.enhanceEndpoints({ addTagTypes: declared }).injectEndpoints({
    endpoints: (build) => ({
      readRecipes: build.query<unknown, void>({ query: () => '/recipes', providesTags: ['Recipe'] }),
      addRecipe: build.mutation<unknown, void>({
        query: () => ({ url: '/recipes', method: 'POST' }),
        invalidatesTags: ['Recipe'],
      }),
    }),
  });
}

test.each([
  ['declares', ['Recipe'] as const],
  ['was published when the platform knew, and does not declare', []],
])('what a section changes under a tag that it %s is read again', async (_how, declared) => {
  const own = injectRecipes(api, declared);
  const reads = () => jest.mocked(fetch).mock.calls.filter(([one]) => (one as Request).method === 'GET');
  const reading = store.dispatch(own.endpoints.readRecipes.initiate());
  await reading;
  expect(reads()).toHaveLength(1);
  await store.dispatch(own.endpoints.addRecipe.initiate());
  await waitFor(() => expect(reads()).toHaveLength(2));
  reading.unsubscribe();
});

test('two versions that add their tags have their own calls all the same', () => {
  const names = [1, 2].map(() => injectRecipes(api, ['Recipe']).endpoints.readRecipes.name);
  expect(new Set(names).size).toBe(2);
});
