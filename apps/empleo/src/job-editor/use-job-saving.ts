import { type JobStatus, type OwnJobAttributes } from '@puente/domain/jobs';
import { useState } from 'react';
import { toJob, type OwnJob } from '../job/job.ts';
import { currentVersion } from '../shared/current-version.ts';
import { formValuesOf, type JobFormValues } from './job-form-values.ts';
import { type MergedForms, mergeForms, partOf } from './merge-forms.ts';
import { useUpdateJobMutation } from './update-job.ts';

/** What a form was filled from. */
export interface FormBase {
  values?: JobFormValues | undefined;
  version?: number | undefined;
}

/** What was sent to an older version, and the job as somebody else left it. */
export interface Conflict extends MergedForms {
  status: JobStatus | undefined;
  saved: OwnJob;
}

/** That it was saved, and what somebody else had changed of it. */
export interface Saved {
  taken: Partial<JobFormValues>;
}

/**
 * Saves a job that may have been changed elsewhere meanwhile: what only one of both changed is kept, and while both
 * changed the same nothing is saved before its employer decided.
 * @param kept what a kept draft was written over
 */
export function useJobSaving(job: OwnJob, kept?: FormBase) {
  const [update, { isLoading, error }] = useUpdateJobMutation();
  const [base, setBase] = useState<FormBase>(() => kept ?? baseOf(job));
  const [conflict, setConflict] = useState<Conflict>();

  const send = async (
    mine: JobFormValues,
    status: JobStatus | undefined,
    over: FormBase,
    taken: Partial<JobFormValues> = {},
  ): Promise<Saved | undefined> => {
    const { version } = over;
    const change = { ...mine, ...(status && { status }), ...(version && { version }) };
    const result = await update({ id: job.id, change });
    const current = currentVersion<OwnJobAttributes>(result.error);
    const saved = current && toJob(current);
    if (saved) {
      const stored = baseOf(saved);
      const merged = mergeForms(over.values, mine, stored.values);
      if (merged.clashing.length === 0) {
        return send(merged.values, status, stored, { ...taken, ...partOf(merged.values, merged.taken) });
      }
      setConflict({ ...merged, status, saved });
      return undefined;
    }
    setConflict(undefined);
    if (result.error) return undefined;
    setBase(baseOf(toJob(result.data.data)));
    return { taken };
  };

  return {
    save: (mine: JobFormValues, status?: JobStatus) => send(mine, status, base),
    /** Decides a conflict for what is in the form. */
    saveMine: ({ values, taken, status, saved }: Conflict) =>
      send(values, status, baseOf(saved), partOf(values, taken)),
    /** Decides a conflict for what is saved; what only the form has stays in it. */
    takeSaved: ({ values, clashing, saved }: Conflict): JobFormValues => {
      const stored = baseOf(saved);
      setBase(stored);
      setConflict(undefined);
      return { ...values, ...partOf(stored.values, clashing) };
    },
    base,
    isLoading,
    error,
    conflict,
    forget: () => setConflict(undefined),
  };
}

function baseOf(job: OwnJob) {
  return { values: formValuesOf(job), version: job.version };
}
