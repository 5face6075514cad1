import { type DataDocument } from '@puente/domain/rest';
import { jobMarksApi } from '../marks/job-marks.endpoints.ts';
import { api } from '../shared/api.ts';

interface SavedFavorite {
  id: number;
  /** When, in milliseconds since 1970. */
  at: number;
}

export const { useSaveFavoriteMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** One that was just removed comes back to its place. */
    saveFavorite: build.mutation<SavedFavorite, { job: number; user: number }>({
      query: ({ job, user }) => ({ url: '/favorites', method: 'POST', body: { data: { job, user } } }),
      transformResponse: ({ data: { id } }: DataDocument<unknown>) => ({ id, at: Date.now() }),
      async onQueryStarted({ job, user }, { dispatch, queryFulfilled }) {
        try {
          const { id } = (await queryFulfilled).data;
          // Put in here, so that the heart does not go out while the marks are read again.
          dispatch(
            jobMarksApi.util.updateQueryData('jobMarks', user, (marks) => ({
              ...marks,
              saved: [{ id, job }, ...marks.saved],
            })),
          );
        } catch {
          // The caller shows the failure.
        }
      },
      // After a refusal too: the list then says what is already in it.
      invalidatesTags: ['Favorite'],
    }),
  }),
});
