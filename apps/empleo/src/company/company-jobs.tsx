import {
  adviceFor,
  formatNumber,
  Link,
  Navigate,
  useNavigate,
  useSearchParams,
  useTranslation,
} from '@puente/platform';
import { buttonClassName, EmptyState, ErrorState, SkeletonCards, Stack } from '@puente/ui';
import { useRef } from 'react';
import { JobCard } from '../job/job-card.tsx';
import { useJobMarks } from '../marks/job-marks.endpoints.ts';
import { Pagination } from '../shared/late-components.ts';
import { useCompanyJobsQuery } from './company-jobs.endpoints.ts';
import styles from './company.module.css';

/** The page in the address, `?pagina=2`; anything else is the first. */
const pageIn = (params: URLSearchParams) =>
  Math.max(1, Number(/^\d{1,5}$/.exec(params.get('pagina') ?? '')?.[0]) || 1);

/** The open jobs of a company, a page of them. */
export function CompanyJobs({ username }: { username: string }) {
  const { t } = useTranslation('empleo');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const page = pageIn(params);
  const { currentData, error, isFetching, refetch } = useCompanyJobsQuery({ username, page });
  useJobMarks();
  const heading = useRef<HTMLHeadingElement>(null);
  const pagination = currentData?.pagination;
  const total = pagination?.total ?? 0;
  if (pagination && total > 0 && page > pagination.pageCount) return <Navigate replace to="." />;
  const turnTo = (next: number) => {
    void navigate(next === 1 ? '.' : `?pagina=${next}`);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section aria-busy={isFetching} className={styles.jobs}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {total > 0 ? t('company.open', { count: total, shown: formatNumber(total) }) : t('company.jobs')}
      </h2>
      {!currentData && isFetching && <SkeletonCards label={t('loading')} count={3} />}
      {!currentData && !isFetching && error && (
        <ErrorState
          title={t('company.jobsFailed')}
          retryLabel={t('retry')}
          onRetry={refetch}
          headingLevel={3}
        >
          {t(adviceFor(error))}
        </ErrorState>
      )}
      {currentData && total === 0 && (
        <EmptyState
          title={t('company.none')}
          headingLevel={3}
          action={
            <Link to="/empleos-disponibles" className={buttonClassName({ variant: 'secondary' })}>
              {t('job.all')}
            </Link>
          }
        >
          {t('company.noneAdvice')}
        </EmptyState>
      )}
      {currentData && (
        <Stack as="ul" gap={3}>
          {currentData.jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </Stack>
      )}
      {pagination && (
        <Pagination
          page={page}
          pageCount={pagination.pageCount}
          onPageChange={turnTo}
          labels={{
            nav: t('pages.nav'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (number) => t('pages.page', { page: number }),
            summary: (number, pageCount) => t('pages.summary', { page: number, pageCount }),
          }}
        />
      )}
    </section>
  );
}
