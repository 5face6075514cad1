import { type JobCardAttributes } from '@puente/domain/jobs';
import { type ListDocument, type Pagination } from '@puente/domain/rest';
import { query } from '@puente/platform/api';
import { asCards } from '../job/as-cards.ts';
import { type CardJob, toJob } from '../job/job.ts';
import { api } from '../shared/api.ts';

interface CompanyJobs {
  username: string;
  page: number;
}

/** A company's open jobs, the newest first. */
export const { useCompanyJobsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    companyJobs: build.query<{ jobs: CardJob[]; pagination: Pagination }, CompanyJobs>({
      query: ({ username, page }) =>
        `/jobs${query({
          filters: { employer: { username: { $eq: username } } },
          sort: 'datePosted:desc',
          ...asCards,
          pagination: { page, pageSize: 10 },
        })}`,
      transformResponse: ({ data, meta }: ListDocument<JobCardAttributes>) => ({
        jobs: data.map(toJob),
        pagination: meta.pagination,
      }),
      providesTags: [{ type: 'Job', id: 'list' }],
    }),
  }),
});
