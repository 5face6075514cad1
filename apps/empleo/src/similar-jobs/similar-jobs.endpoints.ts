import { type JobCardAttributes } from '@puente/domain/jobs';
import { type ListDocument } from '@puente/domain/rest';
import { query } from '@puente/platform/api';
import { asCards } from '../job/as-cards.ts';
import { type CardJob, toJob } from '../job/job.ts';
import { api } from '../shared/api.ts';

/** More than are shown: some may be known already. */
const asked = 12;

const newest = { sort: 'datePosted:desc', ...asCards, pagination: { pageSize: asked } };

/** Open jobs like one, the likest first; also like one that was withdrawn, or never was. Like none, 0: the newest. */
export const { useSimilarJobsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    similarJobs: build.query<CardJob[], number>({
      query: (id) => (id === 0 ? `/jobs${query(newest)}` : `/jobs/${id}/similar?pageSize=${asked}`),
      transformResponse: ({ data }: ListDocument<JobCardAttributes>) => data.map(toJob),
    }),
  }),
});
