import { jobMessages, type OlderSearch } from '@puente/domain/jobs';
import { adviceFor, Link, translateText, useTranslation } from '@puente/platform';
import { Alert, buttonClassName, EmptyState, ErrorState, SkeletonCards, Stack } from '@puente/ui';
import { type ReactNode } from 'react';
import { useOlderJobs } from './older-jobs.endpoints.ts';
import { OlderResult } from './older-result.tsx';

interface OlderResultsProps {
  search: OlderSearch;
  /** How many of them; default: all that are kept. */
  limit?: number;
  /** Where more of them are. */
  more: (total: number) => ReactNode;
}

/** What the older search found, in its four states. */
export function OlderResults({ search, limit = Infinity, more }: OlderResultsProps) {
  const { t } = useTranslation('empleo');
  const { found, error, isFetching, refetch, stale } = useOlderJobs(search);
  const jobs = found?.jobs.slice(0, limit) ?? [];
  return (
    <Stack as="section" aria-busy={isFetching}>
      <div role="status">
        <h2>
          {found
            ? t('older.found', { count: found.total })
            : t(isFetching ? 'search.searching' : 'search.results')}
        </h2>
      </div>
      {stale && <Alert tone="warning">{t('older.stale')}</Alert>}
      {!found && isFetching && <SkeletonCards label={t('search.searching')} count={3} />}
      {!found && !isFetching && error && (
        <ErrorState title={t('search.failed')} retryLabel={t('retry')} onRetry={refetch} headingLevel={3}>
          {t(adviceFor(error))}
        </ErrorState>
      )}
      {found && jobs.length === 0 && (
        <EmptyState
          title={translateText(jobMessages.noJobsForCriteria)}
          headingLevel={3}
          action={
            <Link to="/empleos-disponibles" className={buttonClassName({ variant: 'secondary' })}>
              {t('search.seeAll')}
            </Link>
          }
        />
      )}
      {jobs.length > 0 && (
        <Stack>
          <Stack as="ul">
            {jobs.map((job) => (
              <li key={job.id}>
                <OlderResult job={job} />
              </li>
            ))}
          </Stack>
          {more(found?.total ?? 0)}
        </Stack>
      )}
    </Stack>
  );
}
