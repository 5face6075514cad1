import { keepDraft, readDraft } from '@puente/platform/forms';

const key = 'empleo.interrumpida';

/** True for the job whose application met an ended session: signing out reads all jobs anew, which closes its form. */
export const wasInterrupted = (jobId: number) => readDraft(key) === String(jobId);
export const keepInterrupted = (jobId: number | '') => keepDraft(key, String(jobId));
