import { translateText, useTranslation } from '@puente/platform';
import { type ReactNode } from 'react';
import { PhoneLink } from '../shared/phone-link.tsx';
import styles from './job-article.module.css';
import { JobFacts } from './job-facts.tsx';
import { JobWelcome } from './job-welcome.tsx';
import { type Job } from './job.ts';

const parts = ['description', 'requirements', 'benefits'] as const;

interface JobArticleProps {
  job: Job;
  titleId?: string;
  /** Between the title and the facts. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A whole job to read; its title is the page's h1. */
export function JobArticle({ job, titleId, children, className }: JobArticleProps) {
  const { t } = useTranslation('empleo');
  return (
    <article className={className}>
      <header className={styles.header}>
        <p className={styles.kind}>{`${translateText(job.category)} · ${translateText(job.subcategory)}`}</p>
        <h1 id={titleId} lang="es">
          {job.title}
        </h1>
        {job.employerName && (
          <p lang="es" className={styles.employer}>
            {job.employerName}
          </p>
        )}
        {children}
        <JobFacts job={job} />
        <JobWelcome job={job} />
      </header>
      {parts.map((part) => (
        <section key={part} className={styles.part}>
          <h2>{t(`job.${part}`)}</h2>
          <p lang="es" className={styles.text}>
            {job[part]}
          </p>
        </section>
      ))}
      {(job.phone || job.contactEmail) && (
        <section className={styles.part}>
          <h2>{t('job.contact')}</h2>
          <ul className={styles.contact}>
            {job.phone && (
              <li>
                {`${t('job.phone')}: `}
                <PhoneLink number={job.phone} />
              </li>
            )}
            {job.contactEmail && (
              <li>
                {`${t('job.contactEmail')}: `}
                <a href={`mailto:${job.contactEmail}`}>{job.contactEmail}</a>
              </li>
            )}
          </ul>
        </section>
      )}
      <p className={styles.zip}>{t('job.zip', { code: job.zipCode })}</p>
    </article>
  );
}
