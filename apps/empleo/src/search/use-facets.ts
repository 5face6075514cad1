import { type JobSearch } from '@puente/domain/job-search';
import { useEffect, useState } from 'react';
import { type FacetCounts } from './facet-counts.ts';
import { useSearchFacetsQuery } from './search-facets.endpoints.ts';
import { useCountJobsQuery } from './search-jobs.endpoints.ts';

/** How long somebody stops choosing before the server is asked, in milliseconds. */
const pause = 300;

export interface MatchingCounts {
  /** How many jobs the search would find; undefined while that is not known. */
  total: number | undefined;
  /** Of the search, or of the one before while they are on their way; undefined when they cannot be had. */
  values: FacetCounts['values'] | undefined;
}

/** What there is for what is being chosen. Where the facets cannot be had, the number alone is asked for. */
export function useFacets(search: JobSearch): MatchingCounts {
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), pause);
    return () => clearTimeout(timer);
  }, [search]);
  const facets = useSearchFacetsQuery(settled);
  const count = useCountJobsQuery(settled, { skip: !facets.isError });
  const total = facets.isError ? count.currentData : facets.currentData?.total;
  return {
    total: settled === search && !(facets.isError && count.isError) ? total : undefined,
    values: facets.isError ? undefined : facets.data?.values,
  };
}
