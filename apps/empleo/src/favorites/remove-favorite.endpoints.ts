import { jobMarksApi } from '../marks/job-marks.endpoints.ts';
import { api } from '../shared/api.ts';

export const { useRemoveFavoriteMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    removeFavorite: build.mutation<unknown, { id: number; user: number }>({
      query: ({ id }) => ({ url: `/favorites/${id}`, method: 'DELETE' }),
      async onQueryStarted({ id, user }, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
          dispatch(
            jobMarksApi.util.updateQueryData('jobMarks', user, (marks) => ({
              ...marks,
              saved: marks.saved.filter((favorite) => favorite.id !== id),
            })),
          );
        } catch {
          // The caller shows the failure.
        }
      },
      invalidatesTags: ['Favorite'],
    }),
  }),
});
