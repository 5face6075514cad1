import { isOver } from '@puente/domain/jobs';
import { translateText, useTranslation } from '@puente/platform';
import { Badge } from '@puente/ui';
import { type OwnJob } from '../job/job.ts';

/** Whether others can read a job: a draft, a published one, or one whose last day is over. */
export function JobStatusBadge({ job }: { job: OwnJob }) {
  const { t } = useTranslation('empleo');
  const open = job.status === 'Publicado' && !isOver(job);
  const over = job.status === 'Publicado' && !open;
  return (
    <Badge tone={open ? 'success' : 'neutral'}>{over ? t('job.over') : translateText(job.status)}</Badge>
  );
}
