import { emptySearch, searchCall } from '@puente/domain/job-search';
import { type JobCardAttributes, type OlderSearch } from '@puente/domain/jobs';
import { type ListDocument } from '@puente/domain/rest';
import { query } from '@puente/platform/api';
import { useEffect, useState } from 'react';
import { asCards } from '../job/as-cards.ts';
import { api } from '../shared/api.ts';
import { keepOlderJobs, keptOlderJobs, type OlderJobs, toOlderJob } from './older-jobs.ts';

/** So many of a search are kept; who wants more of them searches on /empleos. */
const pageSize = 50;

/** The older search in the words of the newer one. */
export function searchOf({ state, category, subcategory }: OlderSearch) {
  return { ...emptySearch, country: 'Estados Unidos', province: state, category, subcategory };
}

const { useOlderJobsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    olderJobs: build.query<OlderJobs, OlderSearch>({
      query: (search) =>
        `/jobs${query({ ...searchCall(searchOf(search)), ...asCards, pagination: { page: 1, pageSize } })}`,
      transformResponse: ({ data, meta }: ListDocument<JobCardAttributes>) => ({
        jobs: data.map(toOlderJob),
        total: meta.pagination.total,
      }),
      providesTags: [{ type: 'Job', id: 'list' }],
    }),
  }),
});

const none: OlderSearch = { state: '', category: '', subcategory: '' };

/**
 * The jobs of a search from the browser's storage, which is filled from the server when it has none of that search, or old
 * ones; those are shown where the server cannot be asked.
 * @param search undefined: none yet
 */
export function useOlderJobs(search: OlderSearch | undefined) {
  const [kept, setKept] = useState(() => ({ of: search, fill: search && keptOlderJobs(search) }));
  const current = kept.of === search ? kept : { of: search, fill: search && keptOlderJobs(search) };
  if (current !== kept) setKept(current);
  const { fill } = current;
  const { currentData, error, isFetching, refetch } = useOlderJobsQuery(search ?? none, {
    skip: !search || fill?.fresh === true,
  });
  useEffect(() => {
    if (search && currentData) keepOlderJobs(search, currentData);
  }, [search, currentData]);

  const found: OlderJobs | undefined =
    fill?.fresh || (error && !isFetching) ? (currentData ?? fill) : currentData;
  return { found, error: found ? undefined : error, isFetching, refetch, stale: Boolean(error && found) };
}
