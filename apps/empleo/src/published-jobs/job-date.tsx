import { formatDate, useTranslation } from '@puente/platform';
import { type OwnJob } from '../job/job.ts';
import cards from '../shared/cards.module.css';

interface JobDateProps {
  job: OwnJob;
  /** False where the facts of the job tell its last day. */
  withEnd?: boolean;
}

/** Since when others can read the job, and until when; a draft may have been published before. */
export function JobDate({ job, withEnd = true }: JobDateProps) {
  const { t } = useTranslation('empleo');
  const key = job.status === 'Publicado' ? 'published.on' : 'published.firstOn';
  return (
    <p className={cards.soft}>
      {job.datePosted ? t(key, { date: formatDate(job.datePosted) }) : t('published.never')}
      {withEnd && job.closesOn && ` · ${t('job.closes', { date: formatDate(job.closesOn) })}`}
    </p>
  );
}
