import { jobMessages } from '@puente/domain/jobs';
import { Link, useTranslation } from '@puente/platform';
import { Alert, Button, buttonClassName } from '@puente/ui';
import { isWholeJob, type OwnJob } from '../job/job.ts';
import { toPublish } from '../job-editor/to-publish.ts';
import { useUpdateJobMutation } from '../job-editor/update-job.endpoints.ts';
import { failureText } from '../shared/failure-text.ts';

interface PublishDraftProps {
  job: OwnJob;
  describedBy: string;
  onPublished: () => void;
}

/** Publishes a draft that has everything; else leads to where what it lacks is written. */
export function PublishDraft({ job, describedBy, onPublished }: PublishDraftProps) {
  const { t } = useTranslation('empleo');
  const [update, { isLoading, error }] = useUpdateJobMutation();

  if (!isWholeJob(job)) {
    return (
      <Link
        to={toPublish(job.id)}
        aria-describedby={describedBy}
        className={buttonClassName({ size: 'small' })}
      >
        {t('published.publish')}
      </Link>
    );
  }
  const publish = async () => {
    const result = await update({ id: job.id, change: { status: 'Publicado' } });
    if (!result.error) onPublished();
  };
  return (
    <>
      <Button size="small" loading={isLoading} aria-describedby={describedBy} onClick={() => void publish()}>
        {t('published.publish')}
      </Button>
      {error && <Alert tone="error">{failureText(error, jobMessages.updateFailed)}</Alert>}
    </>
  );
}
