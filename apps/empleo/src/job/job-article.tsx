import { mailLink } from '@puente/domain/identity';
import { usualCountry } from '@puente/domain/places';
import { useTranslation } from '@puente/platform';
import { type ReactNode } from 'react';
import { PhoneLink } from '../shared/phone-link.tsx';
import styles from './job-article.module.css';
import { JobFacts } from './job-facts.tsx';
import { JobWelcome } from './job-welcome.tsx';
import { type Job } from './job.ts';

const parts = ['description', 'requirements', 'benefits'] as const;

interface JobArticleProps {
  job: Job;
  /** Before the facts. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A whole job to read, under its header. */
export function JobArticle({ job, children, className }: JobArticleProps) {
  const { t } = useTranslation('empleo');
  return (
    <article className={className}>
      <div className={styles.facts}>
        {children}
        <JobFacts job={job} />
        <JobWelcome job={job} />
      </div>
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
                <PhoneLink number={job.phone} country={usualCountry(job.country)} />
              </li>
            )}
            {job.contactEmail && (
              <li>
                {`${t('job.contactEmail')}: `}
                <MailLink address={job.contactEmail} />
              </li>
            )}
          </ul>
        </section>
      )}
      <p className={styles.zip}>{t('job.zip', { code: job.zipCode })}</p>
    </article>
  );
}

/** What was never checked is only to be read. */
function MailLink({ address }: { address: string }) {
  const href = mailLink(address);
  return href ? <a href={href}>{address}</a> : address;
}
