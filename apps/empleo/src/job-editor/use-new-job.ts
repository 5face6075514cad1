import { type JobStatus } from '@puente/domain/jobs';
import { useNavigate } from '@puente/platform';
import { useState } from 'react';
import { useCreateJobMutation } from './create-job.endpoints.ts';
import { type JobFormValues } from './job-form-values.ts';

/** Today where the employer is, as `yyyy-mm-dd`. */
function today(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/** Saves what is written as a job of its own and leads to the list. */
export function useNewJob(employer: number, onSaved: () => void) {
  const navigate = useNavigate();
  const [sending, setSending] = useState<JobStatus>();
  const [create, { error }] = useCreateJobMutation();

  const saveAs = (status: JobStatus) => async (content: JobFormValues) => {
    setSending(status);
    const result = await create({ ...content, status, employer, datePosted: today() });
    setSending(undefined);
    if (result.error) return;
    onSaved();
    void navigate('/mi-cuenta/empleos-publicados', { state: { notice: status } });
  };

  return { saveAs, sending, error };
}
