import { useTranslation } from '@puente/platform';
import { Cluster } from '@puente/ui';
import { type Job } from '../job/job.ts';
import { JobStatusBadge } from '../published-jobs/job-status-badge.tsx';

/** Why nobody else reads this job. */
export function OnlyOwn({ job }: { job: Job }) {
  const { t } = useTranslation('empleo');
  return (
    <Cluster>
      <JobStatusBadge job={job} />
      <p>{t(job.status === 'Borrador' ? 'job.isDraft' : 'job.isOver')}</p>
    </Cluster>
  );
}
