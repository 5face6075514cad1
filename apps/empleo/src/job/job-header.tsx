import { Link, translateText } from '@puente/platform';
import { PageHeader, type PageHeaderProps } from '@puente/ui';
import styles from './job-header.module.css';
import { type Job } from './job.ts';

interface JobHeaderProps extends Pick<PageHeaderProps, 'above' | 'accent' | 'actions'> {
  job: Job;
  titleId?: string;
}

/** What a job is and whose; its title is the page's h1. */
export function JobHeader({ job, titleId, ...header }: JobHeaderProps) {
  return (
    <PageHeader
      {...header}
      title={
        <span id={titleId} lang="es">
          {job.title}
        </span>
      }
      lead={
        <>
          {job.employerName && (
            <b lang="es" className={styles.employer}>
              {job.employerUsername ? (
                <Link to={`/empresa/${job.employerUsername}`}>{job.employerName}</Link>
              ) : (
                job.employerName
              )}
            </b>
          )}
          {`${translateText(job.category)} · ${translateText(job.subcategory)}`}
        </>
      }
    />
  );
}
