import { query } from '@puente/platform/api';
import { useAccount } from '@puente/section-kit';
import { api } from '../shared/api.ts';
import { type Application, toApplications } from './application.ts';

/** What a seeker applied to, newest first. */
export const { useMyApplicationsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    myApplications: build.query<Application[], number>({
      query: (userId) =>
        `/applications${query({
          filters: { candidate: { id: { $eq: userId } } },
          populate: 'job',
          pagination: { pageSize: -1 },
        })}`,
      transformResponse: toApplications,
      providesTags: ['Application'],
    }),
  }),
});

/** The signed-in seeker's application to a job, if there is one. Asks nothing for anybody else. */
export function useMyApplicationTo(jobId: number): Application | undefined {
  const seeker = useAccount('user');
  const { data } = useMyApplicationsQuery(seeker?.id ?? 0, { skip: !seeker });
  return data?.find(({ job }) => job?.id === jobId);
}
