import { jobMessages } from '@puente/domain/jobs';
import { adviceFor, Link, translateText, usePageTitle, useTranslation } from '@puente/platform';
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
import { useJobMarks } from '../marks/job-marks.endpoints.ts';
import styles from './job-loader.module.css';
import { isWholeJob, type Job, type OwnJob } from './job.ts';
import { useReadJobQuery } from './read-job.endpoints.ts';

interface JobLoaderProps<Shown> {
  /** As the address has it; anything but a number is no job. */
  jobId: string | null | undefined;
  /** Where else to look when there is no such job. */
  wayOut?: { to: string; label: string };
  /** Which jobs count. */
  accepts: (job: OwnJob) => job is Shown & OwnJob;
  /** Draws on the job that was read when there is none any more. */
  keepsGone?: boolean | undefined;
  /** Below what says that there is no such job: what else there is. The id is 0 where the address names none. */
  others?: ((id: number, withdrawn: boolean) => ReactNode) | undefined;
  children: (job: Shown & OwnJob, gone: boolean) => ReactNode;
}

/** A job as everybody reads it; one's own draft with gaps is none yet. */
export function JobLoader(props: Omit<JobLoaderProps<Job>, 'accepts'>) {
  useJobMarks();
  return <LoadedJob {...props} accepts={isWholeJob} />;
}

/** Reads a job and draws its waiting, its absence and its failure; each has the page's h1. */
export function LoadedJob<Shown>({
  jobId,
  wayOut,
  accepts,
  keepsGone,
  others,
  children,
}: JobLoaderProps<Shown>) {
  const { t } = useTranslation('empleo');
  const id = /^\d{1,9}$/.test(jobId ?? '') ? Number(jobId) : 0;
  const { data: job, error, isFetching, refetch } = useReadJobQuery(id, { skip: id === 0 });
  // 400 is the server's word for an id that cannot be one.
  const shown = job && accepts(job) ? job : undefined;
  const status = apiStatus(error);
  const withdrawn = status === 410;
  const missing = id === 0 || withdrawn || (job && !shown) || status === 400 || status === 404;
  const absence = withdrawn ? jobMessages.withdrawn : jobMessages.notFound;
  const trouble = missing ? absence : error ? jobMessages.loadFailed : undefined;
  usePageTitle(trouble && translateText(trouble));

  if (missing && !(keepsGone && shown)) {
    return (
      <Container className={styles.page}>
        <EmptyState
          picture="broken-bridge"
          title={translateText(absence)}
          headingLevel={1}
          action={
            <Link to={wayOut?.to ?? '/empleos'} className={buttonClassName()}>
              {wayOut?.label ?? t('job.searchOthers')}
            </Link>
          }
        >
          {t(withdrawn ? 'job.withdrawnAdvice' : 'job.notFoundAdvice')}
        </EmptyState>
        {others?.(id, withdrawn)}
      </Container>
    );
  }
  if (shown) return children(shown, missing);
  if (error && !isFetching) {
    return (
      <Container className={styles.page}>
        <ErrorState
          title={translateText(jobMessages.loadFailed)}
          retryLabel={t('retry')}
          onRetry={refetch}
          headingLevel={1}
        >
          {t(adviceFor(error))}
        </ErrorState>
      </Container>
    );
  }
  return <JobOnItsWay />;
}

/** Where a job is to stand, with the page's h1. */
export function JobOnItsWay() {
  const { t } = useTranslation('empleo');
  return (
    <Container className={styles.page}>
      <Stack role="status">
        <h1>
          <VisuallyHidden>{t('job.loading')}</VisuallyHidden>
          <Skeleton width="70%" />
        </h1>
        <Skeleton width="40%" />
        <Skeleton height="6rem" />
        <Skeleton height="20rem" />
      </Stack>
    </Container>
  );
}
