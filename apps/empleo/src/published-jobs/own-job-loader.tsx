import { type SessionUser, useTranslation } from '@puente/platform';
import { type ReactNode } from 'react';
import { LoadedJob } from '../job/job-loader.tsx';
import { type OwnJob } from '../job/job.ts';

interface OwnJobLoaderProps {
  jobId: string | undefined;
  employer: SessionUser;
  /** For a form: what is written in it stays when its job is deleted elsewhere. */
  keepsGone?: boolean;
  children: (job: OwnJob, gone: boolean) => ReactNode;
}

/** Reads a job of this employer; somebody else's published job is none here. */
export function OwnJobLoader({ jobId, employer, keepsGone, children }: OwnJobLoaderProps) {
  const { t } = useTranslation('empleo');
  const wayOut = { to: '/mi-cuenta/empleos-publicados', label: t('published.title') };
  return (
    <LoadedJob
      jobId={jobId}
      wayOut={wayOut}
      keepsGone={keepsGone}
      accepts={(job): job is OwnJob => job.employerId === employer.id}
    >
      {children}
    </LoadedJob>
  );
}
