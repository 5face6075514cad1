import { type JobAttributes, visaRequirementFor } from '@puente/domain/jobs';
import { type ListDocument, type Pagination } from '@puente/domain/rest';
import { api, query } from '@puente/platform/api';
import { type Job, toJob } from '../job/job.ts';
import { type JobSearch, type SortOrder } from './job-search.ts';

export interface JobPage {
  jobs: Job[];
  pagination: Pagination;
}

const pageSize = 20;

const sorts: Record<SortOrder, string | undefined> = {
  // With a text the server's own order is by relevance.
  relevancia: undefined,
  fecha: 'datePosted:desc',
  salario: 'salary:desc',
  titulo: 'title:asc',
};

const equal = (value: string) => (value ? { $eq: value } : undefined);

/** The query string of a search, in the server's grammar. */
export function searchQuery(search: JobSearch): string {
  const { text, affinities, visa, sort, page } = search;
  return query({
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
    _q: text,
    sort: sorts[sort],
    populate: '*',
    pagination: { page, pageSize },
  });
}

export const { useSearchJobsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    searchJobs: build.query<JobPage, JobSearch>({
      query: (search) => `/jobs${searchQuery(search)}`,
      transformResponse: ({ data, meta }: ListDocument<JobAttributes>) => ({
        jobs: data.map(toJob),
        pagination: meta.pagination,
      }),
      // Who reads a job for a while comes back to the same list, at the same place.
      keepUnusedDataFor: 600,
      providesTags: [{ type: 'Job', id: 'list' }],
    }),
  }),
});
