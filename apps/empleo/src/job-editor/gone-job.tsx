import { useTranslation } from '@puente/platform';
import { Alert } from '@puente/ui';
import { useEffect } from 'react';
import { type Send } from './job-form.tsx';
import { NewJobButtons } from './new-job-buttons.tsx';
import { useNewJob } from './use-new-job.ts';

interface GoneJobProps {
  employer: number;
  send: Send;
  onSaved: () => void;
  /** Hears why it could not be saved as a new one. */
  onError: (error: unknown) => void;
}

/** Somebody deleted the job that is being edited: what was written can become another one. */
export function GoneJob({ employer, send, onSaved, onError }: GoneJobProps) {
  const { t } = useTranslation('empleo');
  const { saveAs, sending, error } = useNewJob(employer, onSaved);
  useEffect(() => onError(error), [onError, error]);
  return (
    <>
      <Alert tone="error">{t('editor.gone')}</Alert>
      <NewJobButtons send={send} saveAs={saveAs} sending={sending} />
    </>
  );
}
