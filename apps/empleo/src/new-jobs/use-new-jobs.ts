import { type JobCardAttributes } from '@puente/domain/jobs';
import { emptySearch, searchCall } from '@puente/domain/job-search';
import { type ListDocument } from '@puente/domain/rest';
import { fetchInTime } from '@puente/platform';
import { useEffect, useState } from 'react';
import { asCards } from '../job/as-cards.ts';
import { type CardJob, toJob } from '../job/job.ts';

/** How many are shown before anybody searched. */
export const newestShown = 10;

interface NewJobs {
  /** Undefined while they are on their way. */
  jobs?: CardJob[];
  error?: unknown;
}

/**
 * The newest jobs, of one country or of all. Asked without the API client, which weighs as much as the rest of the page:
 * who only looks does not need it yet.
 */
export function useNewJobs(country: string): NewJobs & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const asked = `${country} ${attempt}`;
  const [answer, setAnswer] = useState<NewJobs & { to: string }>();
  useEffect(() => {
    const leaving = new AbortController();
    const { filters, sort } = searchCall({ ...emptySearch, country });
    const params = new URLSearchParams({
      'filters[status]': filters.status,
      ...(country && { 'filters[country][$eq]': country }),
      sort: sort ?? '',
      ...asCards,
      'pagination[pageSize]': String(newestShown),
    });
    fetchInTime(new Request(`/api/jobs?${params}`, { signal: leaving.signal }))
      .then(async (response) => {
        if (!response.ok) throw Object.assign(new Error('newest jobs'), { status: response.status });
        const { data } = (await response.json()) as ListDocument<JobCardAttributes>;
        setAnswer({ to: asked, jobs: data.map(toJob) });
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setAnswer({ to: asked, error });
      });
    return () => leaving.abort();
  }, [country, asked]);
  const retry = () => setAttempt((count) => count + 1);
  return answer?.to === asked ? { ...answer, retry } : { retry };
}
