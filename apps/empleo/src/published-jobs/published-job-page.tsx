import { isOver, mustBeEmployer } from '@puente/domain/jobs';
import { Link, translateText, useNavigate, usePageTitle, useParams, useTranslation } from '@puente/platform';
import { buttonClassName, Cluster, PageColumn, PageHeader } from '@puente/ui';
import { JobArticle } from '../job/job-article.tsx';
import { JobHeader } from '../job/job-header.tsx';
import { isWholeJob, type OwnJob } from '../job/job.ts';
import { StatusSwitch } from '../job-editor/status-switch.tsx';
import { toPublish } from '../job-editor/to-publish.ts';
import { AccountPage, useAccount } from '@puente/section-kit';
import { JobDate } from './job-date.tsx';
import { DeleteJob } from './delete-job-button.tsx';
import { OwnJobLoader } from './own-job-loader.tsx';

export { employerMessages as messages } from '../messages/employer.ts';

/** The employer's own job as others will read it, and what can be done with it. */
export default function PublishedJobPage() {
  const { t } = useTranslation('empleo');
  const { jobId } = useParams();
  const employer = useAccount('employer');
  if (!employer) {
    return (
      <AccountPage
        only={{ userType: 'employer', denial: translateText(mustBeEmployer(t('published.detailDenial'))) }}
        title={t('published.details')}
      >
        {null}
      </AccountPage>
    );
  }
  return (
    <OwnJobLoader jobId={jobId} employer={employer}>
      {(job) => <PublishedJob job={job} />}
    </OwnJobLoader>
  );
}

function PublishedJob({ job }: { job: OwnJob }) {
  const { t } = useTranslation('empleo');
  usePageTitle(job.title);
  const navigate = useNavigate();
  const list = '/mi-cuenta/empleos-publicados';
  const editor = `${list}/editar/${job.id}`;
  const back = <Link to={list}>{t('published.title')}</Link>;
  const whole = isWholeJob(job) ? job : undefined;
  return (
    <PageColumn gap={4} tall>
      {whole ? (
        <JobHeader job={whole} above={back} />
      ) : (
        <PageHeader title={<span lang="es">{job.title}</span>} above={back} />
      )}
      <StatusSwitch
        job={job}
        complete={
          <Link to={toPublish(job.id)} className={buttonClassName({ size: 'small' })}>
            {t('published.complete')}
          </Link>
        }
      />
      <Cluster>
        <Link to={editor} className={buttonClassName()}>
          {t('job.edit')}
        </Link>
        <Link
          to={`/mi-cuenta/candidatos?jobId=${job.id}`}
          className={buttonClassName({ variant: 'secondary' })}
        >
          {t('published.seeCandidates')}
        </Link>
        {job.status === 'Publicado' && !isOver(job) && (
          <Link to={`/detalle-empleo/${job.id}`} className={buttonClassName({ variant: 'quiet' })}>
            {t('published.seePublic')}
          </Link>
        )}
        <DeleteJob job={job} onDeleted={() => void navigate(list, { state: { notice: 'deleted' } })} />
      </Cluster>
      {whole ? (
        <JobArticle job={whole}>
          <JobDate job={job} withEnd={false} />
        </JobArticle>
      ) : (
        <JobDate job={job} />
      )}
    </PageColumn>
  );
}
