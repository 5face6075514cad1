import { useTranslation } from '@puente/platform';
import { Alert, Button } from '@puente/ui';
import { useState } from 'react';
import { keepDraft, readDraft } from '../shared/draft.ts';
import { formValuesFromDraft, type JobFormValues, versionFromDraft } from './job-form-values.ts';

/** A job form whose unsent values wait in the tab; an untouched form is not worth keeping. */
export function useKeptForm(draftKey: string, isUntouched: (values: JobFormValues) => boolean) {
  const { t } = useTranslation('empleo');
  const [kept, setKept] = useState(() => formValuesFromDraft(readDraft(draftKey)));
  const [round, setRound] = useState(0);
  const drop = () => {
    keepDraft(draftKey, '');
    setKept(undefined);
  };
  const startAnew = () => {
    drop();
    setRound(round + 1);
  };

  return {
    kept,
    /** Of the job that was written over. */
    keptVersion: kept && versionFromDraft(readDraft(draftKey)),
    /** For the form's `key`: another one when it starts anew. */
    round,
    keep: (values: JobFormValues, version?: number) =>
      keepDraft(draftKey, isUntouched(values) ? '' : JSON.stringify({ ...values, version })),
    /** What was kept is sent. */
    drop,
    startAnew,
    notice: kept && (
      <Alert
        actions={
          <Button size="small" variant="secondary" onClick={startAnew}>
            {t('editor.startAnew')}
          </Button>
        }
      >
        {t('editor.restored')}
      </Alert>
    ),
  };
}
