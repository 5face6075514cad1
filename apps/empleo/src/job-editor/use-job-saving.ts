import { type JobStatus, type OwnJobAttributes } from '@puente/domain/jobs';
import { useState } from 'react';
import { toJob, type OwnJob } from '../job/job.ts';
import { currentVersion } from '../shared/current-version.ts';
import { formValuesOf, type JobFormValues } from './job-form-values.ts';
import { type MergedForms } from './merge-forms.ts';
import { useUpdateJobMutation } from './update-job.endpoints.ts';

/** What a form was filled from. */
export interface FormBase {
  values?: JobFormValues | undefined;
  version?: number | undefined;
}

/** What was sent to an older version, and the job as somebody else left it. */
export interface Conflict extends MergedForms {
  status: JobStatus | undefined;
  saved: OwnJob;
  /** What somebody else wrote where nothing of one's own stands, and where something does. */
  others: { taken: Partial<JobFormValues>; clashing: Partial<JobFormValues> };
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
      // Rarely wanted. If it does not come, the refusal is told as it is, and nothing is lost.
      const rules = await import('./changed-meanwhile.ts').catch(() => undefined);
      if (!rules) return undefined;
      const stored = baseOf(saved);
      const merged = rules.mergeForms(over.values, mine, stored.values);
      const others = {
        taken: rules.partOf(merged.values, merged.taken),
        clashing: rules.partOf(stored.values, merged.clashing),
      };
      if (merged.clashing.length === 0) {
        return send(merged.values, status, stored, { ...taken, ...others.taken });
      }
      setConflict({ ...merged, status, saved, others });
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
    saveMine: ({ values, status, saved, others }: Conflict) =>
      send(values, status, baseOf(saved), others.taken),
    /** Decides a conflict for what is saved; what only the form has stays in it. */
    takeSaved: ({ values, saved, others }: Conflict): JobFormValues => {
      setBase(baseOf(saved));
      setConflict(undefined);
      return { ...values, ...others.clashing };
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
