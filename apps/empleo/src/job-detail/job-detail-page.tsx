import { isOver } from '@puente/domain/jobs';
import { Link, useLocation, useNavigate, useParams, usePageTitle, useTranslation } from '@puente/platform';
import { buttonClassName, Container } from '@puente/ui';
import { type MouseEvent, useEffect } from 'react';
import { DraftWaiting } from '../applications/draft-waiting.tsx';
import { JobArticle } from '../job/job-article.tsx';
import { JobHeader } from '../job/job-header.tsx';
import { JobLoader } from '../job/job-loader.tsx';
import { type Job } from '../job/job.ts';
import { JobPanel } from '../job-actions/job-panel.tsx';
import { JobButtons } from '../job-actions/job-buttons.tsx';
import { useJobActions } from '../job-actions/use-job-actions.ts';
import { noteSeen } from '../reader/seen-jobs.ts';
import { latePart } from '../shared/late-part.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { SimilarJobsBelow } from '../similar-jobs/similar-section-late.tsx';
import { ReportButton } from '../report/report-button.tsx';
import styles from './job-detail.module.css';

export { jobPageMessages as messages } from '../messages/job-page.ts';

const titleId = 'job-title';

const OnlyOwn = latePart(async () => (await import('./only-own.tsx')).OnlyOwn);

/** A published job for anybody to read, and to apply to; what is not open only its employer is shown. */
export default function JobDetailPage() {
  const { jobId } = useParams();
  return (
    <JobLoader jobId={jobId} others={(id, withdrawn) => <SimilarJobsBelow id={id} known={withdrawn} />}>
      {(job) => <JobDetail key={job.id} job={job} />}
    </JobLoader>
  );
}

/** The list one comes from, with its search. */
function resultsIn(state: unknown): string | undefined {
  const { results } = Object(state) as { results?: unknown };
  return typeof results === 'string' ? results : undefined;
}

function JobDetail({ job }: { job: Job }) {
  const { t } = useTranslation('empleo');
  usePageTitle(job.title);
  useEffect(() => noteSeen(job.id), [job.id]);
  const actions = useJobActions(job);
  const open = job.status === 'Publicado' && !isOver(job);
  const navigate = useNavigate();
  const results = resultsIn(useLocation().state);
  const backToResults = (event: MouseEvent) => {
    // As Back does: to the same place of the list. For a new tab it stays a link.
    if (!results || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Container className={styles.page}>
      <JobHeader
        job={job}
        titleId={titleId}
        accent="cochineal"
        actions={open && <ShareButton job={job} titleId={titleId} labelled />}
        above={
          <Link to={results ?? '/empleos-disponibles'} onClick={backToResults}>
            {t(results ? 'job.back' : 'job.all')}
          </Link>
        }
      />
      <div>
        <JobArticle job={job}>{!open && <OnlyOwn job={job} />}</JobArticle>
        {open && <ReportButton job={job} />}
      </div>
      {/* What its buttons bring opens here too, in the window at every width: on a phone it grows from the foot. */}
      <div className={styles.bar}>
        <p lang="es" className={styles.pay}>
          {job.salary}
        </p>
        {open ? (
          <>
            {actions.formOpen && <h2>{t('apply.title')}</h2>}
            <JobPanel actions={actions} letterLabel={t('apply.letterLabel')} withSimilar />
            {!actions.formOpen && !actions.applied && <DraftWaiting job={job.id} />}
            <div hidden={actions.formOpen}>
              <JobButtons actions={actions} titleId={titleId} block />
            </div>
          </>
        ) : (
          <Link to={`/mi-cuenta/empleos-publicados/editar/${job.id}`} className={buttonClassName()}>
            {t('job.edit')}
          </Link>
        )}
      </div>
      {/* Last, since it comes late: nothing moves for it. */}
      {open && !actions.following && <SimilarJobsBelow id={job.id} />}
    </Container>
  );
}
