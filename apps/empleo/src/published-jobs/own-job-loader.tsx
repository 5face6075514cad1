import { type SessionUser, useTranslation } from '@puente/platform';
import { type ReactNode } from 'react';
import { JobLoader } from '../job/job-loader.tsx';
import { type Job } from '../job/job.ts';

interface OwnJobLoaderProps {
  jobId: string | undefined;
  employer: SessionUser;
  children: (job: Job) => ReactNode;
}

/** Reads a job of this employer; somebody else's published job is none here. */
export function OwnJobLoader({ jobId, employer, children }: OwnJobLoaderProps) {
  const { t } = useTranslation('empleo');
  const wayOut = { to: '/mi-cuenta/empleos-publicados', label: t('published.title') };
  return (
    <JobLoader jobId={jobId} wayOut={wayOut} ownedBy={employer.id}>
      {children}
    </JobLoader>
  );
}
