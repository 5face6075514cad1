import { jobMessages } from '@puente/domain/jobs';
import { translateText, useTranslation } from '@puente/platform';
import { Alert, Button } from '@puente/ui';
import { useState } from 'react';
import { type OwnJob } from '../job/job.ts';
import { ConfirmDialog } from '../shared/late-components.ts';
import { useDeleteJobMutation } from './delete-job.endpoints.ts';

interface DeleteJobProps {
  job: OwnJob;
  size?: 'small' | 'medium';
  describedBy?: string;
  onDeleted: () => void;
}

/** Asks, deletes, and says when that failed. */
export function DeleteJob({ job, size = 'medium', describedBy, onDeleted }: DeleteJobProps) {
  const { t } = useTranslation('empleo');
  /** Once it was asked, the question stays: closing it gives the focus back. */
  const [asked, setAsked] = useState(false);
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading, error }] = useDeleteJobMutation();

  const confirm = async () => {
    const result = await remove(job.id);
    setAsking(false);
    if (result.error) console.error('A job was not deleted', job.id, result.error);
    else onDeleted();
  };

  const ask = () => {
    setAsked(true);
    setAsking(true);
  };

  return (
    <>
      <Button variant="quiet" size={size} aria-describedby={describedBy} onClick={ask}>
        {t('published.delete')}
      </Button>
      {error && <Alert tone="error">{translateText(jobMessages.deleteFailed)}</Alert>}
      {asked && (
        <ConfirmDialog
          open={asking}
          title={t('published.deleteTitle')}
          confirmLabel={t('published.deleteConfirm')}
          cancelLabel={t('cancel')}
          danger
          loading={isLoading}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('published.deleteText', { job: job.title })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
