import { type ListDocument } from '@puente/domain/rest';
import { query } from '@puente/platform/api';
import { type Favorite, toFavorites } from '../favorites/my-favorites.endpoints.ts';
import { api } from '../shared/api.ts';
import { latest } from './latest.ts';

export const { useLatestFavoritesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The last few jobs a seeker saved. */
    latestFavorites: build.query<Favorite[], number>({
      query: (userId) =>
        `/favorites${query({
          filters: { user: { id: { $eq: userId } } },
          populate: 'job',
          pagination: { pageSize: latest },
        })}`,
      transformResponse: ({ data }: ListDocument<Parameters<typeof toFavorites>[0]['attributes']>) =>
        data.flatMap(toFavorites),
      providesTags: ['Favorite'],
    }),
  }),
});
