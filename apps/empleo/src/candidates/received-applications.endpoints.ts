import { query } from '@puente/platform/api';
import { type Application, toApplications } from '../applications/application.ts';
import { api } from '../shared/api.ts';

/** Of its job only the name and the country are read: it may have become a draft with gaps since. */
export interface ReceivedApplication extends Omit<Application, 'job'> {
  job?: { id: number; title: string; country: string | null };
}

/** Who applied to an employer's jobs, newest first, with their letters and the employer's notes. */
export const { useReceivedApplicationsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    receivedApplications: build.query<ReceivedApplication[], number>({
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
