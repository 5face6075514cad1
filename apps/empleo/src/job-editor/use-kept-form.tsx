import { useTranslation } from '@puente/platform';
import { keepDraft, readDraft } from '@puente/platform/forms';
import { Alert, Button } from '@puente/ui';
import { useState } from 'react';
import {
  baseFromDraft,
  differingFields,
  formValuesFromDraft,
  type JobFormValues,
} from './job-form-values.ts';
import { type FormBase } from './use-job-saving.ts';

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

  const write = (values: JobFormValues, over?: FormBase) =>
    keepDraft(draftKey, JSON.stringify({ ...values, version: over?.version, base: over?.values }));

  return {
    kept,
    /** Of the job that was written over. */
    keptBase: kept && baseFromDraft(readDraft(draftKey)),
    /** For the form's `key`: another one when it starts anew. */
    round,
    keep: (values: JobFormValues, over?: FormBase) =>
      isUntouched(values) ? keepDraft(draftKey, '') : write(values, over),
    /** Keeps what stands in the form after it was filled from a newer job. */
    keepOver: (values: JobFormValues, over: FormBase & { values: JobFormValues }) =>
      differingFields(values, over.values).length === 0 ? drop() : write(values, over),
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
