import { emptySearch, type JobSearch, searchCall, type Wish } from '@puente/domain/job-search';
import { query } from '@puente/platform/api';
import { api } from '../shared/api.ts';
import { type FacetCounts, type FacetName } from './facet-counts.ts';

interface FacetsAnswer {
  data: Partial<Record<FacetName, { value: string; count: number }[]>>;
  /** `capped`: the newest alone were counted. */
  meta: { total: number; capped?: true };
}

export interface Alternative {
  drop: Wish;
  count: number;
}

/** Neither order nor page changes what there is of each. */
const counted = (search: JobSearch) => ({
  ...searchCall({ ...search, page: emptySearch.page }),
  sort: undefined,
});

export const { useSearchFacetsQuery, useSearchAlternativesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    searchFacets: build.query<FacetCounts, JobSearch>({
      query: (search) => `/jobs/facets${query(counted(search))}`,
      transformResponse: ({ data, meta }: FacetsAnswer) => ({
        total: meta.capped ? undefined : meta.total,
        values: meta.capped
          ? undefined
          : Object.fromEntries(
              Object.entries(data).map(([name, entries]) => [
                name,
                Object.fromEntries(entries.map(({ value, count }) => [value, count])),
              ]),
            ),
      }),
      providesTags: [{ type: 'Job', id: 'list' }],
    }),
    searchAlternatives: build.query<Alternative[], JobSearch>({
      query: (search) => `/jobs/alternatives${query(counted(search))}`,
      transformResponse: ({ data }: { data: Alternative[] }) => data,
      providesTags: [{ type: 'Job', id: 'list' }],
    }),
  }),
});
