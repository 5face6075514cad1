import { type ApplicationCounts } from '@puente/domain/jobs';
import { Link, useTranslation } from '@puente/platform';
import { buttonClassName, EmptyState, Grid } from '@puente/ui';
import { type ReactNode } from 'react';
import { type OwnJob } from '../job/job.ts';
import { useOwnJobsQuery } from '../published-jobs/own-jobs.endpoints.ts';
import { useAccount } from '@puente/section-kit';
import { fresh } from '../shared/fresh.ts';
import { closingSoon, daysLeft } from './closing-soon.ts';
import { useApplicationCountsQuery } from './application-counts.endpoints.ts';
import { latest } from './latest.ts';
import styles from './overview.module.css';
import { Panel, PanelList, PanelRow } from './panel.tsx';

export { candidatesMessages as messages } from '../messages/candidates.ts';

const candidates = '/mi-cuenta/candidatos';
const ownJobs = '/mi-cuenta/empleos-publicados';
const editorOf = ({ id }: OwnJob) => `${ownJobs}/editar/${id}`;

/** On Mi Cuenta: what waits for an employer. */
export default function EmployerOverview() {
  const employer = useAccount('employer');
  if (!employer) return null;
  return (
    <Grid min="19rem">
      <NewCandidates />
      <Drafts employerId={employer.id} />
      <ClosingSoon employerId={employer.id} />
    </Grid>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClassName({ variant: 'secondary' })}>
      {children}
    </Link>
  );
}

function PublishLink() {
  const { t } = useTranslation('empleo');
  return <Way to="/mi-cuenta/publicar-empleo">{t('overview.publish')}</Way>;
}

function NewCandidates() {
  const { t } = useTranslation('empleo');
  return (
    <Panel<ApplicationCounts>
      title={t('overview.newCandidates')}
      read={useApplicationCountsQuery(undefined, fresh)}
      failed={t('candidates.failed')}
    >
      {(counts) =>
        counts.newByJob.length > 0 ? (
          <PanelList to={candidates} more={t('candidates.seeAll')}>
            {counts.newByJob.slice(0, latest).map(({ id, title, count }) => (
              <PanelRow key={id} title={title} to={`${candidates}?jobId=${id}`}>
                {t('overview.new', { count })}
              </PanelRow>
            ))}
          </PanelList>
        ) : (
          <NobodyNew counts={counts} />
        )
      }
    </Panel>
  );
}

function NobodyNew({ counts }: { counts: ApplicationCounts }) {
  const { t } = useTranslation('empleo');
  if (counts.byStatus.length === 0) {
    return (
      <EmptyState
        className={styles.empty}
        headingLevel={3}
        picture="people"
        title={t('candidates.empty')}
        action={<PublishLink />}
      >
        {t('candidates.emptyAdvice')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      className={styles.empty}
      headingLevel={3}
      picture="people"
      title={t('overview.nobodyNew')}
      action={<Way to={candidates}>{t('candidates.seeAll')}</Way>}
    >
      {t('overview.nobodyNewAdvice')}
    </EmptyState>
  );
}

function Drafts({ employerId }: { employerId: number }) {
  const { t } = useTranslation('empleo');
  return (
    <Panel<OwnJob[]>
      title={t('overview.drafts')}
      read={useOwnJobsQuery(employerId)}
      failed={t('published.failed')}
    >
      {(jobs) => {
        const drafts = jobs.filter(({ status }) => status === 'Borrador');
        if (drafts.length === 0) {
          return (
            <EmptyState
              className={styles.empty}
              headingLevel={3}
              picture="stall"
              title={t(jobs.length > 0 ? 'overview.noDrafts' : 'published.empty')}
            >
              {t(jobs.length > 0 ? 'overview.noDraftsAdvice' : 'published.emptyAdvice')}
            </EmptyState>
          );
        }
        return (
          <PanelList to={ownJobs} more={t('overview.allJobs')}>
            {drafts.slice(0, latest).map((job) => (
              <PanelRow key={job.id} title={job.title} to={editorOf(job)}>
                {t('overview.continue')}
              </PanelRow>
            ))}
          </PanelList>
        );
      }}
    </Panel>
  );
}

function ClosingSoon({ employerId }: { employerId: number }) {
  const { t } = useTranslation('empleo');
  return (
    <Panel<OwnJob[]>
      title={t('overview.closing')}
      read={useOwnJobsQuery(employerId)}
      failed={t('published.failed')}
    >
      {(jobs) => {
        const closing = closingSoon(jobs);
        const anyPublished = jobs.some(({ status }) => status === 'Publicado');
        if (closing.length === 0) {
          return (
            <EmptyState
              className={styles.empty}
              headingLevel={3}
              picture="seal"
              title={t(anyPublished ? 'overview.noneClosing' : 'overview.nonePublished')}
              action={anyPublished && <Way to={ownJobs}>{t('overview.allJobs')}</Way>}
            >
              {t(anyPublished ? 'overview.noneClosingAdvice' : 'overview.nonePublishedAdvice')}
            </EmptyState>
          );
        }
        return (
          <PanelList to={ownJobs} more={t('overview.allJobs')}>
            {closing.slice(0, latest).map((job) => (
              <PanelRow key={job.id} title={job.title} to={editorOf(job)}>
                {t('overview.closes', { count: daysLeft(job) })}
              </PanelRow>
            ))}
          </PanelList>
        );
      }}
    </Panel>
  );
}
