import { type JobAttributes } from '@puente/domain/jobs';
import { type ListDocument, type Pagination } from '@puente/domain/rest';
import { query } from '@puente/platform/api';
import { type Job, toJob } from '../job/job.ts';
import { api } from '../shared/api.ts';

interface CompanyJobs {
  username: string;
  page: number;
}

/** A company's open jobs, the newest first. */
export const { useCompanyJobsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    companyJobs: build.query<{ jobs: Job[]; pagination: Pagination }, CompanyJobs>({
      query: ({ username, page }) =>
        `/jobs${query({
          filters: { employer: { username: { $eq: username } } },
          sort: 'datePosted:desc',
          populate: 'employer',
          pagination: { page, pageSize: 10 },
        })}`,
      transformResponse: ({ data, meta }: ListDocument<JobAttributes>) => ({
        jobs: data.map(toJob),
        pagination: meta.pagination,
      }),
      providesTags: [{ type: 'Job', id: 'list' }],
    }),
  }),
});
