import { formatDate, translateText, useLanguage, useTranslation } from '@puente/platform';
import clsx from 'clsx';
import { Banknote, Briefcase, CalendarClock, CalendarDays, Laptop, Languages, MapPin } from 'lucide-react';
import { ComputedPayText } from './computed-pay-text.tsx';
import { daysAgo } from './days-ago.ts';
import styles from './job-facts.module.css';
import { type Job, placeOf } from './job.ts';

/** Place, pay, modality, kind, language and dates: what decides whether one reads on. */
export function JobFacts({ job, className }: { job: Job; className?: string }) {
  const { t } = useTranslation('empleo');
  const language = useLanguage();
  return (
    <ul className={clsx(styles.facts, className)}>
      <li className={styles.pay}>
        <Banknote aria-hidden="true" />
        <span lang="es">{job.salary}</span>
      </li>
      <ComputedPayText job={job} className={styles.computed} />
      <li>
        <MapPin aria-hidden="true" />
        {placeOf(job)}
      </li>
      <li>
        <Laptop aria-hidden="true" />
        {translateText(job.modality)}
      </li>
      <li>
        <Briefcase aria-hidden="true" />
        {translateText(job.jobType)}
      </li>
      <li>
        <Languages aria-hidden="true" />
        {t(`job.language.${job.workLanguage}`)}
      </li>
      {job.status === 'Publicado' && job.datePosted && (
        <li>
          <CalendarDays aria-hidden="true" />
          <time dateTime={job.datePosted} title={formatDate(job.datePosted)}>
            {t('job.published', { when: daysAgo(job.datePosted, language) })}
          </time>
        </li>
      )}
      {job.closesOn && (
        <li>
          <CalendarClock aria-hidden="true" />
          <time dateTime={job.closesOn}>{t('job.closes', { date: formatDate(job.closesOn) })}</time>
        </li>
      )}
    </ul>
  );
}
