import { applicationMessages } from '@puente/domain/jobs';
import { Link, translateText, usePageTitle, useSearchParams, useTranslation } from '@puente/platform';
import { Alert, buttonClassName, Card, Cluster, PageColumn, PageHeader, SkeletonCards } from '@puente/ui';
import { useEffect } from 'react';
import { AfterApplying } from '../applications/after-applying-late.tsx';
import { ApplyForm } from '../applications/apply-form-late.tsx';
import { JobFacts } from '../job/job-facts.tsx';
import { JobLoader } from '../job/job-loader.tsx';
import { type Job } from '../job/job.ts';
import { useJobActions } from '../job-actions/use-job-actions.ts';
import { SignInPrompt } from '../session/sign-in-prompt.tsx';
import { keepWish } from '../session/use-kept-intent.ts';
import { SimilarJobsBelow } from '../similar-jobs/similar-section-late.tsx';

export { jobPageMessages as messages } from '../messages/job-page.ts';

/** The page to apply on, with or without a letter. */
export default function ApplyPage() {
  const [params] = useSearchParams();
  return (
    <JobLoader
      jobId={params.get('jobId')}
      others={(id, withdrawn) => <SimilarJobsBelow id={id} known={withdrawn} />}
    >
      {(job) => <ApplyToJob key={job.id} job={job} />}
    </JobLoader>
  );
}

function ApplyToJob({ job }: { job: Job }) {
  const { t } = useTranslation('empleo');
  const title = t('apply.pageTitle', { job: job.title });
  usePageTitle(title);
  const { role, applied, unknown, sent, following, onSent } = useJobActions(job);
  useEffect(() => {
    // What says that it was sent is there when it was, also where the connection goes then.
    if (role === 'user') AfterApplying.prepare();
  }, [role]);
  return (
    <PageColumn width="text" tall>
      <PageHeader
        accent="cochineal"
        title={title}
        lead={job.employerName && <span lang="es">{job.employerName}</span>}
        above={<Link to={`/detalle-empleo/${job.id}`}>{t('apply.backToJob')}</Link>}
      />
      <JobFacts job={job} />
      {role === 'visitor' && <SignInPrompt keep={() => keepWish(job, 'apply')} applyingTo={job.id} />}
      {role === 'employer' && <Alert tone="error">{translateText(applicationMessages.onlyForUsers)}</Alert>}
      {role === 'user' && unknown && <SkeletonCards label={t('loading')} count={1} />}
      {role === 'user' && !unknown && !applied && (
        <Card>
          <ApplyForm job={job} letterLabel={t('apply.letterLabel')} required={false} onSent={onSent} />
        </Card>
      )}
      {following && <AfterApplying job={job} sent={sent} withSimilar />}
      {role === 'user' && applied && !following && (
        <>
          <Alert>{translateText(applicationMessages.alreadyApplied)}</Alert>
          <Cluster>
            <Link to="/mi-cuenta/empleos-aplicados" className={buttonClassName()}>
              {t('apply.seeApplications')}
            </Link>
            <Link to="/empleos" className={buttonClassName({ variant: 'secondary' })}>
              {t('job.searchOthers')}
            </Link>
          </Cluster>
        </>
      )}
    </PageColumn>
  );
}
