import { api } from '../shared/api.ts';
import { favoritesApi } from './my-favorites.endpoints.ts';

export const { useRemoveFavoriteMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    removeFavorite: build.mutation<unknown, { id: number; user: number }>({
      query: ({ id }) => ({ url: `/favorites/${id}`, method: 'DELETE' }),
      async onQueryStarted({ id, user }, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
          dispatch(
            favoritesApi.util.updateQueryData('myFavorites', user, (list) =>
              list.filter((favorite) => favorite.id !== id),
            ),
          );
        } catch {
          // The caller shows the failure.
        }
      },
      invalidatesTags: ['Favorite'],
    }),
  }),
});
