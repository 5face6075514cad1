import { Navigate, useParams, usePageTitle, useTranslation } from '@puente/platform';
import { useAccount } from '@puente/section-kit';
import { Container, ErrorState } from '@puente/ui';
import { useEffect } from 'react';
import { JobOnItsWay } from '../job/job-loader.tsx';
import { OwnJobLoader } from '../published-jobs/own-job-loader.tsx';
import { latePart } from '../shared/late-part.tsx';

export { employerMessages as messages } from '../messages/employer.ts';

const EditJob = latePart(async () => (await import('./edit-job.tsx')).EditJob, JobOnItsWay, EditorFailed);

/** The employer's own job, to change. Anybody else is sent to their account. */
export default function EditJobPage() {
  const { jobId } = useParams();
  const employer = useAccount('employer');
  const mayEdit = Boolean(employer);
  // The form is fetched while its job is read, not after it.
  useEffect(() => {
    if (mayEdit) EditJob.prepare();
  }, [mayEdit]);
  if (!employer) return <Navigate replace to="/mi-cuenta" />;
  return (
    <OwnJobLoader jobId={jobId} employer={employer} keepsGone>
      {(job, gone) => <EditJob key={job.id} job={job} gone={gone} employer={employer.id} />}
    </OwnJobLoader>
  );
}

/** The form is all that this page is: where it does not come, that is the page's h1. */
function EditorFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('empleo');
  usePageTitle(t('partFailed'));
  return (
    <Container>
      <ErrorState title={t('partFailed')} retryLabel={t('retry')} onRetry={onRetry} headingLevel={1}>
        {t('checkConnection')}
      </ErrorState>
    </Container>
  );
}
