import { isOver, jobMessages } from '@puente/domain/jobs';
import { useTranslation } from '@puente/platform';
import { Alert, Button, Card, Cluster } from '@puente/ui';
import { type ReactNode, useRef } from 'react';
import { isWholeJob, type OwnJob } from '../job/job.ts';
import { failureText } from '../shared/failure-text.ts';
import { useFocusKept } from '../shared/use-focus-kept.ts';
import { JobStatusBadge } from '../published-jobs/job-status-badge.tsx';
import { type JobFormValues } from './job-form-values.ts';
import { JobGaps } from './job-gaps.tsx';
import styles from './status-switch.module.css';
import { useUpdateJobMutation } from './update-job.endpoints.ts';

function stateOf(job: OwnJob): 'isDraft' | 'isOver' | 'isPublished' {
  if (job.status === 'Borrador') return 'isDraft';
  return isOver(job) ? 'isOver' : 'isPublished';
}

interface StatusSwitchProps {
  job: OwnJob;
  /** Stands where one would publish, while the job lacks something for it. */
  complete?: ReactNode;
  /** What the form below holds: then a draft is published from there, with what is written and not without it. */
  edited?: JobFormValues;
}

/** Whether a job is published, and the choice to change that; nothing else of the job changes with it. */
export function StatusSwitch({ job, complete, edited }: StatusSwitchProps) {
  const { t } = useTranslation('empleo');
  const [update, { isLoading, error }] = useUpdateJobMutation();
  const published = job.status === 'Publicado';
  const text = useRef<HTMLParagraphElement>(null);
  const pressed = useFocusKept(isLoading, job.status, text);
  return (
    <Card className={styles.card}>
      <Cluster>
        <JobStatusBadge job={job} />
        <p ref={text} role="status" tabIndex={-1} className={styles.text}>
          {t(`job.${stateOf(job)}`)}
        </p>
        {isWholeJob(job) && (published || !edited) ? (
          <Button
            size="small"
            variant={published ? 'secondary' : 'primary'}
            loading={isLoading}
            onClick={pressed(() =>
              update({ id: job.id, change: { status: published ? 'Borrador' : 'Publicado' } }),
            )}
          >
            {t(published ? 'editor.toDraft' : 'editor.publish')}
          </Button>
        ) : (
          complete
        )}
      </Cluster>
      <JobGaps job={edited ?? job} />
      {error && <Alert tone="error">{failureText(error, jobMessages.updateFailed)}</Alert>}
    </Card>
  );
}
