import { type JobStatus } from '@puente/domain/jobs';
import { useNavigate } from '@puente/platform';
import { keepDraft, readDraft } from '@puente/platform/forms';
import { useState } from 'react';
import { newKey } from '../shared/idempotency-key.ts';
import { type NewJob, useCreateJobMutation } from './create-job.endpoints.ts';
import { type JobFormValues } from './job-form-values.ts';

/** Today where the employer is, as `yyyy-mm-dd`. */
function today(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

const keyDraft = 'empleo.clave';

/** The same for the same job until it is saved, also after a reload: what became of a lost answer is not known. */
function keyOf(job: NewJob): string {
  const written = JSON.stringify(job);
  const [key = '', ...tried] = readDraft(keyDraft).split(' ');
  if (tried.join(' ') === written) return key;
  const next = newKey();
  keepDraft(keyDraft, `${next} ${written}`);
  return next;
}

/** Saves what is written as a job of its own and leads to the list. */
export function useNewJob(employer: number, onSaved: () => void) {
  const navigate = useNavigate();
  const [sending, setSending] = useState<JobStatus>();
  const [create, { error }] = useCreateJobMutation();

  const saveAs = (status: JobStatus) => async (content: JobFormValues) => {
    setSending(status);
    const job = { ...content, status, employer, datePosted: today() };
    const result = await create({ job, key: keyOf(job) });
    setSending(undefined);
    if (result.error) return;
    keepDraft(keyDraft, '');
    onSaved();
    void navigate('/mi-cuenta/empleos-publicados', { state: { notice: status } });
  };

  return { saveAs, sending, error };
}
