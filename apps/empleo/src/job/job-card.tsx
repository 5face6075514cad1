import { Link, useLocation, useTranslation } from '@puente/platform';
import { Card } from '@puente/ui';
import { useId } from 'react';
import { JobButtons } from '../job-actions/job-buttons.tsx';
import { JobPanel } from '../job-actions/job-panel.tsx';
import { useJobActions } from '../job-actions/use-job-actions.ts';
import styles from './job-card.module.css';
import { JobFacts } from './job-facts.tsx';
import { JobWelcome } from './job-welcome.tsx';
import { type Job } from './job.ts';

interface JobCardProps {
  job: Job;
  /** The level that fits the page's outline. */
  headingLevel?: 2 | 3;
  onFavoriteRemoved?: () => void;
}

/** One job of a list, with everything one can do with it in place. */
export function JobCard({ job, headingLevel = 3, onFavoriteRemoved }: JobCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { t } = useTranslation('empleo');
  const titleId = useId();
  const { pathname, search } = useLocation();
  const actions = useJobActions(job, onFavoriteRemoved);
  return (
    <Card as="article" aria-labelledby={titleId} woven={job.highlight} className={styles.card}>
      <div>
        <Heading id={titleId} lang="es" className={styles.title}>
          <Link to={`/detalle-empleo/${job.id}`} state={{ results: `${pathname}${search}` }}>
            {job.title}
          </Link>
        </Heading>
        {job.employerName && (
          <p lang="es" className={styles.employer}>
            {job.employerName}
          </p>
        )}
      </div>
      <JobFacts job={job} />
      <JobWelcome job={job} />
      <JobButtons actions={actions} titleId={titleId} />
      <JobPanel actions={actions} letterLabel={t('apply.messageLabel')} />
    </Card>
  );
}
