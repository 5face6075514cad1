/** What is wanted only where somebody else changed or deleted the job that is being edited: one file for all of it. */
export { GoneJob } from './gone-job.tsx';
export { JobConflict } from './job-conflict.tsx';
export { mergeForms, partOf } from './merge-forms.ts';
