import { type JobAttributes } from '@puente/domain/jobs';
import { type ListDocument } from '@puente/domain/rest';
import { type Job, toJob } from '../job/job.ts';
import { api } from '../shared/api.ts';

/** More than are shown: some may be known already. */
const asked = 12;

/** Open jobs like one, the likest first; also like one that was withdrawn, or never was. */
export const { useSimilarJobsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    similarJobs: build.query<Job[], number>({
      query: (id) => `/jobs/${id}/similar?pageSize=${asked}`,
      transformResponse: ({ data }: ListDocument<JobAttributes>) => data.map(toJob),
    }),
  }),
});
