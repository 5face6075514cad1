import { type OwnJobAttributes } from '@puente/domain/jobs';
import { type ListDocument } from '@puente/domain/rest';
import { query } from '@puente/platform/api';
import { type OwnJob, toJob } from '../job/job.ts';
import { api } from '../shared/api.ts';

/** All jobs of an employer, drafts too. */
export const { useOwnJobsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    ownJobs: build.query<OwnJob[], number>({
      query: (employerId) =>
        `/jobs${query({
          filters: { employer: { id: { $eq: employerId } } },
          populate: '*',
          pagination: { pageSize: -1 },
        })}`,
      transformResponse: ({ data }: ListDocument<OwnJobAttributes>) => data.map(toJob),
      providesTags: [{ type: 'Job', id: 'list' }],
    }),
  }),
});
