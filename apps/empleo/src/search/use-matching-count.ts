import { useEffect, useState } from 'react';
import { type JobSearch } from '@puente/domain/job-search';
import { useCountJobsQuery } from './search-jobs.endpoints.ts';

/** How long somebody stops choosing before the server is asked, in milliseconds. */
const pause = 300;

/** How many jobs a search would find; undefined while that is not known. */
export function useMatchingCount(search: JobSearch): number | undefined {
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), pause);
    return () => clearTimeout(timer);
  }, [search]);
  const { currentData, isError } = useCountJobsQuery(settled);
  return settled === search && !isError ? currentData : undefined;
}
