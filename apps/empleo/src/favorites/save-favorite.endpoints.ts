import { type DataDocument } from '@puente/domain/rest';
import { type Job } from '../job/job.ts';
import { api } from '../shared/api.ts';
import { favoritesApi } from './my-favorites.endpoints.ts';

export const { useSaveFavoriteMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    saveFavorite: build.mutation<DataDocument<unknown>, { job: Job; user: number }>({
      query: ({ job, user }) => ({
        url: '/favorites',
        method: 'POST',
        body: { data: { job: job.id, user } },
      }),
      async onQueryStarted({ job, user }, { dispatch, queryFulfilled }) {
        try {
          const { id } = (await queryFulfilled).data.data;
          // Put in here, so that the heart does not go out while the list is read again.
          dispatch(favoritesApi.util.updateQueryData('myFavorites', user, (list) => [{ id, job }, ...list]));
        } catch {
          // The caller shows the failure.
        }
      },
      // After a refusal too: the list then says what is already in it.
      invalidatesTags: ['Favorite'],
    }),
  }),
});
