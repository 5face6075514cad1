import {
  emptySearch,
  type JobSearch,
  type Loosening,
  searchCall,
  type Wish,
} from '@puente/domain/job-search';
import { query } from '@puente/platform/api';
import { api } from '../shared/api.ts';
import { type FacetCounts, type FacetName } from './facet-counts.ts';

interface FacetsAnswer {
  data: Partial<Record<FacetName, { value: string; count: number }[]>>;
  /** `capped`: the newest alone were counted. */
  meta: { total: number; capped?: true };
}

interface Counted {
  count: number;
  /** There are more than that. */
  capped?: true;
}

/** What to let go of, and what there is then. */
export type Alternative = Loosening & Counted;

interface AlternativesAnswer {
  data: ({ drop: Wish } & Counted)[];
  /** Where no single wish is enough. */
  together?: Alternative;
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
      transformResponse: ({ data, together }: AlternativesAnswer) => [
        ...data.map(({ drop, ...counted }) => ({ drop: [drop], ...counted })),
        ...(together ? [together] : []),
      ],
      providesTags: [{ type: 'Job', id: 'list' }],
    }),
  }),
});
