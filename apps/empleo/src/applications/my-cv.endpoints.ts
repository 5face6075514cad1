import { type MeAttributes } from '@puente/domain/identity';
import { type DataDocument } from '@puente/domain/rest';
import { api } from '../shared/api.ts';

export const { useMyCvQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The name of one's own CV file; null without one. */
    myCv: build.query<string | null, number>({
      query: () => '/users/me',
      transformResponse: ({ data }: DataDocument<MeAttributes>) => data.attributes.cv?.name ?? null,
      providesTags: ['Me'],
    }),
  }),
});
