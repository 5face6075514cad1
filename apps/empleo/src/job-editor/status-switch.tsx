import { jobMessages } from '@puente/domain/jobs';
import { translateText, useTranslation } from '@puente/platform';
import { Alert, Badge, Button, Card } from '@puente/ui';
import { type Job } from '../job/job.ts';
import styles from './status-switch.module.css';
import { useUpdateJobMutation } from './update-job.ts';

/** Whether a job is published, and the choice to change that; nothing else of the job changes with it. */
export function StatusSwitch({ job }: { job: Job }) {
  const { t } = useTranslation('empleo');
  const [update, { isLoading, error }] = useUpdateJobMutation();
  const published = job.status === 'Publicado';
  return (
    <Card className={styles.card}>
      <div className={styles.row}>
        <Badge tone={published ? 'success' : 'neutral'}>{translateText(job.status)}</Badge>
        <p className={styles.text}>{t(published ? 'editor.isPublished' : 'editor.isDraft')}</p>
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
      </div>
      {error && <Alert tone="error">{translateText(jobMessages.updateFailed)}</Alert>}
    </Card>
  );
}
