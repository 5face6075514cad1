import { jobMessages } from '@puente/domain/jobs';
import { Link, translateText, usePageTitle, useTranslation } from '@puente/platform';
import { apiStatus } from '@puente/platform/api';
import {
  buttonClassName,
  Container,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@puente/ui';
import { type ReactNode } from 'react';
import styles from './job-loader.module.css';
import { type Job } from './job.ts';
import { useReadJobQuery } from './read-job.ts';

interface JobLoaderProps {
  /** As the address has it; anything but a number is no job. */
  jobId: string | null | undefined;
  /** Where else to look when there is no such job. */
  wayOut?: { to: string; label: string };
  /** Only a job of this employer counts. */
  ownedBy?: number;
  children: (job: Job) => ReactNode;
}

/** Reads a job and draws its waiting, its absence and its failure; each has the page's h1. */
export function JobLoader({ jobId, wayOut, ownedBy, children }: JobLoaderProps) {
  const { t } = useTranslation('empleo');
  const id = /^\d{1,9}$/.test(jobId ?? '') ? Number(jobId) : 0;
  const { data: job, error, isFetching, refetch } = useReadJobQuery(id, { skip: id === 0 });
  // 400 is the server's word for an id that cannot be one.
  const foreign = job !== undefined && ownedBy !== undefined && job.employerId !== ownedBy;
  const missing = id === 0 || foreign || [400, 404].includes(apiStatus(error) ?? 0);
  const trouble = missing ? jobMessages.notFound : error ? jobMessages.loadFailed : undefined;
  usePageTitle(trouble && translateText(trouble));

  if (missing) {
    return (
      <Container className={styles.page}>
        <EmptyState
          picture="broken-bridge"
          title={translateText(jobMessages.notFound)}
          headingLevel={1}
          action={
            <Link to={wayOut?.to ?? '/empleos'} className={buttonClassName()}>
              {wayOut?.label ?? t('job.searchOthers')}
            </Link>
          }
        >
          {t('job.notFoundAdvice')}
        </EmptyState>
      </Container>
    );
  }
  if (job) return children(job);
  if (error && !isFetching) {
    return (
      <Container className={styles.page}>
        <ErrorState
          title={translateText(jobMessages.loadFailed)}
          retryLabel={t('retry')}
          onRetry={refetch}
          headingLevel={1}
        >
          {t('checkConnection')}
        </ErrorState>
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <Stack role="status">
        <h1>
          <VisuallyHidden>{t('job.loading')}</VisuallyHidden>
          <Skeleton width="70%" />
        </h1>
        <Skeleton width="40%" />
        <Skeleton height="6rem" />
        <Skeleton height="12rem" />
        <Skeleton height="8rem" />
      </Stack>
    </Container>
  );
}
