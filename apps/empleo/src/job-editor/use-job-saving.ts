import { type OwnJobAttributes } from '@puente/domain/jobs';
import { useState } from 'react';
import { toJob, type OwnJob } from '../job/job.ts';
import { currentVersion } from '../shared/current-version.ts';
import { differingFields, formValuesOf, type JobFormValues } from './job-form-values.ts';
import { type JobChange, useUpdateJobMutation } from './update-job.ts';

/** What was sent to an older version, and the job as somebody else left it. */
export interface Conflict {
  mine: JobFormValues & JobChange;
  saved: OwnJob;
}

/**
 * Saves a job that may have been changed elsewhere meanwhile; then nothing is saved before its employer decided.
 * @param keptVersion of a kept draft, when what it was written over is not known any more
 */
export function useJobSaving(job: OwnJob, keptVersion?: number) {
  const [update, { isLoading, error }] = useUpdateJobMutation();
  const [version, setVersion] = useState(keptVersion ?? job.version);
  // What the form was filled from.
  const [base, setBase] = useState(() => (version === job.version ? formValuesOf(job) : undefined));
  const [conflict, setConflict] = useState<Conflict>();

  const save = async (mine: Conflict['mine'], over = version): Promise<boolean> => {
    const result = await update({ id: job.id, change: { ...mine, ...(over && { version: over }) } });
    const current = currentVersion<OwnJobAttributes>(result.error);
    const saved = current && toJob(current);
    // Only its status was switched, or both wrote the same: there is nothing to decide.
    if (saved && [mine, base].some((values) => values && sameForm(formValuesOf(saved), values))) {
      return save(mine, saved.version);
    }
    setConflict(saved && { mine, saved });
    if (result.error) return false;
    setBase(formValuesOf(toJob(result.data.data)));
    setVersion(result.data.data.attributes.version);
    return true;
  };

  return { save, version, isLoading, error, conflict, forget: () => setConflict(undefined) };
}

function sameForm(one: JobFormValues, other: JobFormValues): boolean {
  return differingFields(one, other).length === 0;
}
