import { formatDate, useTranslation } from '@puente/platform';
import { type OwnJob } from '../job/job.ts';
import cards from '../shared/cards.module.css';

/** Since when others can read the job; a draft may have been published before. */
export function JobDate({ job }: { job: OwnJob }) {
  const { t } = useTranslation('empleo');
  const key = job.status === 'Publicado' ? 'published.on' : 'published.firstOn';
  return (
    <p className={cards.soft}>
      {job.datePosted ? t(key, { date: formatDate(job.datePosted) }) : t('published.never')}
      {job.closesOn && ` · ${t('published.closes', { date: formatDate(job.closesOn) })}`}
    </p>
  );
}
