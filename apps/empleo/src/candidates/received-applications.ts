import { api, query } from '@puente/platform/api';
import { type Application, toApplications } from '../applications/application.ts';

/** Who applied to an employer's jobs, newest first, with their letters and the employer's notes. */
export const { useReceivedApplicationsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    receivedApplications: build.query<Application[], number>({
      query: (employerId) =>
        `/applications${query({
          filters: { job: { employer: { id: { $eq: employerId } } } },
          populate: 'job,candidate',
          pagination: { pageSize: -1 },
        })}`,
      transformResponse: toApplications,
      providesTags: ['Application'],
    }),
  }),
});
