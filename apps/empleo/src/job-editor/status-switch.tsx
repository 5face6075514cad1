import { jobMessages } from '@puente/domain/jobs';
import { translateText, useTranslation } from '@puente/platform';
import { Alert, Badge, Button, Card } from '@puente/ui';
import { type ReactNode } from 'react';
import { isWholeJob, type OwnJob } from '../job/job.ts';
import { failureText } from '../shared/failure-text.ts';
import { JobGaps } from './job-gaps.tsx';
import styles from './status-switch.module.css';
import { useUpdateJobMutation } from './update-job.ts';

interface StatusSwitchProps {
  job: OwnJob;
  /** Stands where one would publish, while the job lacks something for it. */
  complete?: ReactNode;
}

/** Whether a job is published, and the choice to change that; nothing else of the job changes with it. */
export function StatusSwitch({ job, complete }: StatusSwitchProps) {
  const { t } = useTranslation('empleo');
  const [update, { isLoading, error }] = useUpdateJobMutation();
  const published = job.status === 'Publicado';
  return (
    <Card className={styles.card}>
      <div className={styles.row}>
        <Badge tone={published ? 'success' : 'neutral'}>{translateText(job.status)}</Badge>
        <p className={styles.text}>{t(published ? 'editor.isPublished' : 'editor.isDraft')}</p>
        {isWholeJob(job) ? (
          <Button
            size="small"
            variant={published ? 'secondary' : 'primary'}
            loading={isLoading}
            onClick={() =>
              void update({ id: job.id, change: { status: published ? 'Borrador' : 'Publicado' } })
            }
          >
            {t(published ? 'editor.toDraft' : 'editor.publish')}
          </Button>
        ) : (
          complete
        )}
      </div>
      <JobGaps job={job} />
      {error && <Alert tone="error">{failureText(error, jobMessages.updateFailed)}</Alert>}
    </Card>
  );
}
