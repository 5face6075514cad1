import { type JobAttributes, visaRequirementFor } from '@puente/domain/jobs';
import { type ListDocument, type Pagination } from '@puente/domain/rest';
import { query } from '@puente/platform/api';
import { type Job, toJob } from '../job/job.ts';
import { api } from '../shared/api.ts';
import { type JobSearch, type SortOrder } from './job-search.ts';

/** How the jobs of a search by text hold its words: all of them, most of them, or others that are spelt alike. */
export type Matched = 'all' | 'most' | 'similar';

export interface JobPage {
  jobs: Job[];
  pagination: Pagination;
  /** Absent without a text. */
  matched?: Matched | undefined;
}

type JobList = ListDocument<JobAttributes> & { meta: { matched?: Matched } };

const pageSize = 20;

const sorts: Record<SortOrder, string | undefined> = {
  // With a text the server's own order is by relevance.
  relevancia: undefined,
  fecha: 'datePosted:desc',
  salario: 'salary:desc',
  titulo: 'title:asc',
};

const equal = (value: string) => (value ? { $eq: value } : undefined);

function wishesOf(search: JobSearch) {
  const { text, affinities, visa } = search;
  return {
    filters: {
      status: 'Publicado',
      country: equal(search.country),
      province: equal(search.province),
      category: equal(search.category),
      subcategory: equal(search.subcategory),
      modality: equal(search.modality),
      workLanguage: equal(search.language),
      visaRequirement: visa ? { $contains: visaRequirementFor(visa) } : undefined,
      affinities: affinities.length > 0 ? { $in: affinities } : undefined,
    },
    _q: text.trim(),
  };
}

/** The query string of a search, in the server's grammar. */
export function searchQuery(search: JobSearch): string {
  const { sort, page } = search;
  return query({
    ...wishesOf(search),
    sort: sorts[sort],
    populate: '*',
    pagination: { page, pageSize },
  });
}

export const { useSearchJobsQuery, useCountJobsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    searchJobs: build.query<JobPage, JobSearch>({
      query: (search) => `/jobs${searchQuery(search)}`,
      transformResponse: ({ data, meta }: JobList) => ({
        jobs: data.map(toJob),
        pagination: meta.pagination,
        matched: meta.matched,
      }),
      // Who reads a job for a while comes back to the same list, at the same place.
      keepUnusedDataFor: 600,
      providesTags: [{ type: 'Job', id: 'list' }],
    }),
    countJobs: build.query<number, JobSearch>({
      query: (search) => `/jobs${query({ ...wishesOf(search), pagination: { page: 1, pageSize: 1 } })}`,
      transformResponse: ({ meta }: JobList) => meta.pagination.total,
      providesTags: [{ type: 'Job', id: 'list' }],
    }),
  }),
});
