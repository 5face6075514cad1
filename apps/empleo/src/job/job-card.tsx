import { snippet } from '@puente/domain/jobs';
import { formatDate, Link, translateText, useLanguage, useLocation, useTranslation } from '@puente/platform';
import { Badge, Card, cardLinkClassName } from '@puente/ui';
import { Plane, Sparkles } from 'lucide-react';
import { useId } from 'react';
import { JobButtons } from '../job-actions/job-buttons.tsx';
import { JobPanel } from '../job-actions/job-panel.tsx';
import { useJobActions } from '../job-actions/use-job-actions.ts';
import { ShareButton } from '../share/share-button.tsx';
import { ComputedPayText } from './computed-pay-text.tsx';
import { daysAgo } from './days-ago.ts';
import styles from './job-card.module.css';
import { JobDistance } from './job-distance.tsx';
import { JobMarks } from './job-marks.tsx';
import { type CardJob, shortPlaceOf } from './job.ts';

/** The beginning of a text of several lines, up to a whole word and without the sign after it. */
const beginningOf = (text: string) =>
  snippet(text.replaceAll(/[\s•]+/g, ' ').trim()).replace(/[\s.,:;–-]+\S*…$/, '…');

interface JobCardProps {
  job: CardJob;
  /** The level that fits the page's outline. */
  headingLevel?: 2 | 3;
  /** The country that all jobs of the list are in: theirs goes without saying. */
  askedCountry?: string;
  onFavoriteRemoved?: () => void;
}

/** One job of a list: what decides whether one reads on, all of it one link; and what can be done with it in place. */
export function JobCard({ job, headingLevel = 3, askedCountry, onFavoriteRemoved }: JobCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { t } = useTranslation('empleo');
  const language = useLanguage();
  const titleId = useId();
  const { pathname, search } = useLocation();
  const actions = useJobActions(job, onFavoriteRemoved);
  const sponsors = job.visaRequirement === 'Patrocinio disponible';
  return (
    <Card as="article" aria-labelledby={titleId} woven={job.highlight} interactive className={styles.card}>
      <Heading id={titleId} lang="es" className={styles.title}>
        <Link
          to={`/detalle-empleo/${job.id}`}
          state={{ results: `${pathname}${search}` }}
          className={cardLinkClassName}
        >
          {job.title}
        </Link>
      </Heading>
      <p className={styles.where}>
        {job.employerName && (
          <b lang="es" className={styles.employer}>
            {job.employerName}
          </b>
        )}
        <span>{shortPlaceOf(job, askedCountry)}</span>
        <JobDistance job={job} />
      </p>
      <ul className={styles.facts}>
        <li lang="es" className={styles.pay}>
          {job.salary}
        </li>
        <ComputedPayText job={job} short />
        <li>{translateText(job.jobType)}</li>
        <li>{translateText(job.modality)}</li>
        <li>{t(`job.language.${job.workLanguage}`)}</li>
      </ul>
      <p className={styles.badges}>
        <JobMarks job={job} />
        {job.highlight && (
          <Badge tone="accent">
            <Sparkles aria-hidden="true" />
            {t('job.highlight')}
          </Badge>
        )}
        {sponsors && (
          <Badge tone="success">
            <Plane aria-hidden="true" />
            {t(`job.visa.${job.visaRequirement}`)}
          </Badge>
        )}
      </p>
      <p lang="es" className={styles.snippet}>
        {beginningOf(job.description)}
      </p>
      <div className={styles.foot}>
        {job.datePosted && (
          <time dateTime={job.datePosted} title={formatDate(job.datePosted)} className={styles.date}>
            {t('job.published', { when: daysAgo(job.datePosted, language) })}
          </time>
        )}
        <div className={styles.actions}>
          <ShareButton job={job} titleId={titleId} />
          <JobButtons quiet actions={actions} titleId={titleId} />
        </div>
      </div>
      <div className={styles.panel}>
        <JobPanel actions={actions} letterLabel={t('apply.messageLabel')} />
      </div>
    </Card>
  );
}
