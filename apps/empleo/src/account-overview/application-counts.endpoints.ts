import { type ApplicationCounts } from '@puente/domain/jobs';
import { api } from '../shared/api.ts';

export const { useApplicationCountsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** One's applications, or those one received, counted. */
    applicationCounts: build.query<ApplicationCounts, void>({
      query: () => '/applications/counts',
      transformResponse: ({ data }: { data: ApplicationCounts }) => data,
      providesTags: ['Application'],
    }),
  }),
});
