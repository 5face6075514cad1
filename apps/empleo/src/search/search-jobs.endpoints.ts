import { type JobSearch, searchCall } from '@puente/domain/job-search';
import { type JobCardAttributes } from '@puente/domain/jobs';
import { type SearchedPlace } from '@puente/domain/places';
import { type ListDocument, type Pagination } from '@puente/domain/rest';
import { query } from '@puente/platform/api';
import { asCards } from '../job/as-cards.ts';
import { type CardJob, toJob } from '../job/job.ts';
import { api } from '../shared/api.ts';

/** How the jobs of a search by text hold its words: all of them, most of them, or others that are spelt alike. */
export type Matched = 'all' | 'most' | 'similar';

export interface JobPage {
  jobs: CardJob[];
  /** `capped`: there are more than that. */
  pagination: Pagination & { capped?: true };
  /** Absent without a text, and of one that leaves no job out: «busco trabajo». */
  matched?: Matched | undefined;
  /** The text with its slips mended; absent where there were none. */
  understood?: string | undefined;
  /** What «¿Dónde?» was understood as; null when it was not, absent when nothing was asked. */
  place?: SearchedPlace | null | undefined;
  /** What was asked for in vain: a distance around a whole state or country. */
  ignored?: 'near'[] | undefined;
}

type JobList = ListDocument<JobCardAttributes> & {
  meta: {
    pagination: { capped?: true };
    matched?: Matched;
    understood?: string;
    place?: SearchedPlace | null;
    ignored?: 'near'[];
  };
};

const pageSize = 20;

export const { useSearchJobsQuery, useCountJobsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    searchJobs: build.query<JobPage, JobSearch>({
      query: (search) =>
        `/jobs${query({ ...searchCall(search), ...asCards, pagination: { page: search.page, pageSize } })}`,
      transformResponse: ({ data, meta }: JobList) => ({
        jobs: data.map(toJob),
        pagination: meta.pagination,
        matched: meta.matched,
        understood: meta.understood,
        place: meta.place,
        ignored: meta.ignored,
      }),
      // Who reads a job for a while comes back to the same list, at the same place.
      keepUnusedDataFor: 600,
      providesTags: [{ type: 'Job', id: 'list' }],
    }),
    countJobs: build.query<number, JobSearch>({
      query: (search) =>
        `/jobs${query({ ...searchCall(search), sort: undefined, pagination: { page: 1, pageSize: 1 } })}`,
      transformResponse: ({ meta }: JobList) => meta.pagination.total,
      providesTags: [{ type: 'Job', id: 'list' }],
    }),
  }),
});
