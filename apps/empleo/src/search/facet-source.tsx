import { type JobSearch } from '@puente/domain/job-search';
import { useEffect } from 'react';
import { type MatchingCounts, useFacets } from './use-facets.ts';

export interface FacetSourceProps {
  search: JobSearch;
  onCounts: (counts: MatchingCounts) => void;
}

/** Draws nothing: it brings the counts to filters that stand there before the API client does. */
export function FacetSource({ search, onCounts }: FacetSourceProps) {
  const { total, values } = useFacets(search);
  useEffect(() => onCounts({ total, values }), [onCounts, total, values]);
  return null;
}
