import { type AlertFrequency, type SavedSearchAttributes } from '@puente/domain/jobs';
import { type DataDocument, type ListDocument } from '@puente/domain/rest';
import { apiStatus } from '@puente/platform/api';
import { api } from '../shared/api.ts';

export interface SavedSearch extends SavedSearchAttributes {
  id: number;
}

/** What somebody wants kept of a search. */
export type SearchToSave = Pick<SavedSearch, 'name' | 'query' | 'frequency'>;

interface Change {
  id: number;
  /** Whose it is. */
  user: number;
  data: Partial<Pick<SavedSearch, 'name' | 'frequency'>> & { looked?: true };
}

const savedSearchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The account is a part of the question: what one was answered is not shown to the next one.
    mySavedSearches: build.query<SavedSearch[], number>({
      query: () => '/saved-searches',
      transformResponse: ({ data }: ListDocument<SavedSearchAttributes>) =>
        data.map(({ id, attributes }) => ({ id, ...attributes })),
      providesTags: ['SavedSearch'],
    }),
    saveSearch: build.mutation<DataDocument<SavedSearchAttributes>, SearchToSave>({
      query: (data) => ({ url: '/saved-searches', method: 'POST', body: { data } }),
      invalidatesTags: ['SavedSearch'],
    }),
    changeSavedSearch: build.mutation<unknown, Change>({
      query: ({ id, data }) => ({ url: `/saved-searches/${id}`, method: 'PUT', body: { data } }),
      // Shows at once, and as it was when it fails.
      async onQueryStarted({ id, user, data: { looked, ...data } }, { dispatch, getState, queryFulfilled }) {
        const isAsked = listIsAsked(getState(), user);
        const changed = dispatch(
          savedSearchesApi.util.updateQueryData('mySavedSearches', user, (list) =>
            list.map((one) => (one.id === id ? { ...one, ...data, ...(looked && { newJobs: 0 }) } : one)),
          ),
        );
        await queryFulfilled.catch(() => changed.undo());
        if (isAsked) dispatch(askAgain());
      },
    }),
    removeSavedSearch: build.mutation<unknown, { id: number; user: number }>({
      query: ({ id }) => ({ url: `/saved-searches/${id}`, method: 'DELETE' }),
      async onQueryStarted({ id, user }, { dispatch, getState, queryFulfilled }) {
        const isAsked = listIsAsked(getState(), user);
        const removed = dispatch(
          savedSearchesApi.util.updateQueryData('mySavedSearches', user, (list) =>
            list.filter((one) => one.id !== id),
          ),
        );
        // Removed already, in another tab for one: it stays gone.
        await queryFulfilled.catch(
          ({ error }: { error: unknown }) => apiStatus(error) !== 404 && removed.undo(),
        );
        if (isAsked) dispatch(askAgain());
      },
    }),
  }),
});

type State = Parameters<ReturnType<typeof savedSearchesApi.endpoints.mySavedSearches.select>>[0];

/** A list that was asked for before a change may be answered after it, and has what was: then it is asked for again. */
const listIsAsked = (state: State, user: number) =>
  savedSearchesApi.endpoints.mySavedSearches.select(user)(state).status === 'pending';
const askAgain = () => savedSearchesApi.util.invalidateTags(['SavedSearch']);

export const {
  useMySavedSearchesQuery,
  useSaveSearchMutation,
  useChangeSavedSearchMutation,
  useRemoveSavedSearchMutation,
} = savedSearchesApi;

export const frequencies: readonly AlertFrequency[] = ['daily', 'weekly', 'never'];
