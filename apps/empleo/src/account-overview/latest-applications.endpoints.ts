import { type ListDocument } from '@puente/domain/rest';
import { query } from '@puente/platform/api';
import { type Application, toApplications } from '../applications/application.ts';
import { api } from '../shared/api.ts';
import { latest } from './latest.ts';

export const { useLatestApplicationsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The last few things a seeker applied to. */
    latestApplications: build.query<Application[], number>({
      query: (userId) =>
        `/applications${query({
          filters: { candidate: { id: { $eq: userId } } },
          populate: 'job',
          pagination: { pageSize: latest },
        })}`,
      transformResponse: (document: ListDocument<never>) => toApplications(document),
      providesTags: ['Application'],
    }),
  }),
});
