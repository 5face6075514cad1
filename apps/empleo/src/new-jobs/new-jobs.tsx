import { type Country } from '@puente/domain/places';
import { adviceFor, Link, translateText, useLanguage, useTranslation } from '@puente/platform';
import { Card, cardLinkClassName, ErrorState, Skeleton, VisuallyHidden } from '@puente/ui';
import { useId } from 'react';
import { daysAgo } from '../job/days-ago.ts';
import { JobMarks } from '../job/job-marks.tsx';
import { type CardJob, shortPlaceOf } from '../job/job.ts';
import styles from './new-jobs.module.css';
import { newestShown, useNewJobs } from './use-new-jobs.ts';

/** What came last, before anybody searched: each a line or two, and all of it a link. */
export function NewJobs({ country }: { country: Country | '' }) {
  const { t } = useTranslation('empleo');
  const titleId = useId();
  const { jobs, error, retry } = useNewJobs(country);
  return (
    <section aria-labelledby={titleId} aria-busy={!jobs && error === undefined} className={styles.newest}>
      <h2 id={titleId} className={styles.title}>
        {country ? t('find.newestIn', { country: translateText(country) }) : t('find.newest')}
      </h2>
      {!jobs && error === undefined && <Waiting label={t('loading')} />}
      {error !== undefined && (
        <ErrorState title={t('find.newestFailed')} retryLabel={t('retry')} onRetry={retry} headingLevel={3}>
          {t(adviceFor(error))}
        </ErrorState>
      )}
      {jobs?.length === 0 && <p className={styles.none}>{t('find.newestNone')}</p>}
      {jobs && jobs.length > 0 && (
        <ul className={styles.list}>
          {jobs.map((job) => (
            <li key={job.id}>
              <NewJob job={job} askedCountry={country} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NewJob({ job, askedCountry }: { job: CardJob; askedCountry: string }) {
  const { t } = useTranslation('empleo');
  const language = useLanguage();
  const titleId = useId();
  return (
    <Card as="article" aria-labelledby={titleId} interactive className={styles.job}>
      <h3 id={titleId} lang="es" className={styles.name}>
        <Link to={`/detalle-empleo/${job.id}`} className={cardLinkClassName}>
          {job.title}
        </Link>
      </h3>
      <p className={styles.line}>
        {job.employerName && <b lang="es">{job.employerName}</b>}
        <span>{shortPlaceOf(job, askedCountry)}</span>
      </p>
      <p className={styles.line}>
        <b lang="es" className={styles.pay}>
          {job.salary}
        </b>
        <span>{translateText(job.modality)}</span>
        {job.datePosted && (
          <time dateTime={job.datePosted}>
            {t('job.published', { when: daysAgo(job.datePosted, language) })}
          </time>
        )}
        <JobMarks job={job} />
      </p>
    </Card>
  );
}

/** Of the measures of what comes. */
function Waiting({ label }: { label: string }) {
  return (
    <div role="status" className={styles.list}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: newestShown }, (_, place) => (
        <Card key={place} className={styles.job}>
          <Skeleton width="60%" height="1.375rem" />
          <Skeleton width="45%" height="1.21875rem" />
          <Skeleton width="75%" height="1.21875rem" />
        </Card>
      ))}
    </div>
  );
}
